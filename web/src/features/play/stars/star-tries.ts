import { z } from 'zod';
import type { DraftPlace } from '../../../lib/progress/drafts.ts';
import { addressKey } from '../../../lib/progress/level-progress.ts';
import { createStoredValue, jsonCodec } from '../../../lib/stored-value.ts';
import { tabStorage } from '../../../lib/tab-storage.ts';

/** The maximum number of levels. The tab deletes the one that was played first. */
const MOST_LEVELS = 100;

/** Two are enough to tell the first program from a later one. */
const MOST_PROGRAMS = 2;

const triesSchema = z
  .object({
    /** The first programs that ran since the last reset, by `programKey`, without the starter code. */
    programs: z.array(z.string().max(40)).max(MOST_PROGRAMS).readonly(),
    /** Whether the learner went back in time since then, in a run that did not complete the level. */
    hints: z.int().min(0),
    /** Whether the learner moved back in time since then, in a run that did not complete the level. */
    lookedBack: z.boolean().default(false),
  })
  .readonly();
/** The facts about a level that count for its stars. */
export type StarTries = z.infer<typeof triesSchema>;

export const NO_TRIES: StarTries = { programs: [], hints: 0, lookedBack: false };

/** The attempts in this tab, by level; only for the last learner in this tab. */
const starTries = createStoredValue(
  'hopcode.star-tries',
  jsonCodec(z.object({ owner: z.string(), levels: z.record(z.string(), triesSchema) })),
  tabStorage(),
);

const levelsOf = (owner: string): Readonly<Record<string, StarTries>> => {
  const kept = starTries.read();
  return kept?.owner === owner ? kept.levels : {};
};

/** What a learner has tried in a level in this tab since its last reset. */
export const readTries = (place: DraftPlace): StarTries =>
  levelsOf(place.owner)[addressKey(place)] ?? NO_TRIES;

const change = (place: DraftPlace, next: (tries: StarTries) => StarTries): void => {
  const tries = next(readTries(place));
  const { [addressKey(place)]: _, ...others } = levelsOf(place.owner);
  const levels = [...Object.entries(others), [addressKey(place), tries] as const].slice(-MOST_LEVELS);
  starTries.write({ owner: place.owner, levels: Object.fromEntries(levels) });
};

/** Records a program that runs, by its `programKey`. */
export const countProgram = (place: DraftPlace, program: string): void =>
  change(place, (tries) => ({
    ...tries,
    programs: [...new Set([...tries.programs, program])].slice(0, MOST_PROGRAMS),
  }));

/** Records that a hint was shown; hints have numbers from 1. */
export const countHint = (place: DraftPlace, number: number): void =>
  change(place, (tries) => ({ ...tries, hints: Math.max(tries.hints, number) }));

/** Records that the learner went back in time. */
export const countLookBack = (place: DraftPlace): void => {
  if (!readTries(place).lookedBack) change(place, (tries) => ({ ...tries, lookedBack: true }));
};

/** Deletes the attempts, because a reset of the level is a new start. */
export const forgetTries = (place: DraftPlace): void => change(place, () => NO_TRIES);
