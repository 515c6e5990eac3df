import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { DEFAULT_LOCALE, isLocale } from '@hopcode/translations/locales';
import { z } from 'zod';

/** What the tutor has words for, as keys of translations/en/tips.json. */
const KEYS = [
  'missing',
  'block',
  'around',
  'other',
  'extra',
  'further',
  'back',
  'column',
  'spaces',
  'command',
  'same',
  'ownWay',
  'ownWayLine',
] as const;
export type TipKey = (typeof KEYS)[number];

const tipsSchema = z.record(z.enum(KEYS), z.string());
const translatedTipsSchema = z.partialRecord(z.string(), z.string());
const commandsSchema = z.object({
  commands: z.record(z.string(), z.object({ summary: z.string().optional() })).optional(),
});

/** The words of tips in one language, text by text in English where they are not translated. */
export type TipWords = {
  readonly tips: Readonly<Record<TipKey, string>>;
  /** What each command of the character does, by its name in Python. */
  readonly commands: ReadonlyMap<string, string>;
};

const FOLDER = new URL('../../../translations/', import.meta.url);

const read = (locale: string, name: string): unknown => {
  const file = fileURLToPath(new URL(`${locale}/${name}`, FOLDER));
  return existsSync(file) ? JSON.parse(readFileSync(file, { encoding: 'utf8' })) : {};
};

const loaded = new Map<string, TipWords>();

/** The words of a language, read once. */
export function tipWords(locale: string): TipWords {
  const code = isLocale(locale) ? locale : DEFAULT_LOCALE;
  const known = loaded.get(code);
  if (known !== undefined) return known;
  const words = {
    tips: tipsSchema.parse({
      ...tipsSchema.parse(read(DEFAULT_LOCALE, 'tips.json')),
      ...translatedTipsSchema.parse(read(code, 'tips.json')),
    }),
    commands: new Map([...summaries(DEFAULT_LOCALE), ...summaries(code)]),
  };
  loaded.set(code, words);
  return words;
}

const summaries = (locale: string): [string, string][] =>
  Object.entries(commandsSchema.parse(read(locale, 'engine.json')).commands ?? {}).flatMap(
    ([name, { summary }]) => (summary === undefined ? [] : [[name, summary]]),
  );
