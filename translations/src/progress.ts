import { sourceOf, wantedKeys } from './check-words.ts';
import { type SealState, type Seals, sealStates } from './seals/seals.ts';
import { type LanguagePart, partOf } from './texts/language-parts.ts';
import type { FileTexts } from './texts/word-files.ts';

type Texts = ReadonlyMap<string, string>;
type Amount = { readonly done: number; readonly total: number };

/** How much of a language is translated, counted in words of the English texts. */
export type LanguageProgress = {
  readonly parts: Readonly<Record<LanguagePart, Amount>>;
  readonly all: Amount;
  /** Translated texts whose English text has changed since, such as `ui.json game.run`; and those without a seal. */
  readonly stale: readonly string[];
  readonly unsealed: readonly string[];
};

const counts = new Map<string, number>();
const wordCount = (text: string): number => {
  const known =
    counts.get(text) ?? Math.max(1, text.split(/\s+/).filter((word) => /\p{L}/u.test(word)).length);
  counts.set(text, known);
  return known;
};

const amountOf = (locale: string, file: string, english: Texts, own: Texts | undefined): Amount => {
  const wanted = file.endsWith('.json') ? wantedKeys(locale, english) : english.keys();
  let [done, total] = [0, 0];
  for (const key of wanted) {
    const words = wordCount(
      english.get(key) ?? sourceOf(key, english, new Map([...english, [key, '']])).text ?? '',
    );
    total += words;
    if (own?.has(key)) done += words;
  }
  return { done, total };
};

const sumOf = (amounts: readonly Amount[]): Amount => ({
  done: amounts.reduce((sum, { done }) => sum + done, 0),
  total: amounts.reduce((sum, { total }) => sum + total, 0),
});

/**
 * How much of the words is translated into a language, and which translations were made from an earlier English text.
 */
export const progressOf = (
  locale: string,
  english: ReadonlyMap<string, Texts>,
  own: ReadonlyMap<string, FileTexts>,
  seals: Seals,
): LanguageProgress => {
  const textsOf = (file: string): Texts | undefined => {
    const read = own.get(file);
    return read && 'texts' in read ? read.texts : undefined;
  };
  const amounts = [...english].map(([file, texts]) => ({
    part: partOf(file),
    amount: amountOf(locale, file, texts, textsOf(file)),
  }));
  const of = (part: LanguagePart) =>
    sumOf(amounts.filter((one) => one.part === part).map(({ amount }) => amount));
  const states = [...english].flatMap(([file, texts]) =>
    [...sealStates(file, texts, textsOf(file) ?? new Map(), seals)].map(
      ([key, state]): [string, SealState] => [`${file} ${key}`, state],
    ),
  );
  const inState = (wanted: SealState) => states.flatMap(([key, state]) => (state === wanted ? [key] : []));
  return {
    parts: {
      interface: of('interface'),
      errors: of('errors'),
      chapter: of('chapter'),
      quiz: of('quiz'),
      scenes: of('scenes'),
      mails: of('mails'),
      later: of('later'),
    },
    all: sumOf(amounts.map(({ amount }) => amount)),
    stale: inState('stale'),
    unsealed: inState('unsealed'),
  };
};

/** A whole percentage, rounded down: only a complete language gets 100. */
export const percentOf = ({ done, total }: Amount): number =>
  total === 0 ? 100 : Math.floor((done * 100) / total);
