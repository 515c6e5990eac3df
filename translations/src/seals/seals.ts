import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { z } from 'zod';
import { sourceOf } from '../check-words.ts';

/**
 * Seals remember from which English text each translation was made: `translations/seals/<locale>.json` has a line for
 * each file of words, and in it 13 characters for each text: 5 of the hash of its key, 4 of the English text, 4 of the
 * translation. See docs/decisions/0100.
 */
const sealsSchema = z.record(z.string(), z.string().regex(/^(?:[\w-]{13})*$/));
const SIZES = { key: 5, text: 4 } as const;
const SEAL = SIZES.key + 2 * SIZES.text;

type Texts = ReadonlyMap<string, string>;

/** Hashes of the English text and of the translation, by the hash of the key. */
type FileSeals = ReadonlyMap<string, { readonly english: string; readonly own: string }>;
export type Seals = ReadonlyMap<string, FileSeals>;

/** `current`: made from today's English. `stale`: English changed since. `unsealed`: written since the last seal. */
export type SealState = 'current' | 'stale' | 'unsealed';

const hashes = new Map<string, string>();
const hash = (text: string, size: number): string => {
  const known = hashes.get(text) ?? createHash('sha256').update(text).digest('base64url').slice(0, SIZES.key);
  hashes.set(text, known);
  return known.slice(0, size);
};

const fileOf = (root: string, locale: string): string => join(root, 'seals', `${locale}.json`);

/** Reads the seals of a language; a missing file has none. Throws if the file is wrong. */
export const readSeals = (root: string, locale: string): Seals => {
  const file = fileOf(root, locale);
  if (!existsSync(file)) return new Map();
  return new Map(
    Object.entries(sealsSchema.parse(JSON.parse(readFileSync(file, 'utf8')))).map(([name, line]) => [
      name,
      new Map(
        (line.match(new RegExp(`.{${SEAL}}`, 'g')) ?? []).map((seal) => [
          seal.slice(0, SIZES.key),
          { english: seal.slice(SIZES.key, -SIZES.text), own: seal.slice(-SIZES.text) },
        ]),
      ),
    ]),
  );
};

/** Writes the seals of a language. */
export const writeSeals = (root: string, locale: string, seals: Seals): void => {
  const lines = [...seals]
    .filter(([, file]) => file.size > 0)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, file]) => [
      name,
      [...file]
        .map(([key, { english, own }]) => `${key}${english}${own}`)
        .sort()
        .join(''),
    ]);
  const file = fileOf(root, locale);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, `${JSON.stringify(Object.fromEntries(lines), null, 2)}\n`);
};

/** The state of each translated text of a file. Texts that English does not have are left out. */
export const sealStates = (
  english: Texts,
  own: Texts,
  seals: FileSeals | undefined,
): ReadonlyMap<string, SealState> =>
  new Map(
    [...own].flatMap(([key, text]): [string, SealState][] => {
      const from = sourceOf(key, english, own).text;
      if (from === undefined) return [];
      const seal = seals?.get(hash(key, SIZES.key));
      if (seal?.own !== hash(text, SIZES.text)) return [[key, 'unsealed']];
      return [[key, seal.english === hash(from, SIZES.text) ? 'current' : 'stale']];
    }),
  );

/**
 * Seals of a file after its translations were written: a text that is new or has changed is sealed with today's
 * English. A stale text stays stale until it changes, or until `all` says that it still holds.
 */
export const sealFile = (
  english: Texts,
  own: Texts,
  seals: FileSeals | undefined,
  all: boolean,
): FileSeals => {
  const states = sealStates(english, own, seals);
  return new Map(
    [...states].map(([key, state]) => {
      const name = hash(key, SIZES.key);
      const old = seals?.get(name);
      const seal = {
        english: hash(sourceOf(key, english, own).text ?? '', SIZES.text),
        own: hash(own.get(key) ?? '', SIZES.text),
      };
      return [name, state === 'stale' && !all && old ? old : seal];
    }),
  );
};
