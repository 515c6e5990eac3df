import { z } from 'zod';
import type { DraftPlace } from '../../../lib/progress/drafts.ts';
import { addressKey } from '../../../lib/progress/level-progress.ts';
import { createStoredValue, jsonCodec } from '../../../lib/stored-value.ts';
import { tabStorage } from '../../../lib/tab-storage.ts';

/** How many levels the tab stores. If there are more, it deletes the oldest. */
const MOST_LEVELS = 100;

/** Two programs are enough to know whether a program is the first one. */
const MOST_PROGRAMS = 2;

const triesSchema = z
  .object({
    /** The first programs that ran since the last reset, as `programKey`, without the starter code. */
    programs: z.array(z.string().max(40)).max(MOST_PROGRAMS).readonly(),
    /** How many hints were shown since the last reset. */
    hints: z.int().min(0),
    /** Whether the learner moved back in time since the last reset, in a run that did not complete the level. */
    lookedBack: z.boolean().default(false),
  })
  .readonly();
/** The facts about a level that count for its stars. */
export type StarTries = z.infer<typeof triesSchema>;

export const NO_TRIES: StarTries = { programs: [], hints: 0, lookedBack: false };

/** What this tab stores for the stars, by level. Only the last learner's levels are stored. */
const starTries = createStoredValue(
  'hopcode.star-tries',
  jsonCodec(z.object({ owner: z.string(), levels: z.record(z.string(), triesSchema) })),
  tabStorage(),
);

const levelsOf = (owner: string): Readonly<Record<string, StarTries>> => {
  const kept = starTries.read();
  return kept?.owner === owner ? kept.levels : {};
};

/** What a learner has tried in a level in this tab since the last reset. */
export const readTries = (place: DraftPlace): StarTries =>
  levelsOf(place.owner)[addressKey(place)] ?? NO_TRIES;

const change = (place: DraftPlace, next: (tries: StarTries) => StarTries): void => {
  const tries = next(readTries(place));
  const { [addressKey(place)]: _, ...others } = levelsOf(place.owner);
  const levels = [...Object.entries(others), [addressKey(place), tries] as const].slice(-MOST_LEVELS);
  starTries.write({ owner: place.owner, levels: Object.fromEntries(levels) });
};

/** Records a program that runs, as its `programKey`. */
export const countProgram = (place: DraftPlace, program: string): void =>
  change(place, (tries) => ({
    ...tries,
    programs: [...new Set([...tries.programs, program])].slice(0, MOST_PROGRAMS),
  }));

/** Records that a hint was shown. Hints have numbers from 1. */
export const countHint = (place: DraftPlace, number: number): void =>
  change(place, (tries) => ({ ...tries, hints: Math.max(tries.hints, number) }));

/** Records that the learner went back in time. */
export const countLookBack = (place: DraftPlace): void => {
  if (!readTries(place).lookedBack) change(place, (tries) => ({ ...tries, lookedBack: true }));
};

/** Deletes the recorded tries, because a reset of the level is a new start. */
export const forgetTries = (place: DraftPlace): void => change(place, () => NO_TRIES);
