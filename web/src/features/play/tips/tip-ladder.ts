import type { Rung } from '@hopcode/contract/assistant/tip';
import { z } from 'zod';

/** How many programs a ladder stores. The ladder deletes the oldest programs first. */
const MOST_KEYS = 100;

const keysSchema = z.array(z.string().max(40)).max(MOST_KEYS).readonly();

/** What a learner has tried in a level. Programs are stored as their `programKey`. */
export const tipLadderSchema = z
  .object({
    /** The learner's own programs that ran. */
    own: keysSchema,
    /** The programs that Apply created. */
    applied: keysSchema,
    /** How many of the learner's own programs ran since the last Apply. */
    tries: z.int().min(0),
    /** Whether the program has contained a line from a tip since the last reset of the level. */
    helped: z.boolean(),
    /** The error of the last run, and how many runs in a row have had it; null if the last run had no error. */
    error: z.object({ key: z.string().max(300), times: z.int().min(1) }).nullable(),
  })
  .readonly();
export type TipLadder = z.infer<typeof tipLadderSchema>;

export const EMPTY_LADDER: TipLadder = { own: [], applied: [], tries: 0, helped: false, error: null };

/** A run that ended, a press of Apply, or a reset of the level. */
export type TipLadderEvent =
  | {
      readonly type: 'ran';
      readonly program: string;
      /** The starter code of the level. */
      readonly starter: string;
      /** The kind of the error and the text of its line; null for a run without an error. */
      readonly error: string | null;
    }
  | { readonly type: 'applied'; readonly program: string }
  | { readonly type: 'reset' };

const added = (keys: readonly string[], key: string): readonly string[] =>
  [...keys.filter((known) => known !== key), key].slice(-MOST_KEYS);

const errorAfter = ({ error }: TipLadder, key: string | null): TipLadder['error'] => {
  if (key === null) return null;
  return { key, times: error?.key === key ? error.times + 1 : 1 };
};

/**
 * The ladder after an event. Each different program of the learner counts once. The starter code and programs from
 * Apply do not count, so the learner cannot climb with only Run and Apply.
 */
export const tipLadderAfter = (ladder: TipLadder, event: TipLadderEvent): TipLadder => {
  switch (event.type) {
    case 'ran': {
      const { program, starter } = event;
      const error = errorAfter(ladder, event.error);
      if (ladder.applied.includes(program)) return { ...ladder, error, helped: true };
      if (program === starter || ladder.own.includes(program)) return { ...ladder, error };
      return { ...ladder, error, own: added(ladder.own, program), tries: ladder.tries + 1 };
    }
    case 'applied':
      return { ...ladder, applied: added(ladder.applied, event.program), tries: 0, helped: true };
    case 'reset':
      return { ...ladder, helped: false, error: null };
  }
};

const RUNGS = [1, 2, 3, 4] as const satisfies readonly Rung[];

/** How much the next tip may say. The learner climbs one rung for each program of their own since the last Apply. */
export const rungOf = ({ tries }: TipLadder): Rung =>
  RUNGS[Math.min(Math.max(tries, 1), RUNGS.length) - 1] ?? 1;

/** Whether a rung uses one of today's tips: rungs 3 and 4 do. */
export const costsTip = (rung: Rung): boolean => rung > 2;

const atLeast = (rung: Rung, least: Rung): Rung => (rung < least ? least : rung);

/**
 * The rung when the learner asks the owl. The card of a run has already asked the question of the first rung, so the
 * learner wants more.
 */
const ASKED_RUNG = 2;

/** The rung with a gap in a line. The learner must fill the gap, so that asking alone can never complete a level. */
const GAP_RUNG = 3;

/**
 * The rung of a tip when the learner asks. `given` is the rung of the tip that the owl has already given about the same
 * program. After another question, the rung is at least 3.
 */
export const askedRung = (climbed: Rung, given: Rung | undefined): Rung =>
  atLeast(climbed, given === undefined || given < ASKED_RUNG ? ASKED_RUNG : GAP_RUNG);

/** The rung of a tip that comes automatically, after `times` runs of the same program in a row. */
export const unaskedRung = (climbed: Rung, times: number): Rung =>
  times > 1 ? atLeast(climbed, ASKED_RUNG) : climbed;
