import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { sourceOf } from '../check-words.ts';

type Texts = ReadonlyMap<string, string>;

/** Hashes of a translation and of the English text from which it was made. */
type Seal = { readonly english: string; readonly own: string };

/**
 * A seal stores a hash of the English text from which a translation was made. The key of the map is a hash of the file
 * and the key of the text. A text has several seals after a merge of two branches that sealed it differently.
 */
export type Seals = ReadonlyMap<string, readonly Seal[]>;

/**
 * `current`: made from the current English. `stale`: the English text has changed since. `unsealed`: the translation
 * was written after the last seal.
 */
export type SealState = 'current' | 'stale' | 'unsealed';

const SIZES = { name: 6, text: 4 } as const;
/** A line of a file of seals: 6 characters of the hash of file and key, 4 of the English text, 4 of the translation. */
const LINE = /^([\w-]{6}) ([\w-]{4})([\w-]{4})$/;

const hashes = new Map<string, string>();
const hash = (text: string, size: number): string => {
  const known =
    hashes.get(text) ?? createHash('sha256').update(text).digest('base64url').slice(0, SIZES.name);
  hashes.set(text, known);
  return known.slice(0, size);
};
const nameOf = (file: string, key: string): string => hash(`${file} ${key}`, SIZES.name);

const fileOf = (root: string, locale: string): string => join(root, 'seals', `${locale}.txt`);

/**
 * Reads the seals of a language from `translations/seals/<locale>.txt`; without this file, there are no seals. See
 * docs/decisions/0100. Throws if a line is not a seal.
 */
export const readSeals = (root: string, locale: string): Seals => {
  const file = fileOf(root, locale);
  if (!existsSync(file)) return new Map();
  const seals = new Map<string, Seal[]>();
  for (const line of readFileSync(file, 'utf8').split(/\r?\n/)) {
    if (line === '') continue;
    const [, name, english, own] = LINE.exec(line) ?? [];
    if (name === undefined || english === undefined || own === undefined)
      throw new Error(`translations/seals/${locale}.txt: "${line}" is not a seal: delete this line`);
    seals.set(name, [...(seals.get(name) ?? []), { english, own }]);
  }
  return seals;
};

/** Writes the seals of a language: one line for each, sorted, so that git can merge the seals of two branches. */
export const writeSeals = (root: string, locale: string, seals: Seals): void => {
  const lines = [...seals].flatMap(([name, known]) =>
    known.map(({ english, own }) => `${name} ${english}${own}\n`),
  );
  const file = fileOf(root, locale);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, lines.sort().join(''));
};

/** The seals of a text that were made for its current translation. */
const fittingSeals = (name: string, text: string, seals: Seals): readonly Seal[] =>
  (seals.get(name) ?? []).filter(({ own }) => own === hash(text, SIZES.text));

/** The state of each translated text of a file. Texts that English does not have are left out. */
export const sealStates = (
  file: string,
  english: Texts,
  own: Texts,
  seals: Seals,
): ReadonlyMap<string, SealState> =>
  new Map(
    [...own].flatMap(([key, text]): [string, SealState][] => {
      const from = sourceOf(key, english, own).text;
      if (from === undefined) return [];
      const fitting = fittingSeals(nameOf(file, key), text, seals);
      if (fitting.length === 0) return [[key, 'unsealed']];
      const isCurrent = fitting.some((seal) => seal.english === hash(from, SIZES.text));
      return [[key, isCurrent ? 'current' : 'stale']];
    }),
  );

/**
 * The seals of a file after its translations were written. A new or changed text is sealed with the current English. A
 * stale text stays stale until it changes, or until `all` confirms it. A text whose key is in `refused` keeps its
 * seals.
 */
export const sealFile = (
  file: string,
  english: Texts,
  own: Texts,
  seals: Seals,
  {
    all = false,
    refused = new Set(),
  }: { readonly all?: boolean; readonly refused?: ReadonlySet<string> } = {},
): Seals =>
  new Map(
    [...sealStates(file, english, own, seals)].map(([key, state]) => {
      const name = nameOf(file, key);
      const text = own.get(key) ?? '';
      if (refused.has(key)) return [name, seals.get(name) ?? []];
      if (state === 'stale' && !all) return [name, fittingSeals(name, text, seals)];
      const from = sourceOf(key, english, own).text ?? '';
      return [name, [{ english: hash(from, SIZES.text), own: hash(text, SIZES.text) }]];
    }),
  );
