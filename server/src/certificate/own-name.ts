import { withoutPoints, withPlainLatin } from '@hopcode/contract/auth/canonical-name';
import { latinWords, singleLetterRows, wordsThatLookLatin } from '../creative/disguised-words.ts';
import { withGluedWordsApart } from '../creative/glued-words.ts';
import { joinedTexts, writtenPieces } from '../creative/written-pieces.ts';
import { soundsLike } from './name-sounds.ts';
import { isSplit, withGlue } from './name-within.ts';

/** Minimum length of the parts of a name to look for: shorter parts are also parts of many words. */
const SHORTEST_NAME = 3;
/**
 * Minimum lengths of a name to look for inside other words: first inside any word of a program, then inside the words
 * of its comments and texts.
 */
const SHORTEST_WITHIN = 6;
const SHORTEST_WITHIN_TEXT = 5;
/** Scripts in which a name has no space before or after it. */
const WITHOUT_SPACES =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}]/u;
const SHORTEST_WITHOUT_SPACES = 2;

/** Letters that can also be written as two letters. */
const WITH_E: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue', ø: 'oe', å: 'aa' };

const replaced = (text: string, by: Readonly<Record<string, string>>): string =>
  [...text].map((letter) => by[letter] ?? letter).join('');

/** A text in lower case without accents and vowel points, because children leave some out and add others. */
const plain = (text: string): string =>
  withPlainLatin(
    withoutPoints(text.normalize('NFKC').toLowerCase().normalize('NFD'))
      .replaceAll(/\p{Script=Inherited}|\p{Cf}/gu, '')
      .normalize('NFC'),
  );

/** The ways in which a name can be written without its accents. */
const spellings = (name: string): string[] => [
  plain(name),
  plain(replaced(name.normalize('NFC').toLowerCase(), WITH_E)),
];

const partsOf = (name: string | null): string[] => (name ?? '').match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];

/** A name and its possessive: Kim and Kims. */
const withS = (name: string): string[] => [name, `${name}s`];

/**
 * Commands: their words do not count as names, even in comments. The line `player.move_forward() # forward` does not
 * contain Ward.
 */
const COMMANDS = /(?<=player\.)[\p{L}_]{1,64}(?=\()/gu;

type Said = {
  /**
   * The words of the program, and the words that may be hidden in it: in parts of names, in look-alike letters, or in
   * letters with spaces between them.
   */
  readonly words: ReadonlySet<string>;
  /** The words of each comment and text. */
  readonly pieces: readonly (readonly string[])[];
};

function saidBy(code: string): Said {
  const joined = joinedTexts(code);
  const text = plain(joined);
  const written = partsOf(text);
  const pieces = writtenPieces(text);
  const words = new Set([
    ...written,
    ...written.flatMap(latinWords),
    ...partsOf(plain(withGluedWordsApart(joined))),
    ...wordsThatLookLatin(text),
    ...pieces.flatMap(singleLetterRows),
  ]);
  return { words, pieces: pieces.map(partsOf) };
}

/** Whether a program contains a part of the student's own name, or all parts as one word. */
export function hasOwnName(
  code: string,
  { full_name: fullName, username }: { readonly full_name: string | null; readonly username: string },
): boolean {
  const text = plain(joinedTexts(code));
  const { words, pieces } = saidBy(code);
  const commands = new Set((text.match(COMMANDS) ?? []).flatMap((command) => command.split('_')));
  const said = new Set(pieces.flat().filter((word) => !commands.has(word)));
  const of = partsOf(fullName);
  const bare = [...of, ...partsOf(username)].flatMap(spellings);
  const isLong = (part: string): boolean => [...part].length >= SHORTEST_NAME;
  const isPart = (part: string): boolean =>
    WITHOUT_SPACES.test(part)
      ? [...part].length >= SHORTEST_WITHOUT_SPACES && text.includes(part)
      : isLong(part) && words.has(part);
  const isWithin = (name: string): boolean =>
    (name.length >= SHORTEST_WITHIN &&
      [...words].some((word) => word.includes(name) && !commands.has(word))) ||
    (name.length >= SHORTEST_WITHIN_TEXT && [...said].some((word) => word.includes(name)));
  const isGlued = (name: string): boolean => {
    const glued = withGlue(name);
    return [...words].some((word) => glued.test(word));
  };
  const joined = of.length < 2 ? [] : [of.join(''), of.toReversed().join('')].flatMap(spellings);
  const isWhole = (whole: string): boolean =>
    words.has(whole) || (whole.length >= SHORTEST_WITHIN && [...words].some((word) => word.includes(whole)));
  const names = new Set(bare.filter(isLong));
  return (
    [...of.flatMap(withS).flatMap(spellings), ...bare].some(isPart) ||
    joined.some(isWhole) ||
    of.flatMap(spellings).some(isWithin) ||
    [...names].some(isGlued) ||
    [...of, ...partsOf(username)].some((name) => [...words].some(soundsLike(name))) ||
    [...pieces, pieces.map((piece) => piece.join(''))].some((piece) => isSplit(piece, names))
  );
}
