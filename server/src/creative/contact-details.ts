import {
  ANNOUNCED,
  ANNOUNCED_WITHIN,
  DECORATORS,
  DOMAINS,
  DOMAINS_ELSEWHERE,
  DOMAINS_IN_WORDS,
  DOMAINS_WITH_PATH,
  GAMES,
  SERVICES,
  SERVICES_WITHIN,
} from './contact-words.ts';
import { singleLetterRows } from './disguised-words.ts';
import { hasPhoneNumber, hasPhoneNumberInCode } from './phone-numbers.ts';
import { isHouseInCode, STREETS } from './street-addresses.ts';
import { joinedTexts, writtenPieces } from './written-pieces.ts';

const anyOf = (words: readonly string[]): string => `(?:${words.join('|')})`;
const START = '(?<![\\p{L}\\p{M}\\p{N}])';
const END = '(?![\\p{L}\\p{M}\\p{N}])';

/**
 * Patterns for email addresses, web addresses and usernames in comments and texts. All repetitions have a limit,
 * because a program can have 100,000 letters. Where a symbol follows a word, the pattern begins with the symbol: there
 * are fewer symbols than words, so the search is faster.
 */
const PLACES: readonly RegExp[] = [
  /(?=[@([{])(?<=[\p{L}\p{N}._%+-]\s{0,3})(?:@|[([{]\s*at\s*[)\]}])\s{0,3}[\p{L}\p{N}-]{1,64}\s{0,3}(?:\.|[([{]?\s*dot\s*[)\]}]?)\s*\p{L}{2,}/u,
  new RegExp(`${START}[\\p{L}\\p{N}._-]{1,64} at [\\p{L}\\p{N}-]{2,64} dot ${anyOf(DOMAINS)}${END}`, 'u'),
  /https?:|www\.|xn--/u,
  new RegExp(
    `${START}[\\p{L}\\p{N}-]{1,64}\\.${anyOf([...DOMAINS, ...DOMAINS_WITH_PATH])}/[\\p{L}\\p{N}_+-]{1,64}`,
    'u',
  ),
  new RegExp(`${START}[\\p{L}\\p{M}\\p{N}-]{2,64}\\.${anyOf(DOMAINS_ELSEWHERE)}${END}`, 'u'),
  new RegExp(
    `(?<=[\\p{L}\\p{N}-]{2}\\s{1,3})(?:\\.|dot|punkt|точка|נקודה)\\s{1,3}${anyOf(DOMAINS_IN_WORDS)}${END}`,
    'u',
  ),
  /(?<=[\p{L}\p{N}-]{2}\s{1,3})(?:point|punto|ponto|punt)\s{1,3}com(?![\p{L}\p{M}\p{N}])/u,
  new RegExp(
    `${START}${anyOf(GAMES)}(?:\\s{1,3}(?:id|name|tag))?(?:\\s{0,3}[:=@]|\\s)\\s{0,3}(?:\\p{L}[\\p{L}.]{1,40}[\\d_]|\\p{L}{2,40}_\\p{L})`,
    'u',
  ),
  new RegExp(`${START}my\\s{1,3}${anyOf(GAMES)}\\s{0,3}(?:name|id|tag)${END}`, 'u'),
  new RegExp(`${START}[\\p{L}\\p{N}-]{2,64}\\.${anyOf(DOMAINS)}${END}`, 'u'),
  new RegExp(`(?<![\\p{L}\\p{N}.])@(?!${anyOf(DECORATORS)}${END})[\\p{L}\\p{N}_.]{3,}`, 'u'),
  /(?<=[\p{L}\p{N}_.]{2})#\d{4}(?!\d)/u,
  /(?<![\p{L}\p{N}])(?:snap|ig|tg)\s*[:=@]/u,
];

/** A program for comparison: in lower case and with digits of one script. */
const plain = (code: string): string =>
  code
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/\p{Cf}/gu, '')
    .replaceAll(/\p{Nd}/gu, (digit) => (/\d/.test(digit) ? digit : `${digitValue(digit)}`));

/**
 * The value of a digit in any script. In Unicode, the ten digits of a script follow each other, and the character
 * before its zero is not a digit.
 */
function digitValue(digit: string): number {
  const code = digit.codePointAt(0) ?? 0;
  let zero = code;
  while (code - zero < 9 && /\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero -= 1;
  return code - zero;
}

const spaced = (words: string): string => ` ${words.match(/[\p{L}\p{M}]+/gu)?.join(' ') ?? ''} `;

/**
 * The letters that may be attached to the name of a service, by script: in Hebrew, for example, "in Telegram" is one
 * word.
 */
const BENT_SERVICES = [
  ['[בהוכלמש]{0,2}', /\p{Script=Hebrew}/u, ''],
  ['(?:[وفبلك]{0,2}(?:ال|لل)?)', /\p{Script=Arabic}/u, ''],
  ['', /\p{Script=Cyrillic}/u, '(?:[аеуыиіюя]|ом|ой|ові)?'],
] as const;
const SERVICE_WORDS: readonly RegExp[] = BENT_SERVICES.map(([before, script, after]) => {
  const services = SERVICES.filter((service) => script.test(service));
  return new RegExp(`${START}${before}${anyOf(services)}${after}${END}`, 'u');
});
const SPACED_SERVICES = SERVICES.map(spaced);
const SPACED_ANNOUNCED = ANNOUNCED.map(spaced);
/** Shorter names of services are also parts of other words. */
const SHORTEST_SPELLED = 5;
const SPELLED_SERVICES = SERVICES.filter(
  (service) => service.length >= SHORTEST_SPELLED && !service.includes(' '),
);
/** Finds spelled words: `d i s c o r d` and `d.i.s.c.o.r.d`. */
const spelled = (piece: string): string => singleLetterRows(piece).join(' ');

const namesService = (text: string): boolean => {
  const words = spaced(text);
  return (
    SPACED_SERVICES.some((service) => words.includes(service)) ||
    SERVICE_WORDS.some((service) => service.test(text))
  );
};

/** Whether a comment or another text, in plain letters, says how to reach its author. */
function saysContact(piece: string): boolean {
  if (hasPhoneNumber(piece) || [...PLACES, ...STREETS].some((place) => place.test(piece))) return true;
  const letters = spelled(piece);
  if (SPELLED_SERVICES.some((service) => letters.includes(service))) return true;
  const said = spaced(piece);
  return (
    SPACED_ANNOUNCED.some((phrase) => said.includes(phrase)) ||
    [...SERVICES_WITHIN, ...ANNOUNCED_WITHIN].some((phrase) => piece.includes(phrase))
  );
}

/**
 * Whether a program says how to find its author or write to them: a phone number, an address, a link, a username, or a
 * messaging service. It does not find contact details that a child describes in other words.
 */
export function hasContactDetails(code: string): boolean {
  if (hasPhoneNumberInCode(plain(code))) return true;
  const text = plain(joinedTexts(code));
  return namesService(text) || isHouseInCode(text) || writtenPieces(text).some(saysContact);
}

/** Code in a tutorial. */
const CODE = /```[^`]*(?:```|$)|`[^`\n]*`/g;
/** The `@` of a decorator. */
const DECORATING = /(?<=^\s*`*)@(?=[\p{L}_])/gmu;

/**
 * Whether a text that people read, such as a tutorial, says how to reach its author. A decorator in code within the
 * text does not count as a username.
 */
export function hasContactDetailsInText(words: string): boolean {
  const text = plain(words).replaceAll(CODE, (code) => code.replaceAll(DECORATING, ''));
  return namesService(text) || saysContact(text);
}
