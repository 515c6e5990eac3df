import { partsOf } from './code-parts.ts';
import { KNOWN_WORDS } from './known-words.ts';
import { repairPunctuation } from './repair.ts';
import { inKana, outOfKana } from './romaji.ts';
import { inTelex } from './telex.ts';

/** Keyboards that change Latin letters while a word is typed. */
export type InputMethodName = 'japanese' | 'vietnamese';

type InputMethod = {
  readonly name: InputMethodName;
  /** A letter that only this keyboard produces. */
  readonly letter: RegExp;
  /** The known words by what the keyboard shows for them. */
  readonly known: ReadonlyMap<string, string>;
  /**
   * The word that letters outside the known words most likely mean; unchanged for a word of the learner's own language.
   */
  readonly guess: (shown: string) => string;
};

/** The known words in a program must have at least this many letters together. A shorter match may be an accident. */
const LEAST_KNOWN_LETTERS = 3;

const byShown = (shownFor: (word: string) => readonly string[]): ReadonlyMap<string, string> =>
  new Map(
    [...KNOWN_WORDS].flatMap((word) =>
      shownFor(word.toLowerCase()).flatMap((shown): [string, string][] =>
        shown === word.toLowerCase() ? [] : [[shown, word]],
      ),
    ),
  );

const METHODS: readonly InputMethod[] = [
  {
    name: 'japanese',
    letter: /[\u3041-\u3096]/,
    known: byShown(inKana),
    // A name that contains only kana is a name that the learner wants in kana.
    guess: (shown) => (/[a-z]/i.test(shown) ? outOfKana(shown) : shown),
  },
  {
    name: 'vietnamese',
    letter: /[\u00c0-\u01b0\u1ea0-\u1ef9]/,
    known: byShown(inTelex),
    guess: (shown) => shown,
  },
];

const WORD = /[\p{L}\p{M}_][\p{L}\p{M}\p{N}_]*/gu;

const repairBy = (source: string, { letter, known, guess }: InputMethod): string | undefined => {
  const found = new Set<string>();
  const repaired = partsOf(source)
    .map(({ kind, text }) =>
      kind === 'text'
        ? text
        : text.replaceAll(WORD, (shown) => {
            if (!letter.test(shown)) return shown;
            const word = known.get(shown.normalize('NFC').toLowerCase());
            if (word !== undefined) found.add(word);
            return word ?? guess(shown);
          }),
    )
    .join('');
  return [...found].join('').length >= LEAST_KNOWN_LETTERS ? repaired : undefined;
};

/**
 * Recognises a program that was typed while a keyboard changed its Latin letters: into kana (`ｐりんｔ（１）` is `print(1)`)
 * or into letters with Vietnamese tones (`fỏ i in range(3)`). Strings, comments and names of the language stay
 * unchanged. Undefined when the program is fine.
 */
export const repairInputMethod = (
  source: string,
): { readonly layout: InputMethodName; readonly source: string } | undefined => {
  const possible = METHODS.filter(({ letter }) => letter.test(source));
  if (possible.length === 0) return undefined;
  // The same keyboards also create full-width letters, brackets and quotes.
  const plain = repairPunctuation(source).source;
  for (const method of possible) {
    const repaired = repairBy(plain, method);
    if (repaired !== undefined) return { layout: method.name, source: repaired };
  }
  return undefined;
};
