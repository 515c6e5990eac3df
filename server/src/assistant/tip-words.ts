import { wordsOverEnglish } from '@hopcode/translations/words-over-english';
import { z } from 'zod';

/** The tutor's texts, as keys of translations/en/tips.json. */
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

/** The words of tips in a language. */
export const tipWords = wordsOverEnglish('tips.json', z.record(z.enum(KEYS), z.string()));

const engineWords = wordsOverEnglish(
  'engine.json',
  z.object({ commands: z.record(z.string(), z.object({ summary: z.string() })) }),
);

/** The description of a command, by its name in Python; undefined for an unknown one. */
export const commandSummary = (command: string, locale: string): string | undefined =>
  engineWords(locale).commands[command]?.summary;
