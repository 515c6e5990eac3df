import { wordsOverEnglish } from '@hopcode/translations/words-over-english';
import { z } from 'zod';

/** Keys of translations/en/tips.json: the tutor's sentences about a change. */
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
  'cause',
  'causeMissing',
  'gap',
  'command',
  'same',
  'ownWay',
  'otherWay',
] as const;
export type TipKey = (typeof KEYS)[number];

/** Causes of a failed run that have both a question and an idea. */
const CAUSES = [
  'nothing',
  'error',
  'bracket',
  'quote',
  'colon',
  'block',
  'name',
  'spelling',
  'slip',
  'limit',
  'bumped',
  'bumpedLate',
  'facing',
  'said',
  'variableMissing',
  'variableValue',
  'file',
  'short',
  'tooFar',
  'collected',
  'noRound',
  'noBranch',
  'rounds',
  'open',
  'farm',
] as const;

/** The questions of rung 1. */
const QUESTIONS = [...CAUSES, 'refused', 'variableType', 'notDone', 'turn', 'noLine'] as const;
export type QuestionKey = (typeof QUESTIONS)[number];

/** The ideas of rung 2. */
const IDEAS = [
  ...CAUSES,
  'push',
  'turnleft',
  'turnright',
  'turnbehind',
  'turnOther',
  'saidValue',
  'noRange',
  'variableIs',
  'notOnMark',
  'number',
  'text',
  'truth',
  'list',
  'argument',
  'again',
  'check',
  'branch',
  'ideaMissing',
  'stopped',
] as const;
export type IdeaKey = (typeof IDEAS)[number];

const wordsOf = <const Key extends string>(keys: readonly Key[]) => z.record(z.enum(keys), z.string());

/** The sentences of tips in a language. */
export const tipWords = wordsOverEnglish(
  'tips.json',
  z.object({
    change: wordsOf(KEYS),
    question: wordsOf(QUESTIONS),
    idea: wordsOf(IDEAS),
  }),
);

const engineWords = wordsOverEnglish(
  'engine.json',
  z.object({ commands: z.record(z.string(), z.object({ summary: z.string() })) }),
);

/** The description of a command, found by its name in Python; undefined for an unknown command. */
export const commandSummary = (command: string, locale: string): string | undefined =>
  engineWords(locale).commands[command]?.summary;
