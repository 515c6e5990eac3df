/** Keys of the Vietnamese keyboard Telex that put a tone on the vowel before them, with the Unicode mark. */
const TONES: Readonly<Record<string, string>> = {
  s: '\u0301',
  f: '\u0300',
  r: '\u0309',
  x: '\u0303',
  j: '\u0323',
};
/** Two letters that the keyboard joins into one. */
const PAIRS: Readonly<Record<string, string>> = {
  aa: 'â',
  ee: 'ê',
  oo: 'ô',
  dd: 'đ',
  aw: 'ă',
  ow: 'ơ',
  uw: 'ư',
};
const VOWEL = /[aeiouyâêôăơư]/;
const VOWELS = /[aeiouyâêôăơư]+/g;

/** Puts the tone on the first or the last letter of the last group of vowels. */
const withTone = (letters: string, tone: string, isFirst: boolean): string => {
  const last = [...letters.matchAll(VOWELS)].at(-1);
  if (!last) return letters;
  const at = last.index + (isFirst ? 0 : last[0].length - 1);
  return `${letters.slice(0, at + 1)}${tone}${letters.slice(at + 1)}`;
};

type Place = { readonly isFirst: boolean; readonly moves: boolean };

const syllable = (word: string, { isFirst, moves }: Place): string => {
  let letters = '';
  let tone = '';
  for (const key of word) {
    const mark = TONES[key];
    const pair = PAIRS[(letters.at(-1) ?? '') + key];
    if (pair !== undefined) letters = letters.slice(0, -1) + pair;
    else if (key === 'w') letters += 'ư';
    else if (mark !== undefined && VOWEL.test(letters)) {
      if (moves) tone = mark;
      else letters = withTone(letters, mark, isFirst);
    } else letters += key;
  }
  return withTone(letters, tone, isFirst).normalize('NFC');
};

const PLACES: readonly Place[] = [true, false].flatMap((isFirst) =>
  [true, false].map((moves) => ({ isFirst, moves })),
);

/**
 * What Telex shows for a word in small letters: `for` is `fỏ`. There are several results, because keyboards put the
 * tone on different vowels, and some move it to the vowels that follow.
 */
export const inTelex = (word: string): readonly string[] =>
  PLACES.map((place) =>
    word
      .split('_')
      .map((part) => syllable(part, place))
      .join('_'),
  );
