import {
  ANNOUNCED,
  ANNOUNCED_WITHIN,
  DECORATORS,
  DOMAINS,
  NOT_OF_A_STREET,
  SERVICES,
  SERVICES_WITHIN,
  STREET_ENDS,
  STREETS_AFTER,
  STREETS_BEFORE,
} from './contact-words.ts';
import { hasPhoneNumber, hasPhoneNumberInCode } from './phone-numbers.ts';
import { writtenPieces } from './written-pieces.ts';

const anyOf = (words: readonly string[]): string => `(?:${words.join('|')})`;
const START = '(?<![\\p{L}\\p{M}\\p{N}])';
const END = '(?![\\p{L}\\p{M}\\p{N}])';

/** All repetitions have a limit: a program can have 100,000 letters. Addresses of mail and of the web, names of users, streets: in comments and texts. */
const PLACES: readonly RegExp[] = [
  /[\p{L}\p{N}._%+-]{1,64}\s{0,3}(?:@|[([{]\s*at\s*[)\]}])\s{0,3}[\p{L}\p{N}-]{1,64}\s{0,3}(?:\.|[([{]?\s*dot\s*[)\]}]?)\s*\p{L}{2,}/u,
  new RegExp(`${START}[\\p{L}\\p{N}._-]{1,64} at [\\p{L}\\p{N}-]{2,64} dot ${anyOf(DOMAINS)}${END}`, 'u'),
  /https?:|www\./u,
  new RegExp(`${START}[\\p{L}\\p{N}-]{2,64}\\.${anyOf(DOMAINS)}${END}`, 'u'),
  new RegExp(`(?<![\\p{L}\\p{N}.])@(?!${anyOf(DECORATORS)}${END})[\\p{L}\\p{N}_.]{3,}`, 'u'),
  /[\p{L}\p{N}_.]{2,40}#\d{4}(?!\d)/u,
  /(?<![\p{L}\p{N}])(?:snap|ig|tg|telegram)\s*[:=@]/u,
  new RegExp(
    `${START}${anyOf(STREETS_BEFORE)}\\s+(?:\\p{L}[\\p{L}\\p{M}.'’-]*,?\\s+){1,4}(?:no\\.?\\s*)?\\d{1,4}`,
    'u',
  ),
  new RegExp(`${START}\\d{1,4}\\p{L}?,?\\s+${anyOf(STREETS_BEFORE)}\\s+\\p{L}`, 'u'),
  new RegExp(`\\p{L}{2,40}[\\s-]?${anyOf(STREET_ENDS)}\\s*(?:no\\s*[:.]?\\s*)?\\d{1,4}`, 'u'),
  new RegExp(
    `${START}\\d{1,5}\\p{L}?,?\\s+(?:(?!${anyOf(NOT_OF_A_STREET)}${END})[\\p{L}.'’-]+\\s+){1,2}${anyOf(STREETS_AFTER)}${END}`,
    'u',
  ),
  /\d+\s*(?:丁目|番地|번길|號|号楼)/u,
];

/** A program for comparison: in small letters, with digits of one script. */
const plain = (code: string): string =>
  code
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/\p{Cf}/gu, '')
    .replaceAll(/\p{Nd}/gu, (digit) => (/\d/.test(digit) ? digit : `${digitValue(digit)}`));

/** The value of a digit of any script: each script has its ten digits in a row, after a character that is none. */
function digitValue(digit: string): number {
  const code = digit.codePointAt(0) ?? 0;
  let zero = code;
  while (code - zero < 9 && /\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero -= 1;
  return code - zero;
}

const spaced = (words: string): string => ` ${words.match(/[\p{L}\p{M}]+/gu)?.join(' ') ?? ''} `;

/** Whether a comment, a text or a sentence, in plain letters, says how to find its author. */
function saysContact(piece: string): boolean {
  if (hasPhoneNumber(piece) || PLACES.some((place) => place.test(piece))) return true;
  const said = spaced(piece);
  return (
    ANNOUNCED.some((phrase) => said.includes(spaced(phrase))) ||
    [...SERVICES_WITHIN, ...ANNOUNCED_WITHIN].some((phrase) => piece.includes(phrase))
  );
}

/**
 * Whether a program says how to find or to write to its author: the number of a phone, an address, a link, the name of a
 * user, or a service of messages. It cannot find what a child writes in other words.
 */
export function hasContactDetails(code: string): boolean {
  const text = plain(code);
  if (hasPhoneNumberInCode(text)) return true;
  const words = spaced(text);
  if (SERVICES.some((service) => words.includes(spaced(service)))) return true;
  return writtenPieces(text).some(saysContact);
}

/** Code within a tutorial. */
const CODE = /```[^`]*(?:```|$)|`[^`\n]*`/g;
/** The sign of a decorator. */
const DECORATING = /(?<=^\s*`*)@(?=[\p{L}_])/gmu;

/** The same of words that people read, such as a tutorial; its code may have decorators. */
export function hasContactDetailsInText(words: string): boolean {
  const text = plain(words).replaceAll(CODE, (code) => code.replaceAll(DECORATING, ''));
  return SERVICES.some((service) => spaced(text).includes(spaced(service))) || saysContact(text);
}
