import { z } from 'zod';
import { goalActionSchema } from './level.ts';

/** A direction from the character's point of view. */
export const turnSchema = z.enum(['left', 'right', 'behind']);
export type Turn = z.infer<typeof turnSchema>;

/** Kinds of values that a sentence can name. */
export const valueKindSchema = z.enum(['number', 'text', 'truth', 'none', 'list', 'other']);
export type ValueKind = z.infer<typeof valueKindSchema>;

const stepsSchema = z.int().min(1).max(1000);
const name = z.string().max(60);

/** The moment in the run, and how many goals of the level are met. */
const moment = {
  /** The index of the event in the timeline at which the run goes wrong; null if no event does. */
  event: z.int().min(0).max(60_000).nullable(),
  /** The line of the program that ran at that event, from 1; null if no line did. */
  line: z.int().min(1).max(100_000).nullable(),
  /** The index of the farm; 0 is the shown one. If the index is above 0, the farms before this one are complete. */
  farm: z.int().min(0).max(9).default(0),
  /** How many goals of the farm are met. */
  met: z.int().min(0).max(200),
  goals: z.int().min(0).max(200),
};

/** The first difference between a run and the goals of its level. A shortfall never contains a required value. */
export const shortfallSchema = z.discriminatedUnion('kind', [
  /** No command ran, and no variable that a goal checks was set. */
  z.strictObject({ kind: z.literal('nothing'), ...moment }),
  /** Python raised an error. */
  z.strictObject({ kind: z.literal('error'), type: z.string().max(200), ...moment }),
  /** The program finished but contains a slip, such as a function that is never called. */
  z.strictObject({ kind: z.literal('slip'), type: z.string().max(200), ...moment }),
  /** A limit stopped the run. */
  z.strictObject({
    kind: z.literal('limit'),
    limit: z.enum(['time', 'commands', 'output', 'questions']),
    ...moment,
  }),
  /**
   * The character walked into something. `by` is a key of `scenery` or a type of thing, null for a wall. `turn` is the
   * direction in which the path to the nearest open goal begins; null if it begins straight ahead or there is none.
   * `free` is how many steps of the command succeeded before that.
   */
  z.strictObject({
    kind: z.literal('bumped'),
    by: name.nullable(),
    turn: turnSchema.nullable(),
    free: z.int().min(0).max(1000),
    ...moment,
  }),
  /** Another command failed; `code` is the reason. */
  z.strictObject({ kind: z.literal('refused'), command: name, code: name, ...moment }),
  /** A command got a text that differs from the text of its goal. */
  z.strictObject({ kind: z.literal('said'), command: name, said: z.string().max(200), ...moment }),
  /** A variable of a goal is not set, or has a wrong type or a wrong value. */
  z.strictObject({ kind: z.literal('variable-missing'), variable: name, ...moment }),
  z.strictObject({
    kind: z.literal('variable-type'),
    variable: name,
    is: valueKindSchema,
    wanted: valueKindSchema,
    ...moment,
  }),
  z.strictObject({
    kind: z.literal('variable-value'),
    variable: name,
    value: z.string().max(200),
    ...moment,
  }),
  /** A file of a goal is missing, is not closed or has wrong contents; `code` is the reason from the goal. */
  z.strictObject({ kind: z.literal('file'), file: name, code: name, ...moment }),
  /** The character is at the place of a goal, but did not perform the action of the goal there. */
  z.strictObject({ kind: z.literal('not-done'), action: goalActionSchema, ...moment }),
  /** The place of the nearest open goal is straight ahead, and the path is free. */
  z.strictObject({ kind: z.literal('short'), action: goalActionSchema, steps: stepsSchema, ...moment }),
  /** The character walked over the place of the nearest open goal, and is now `steps` steps beyond it. */
  z.strictObject({ kind: z.literal('too-far'), action: goalActionSchema, steps: stepsSchema, ...moment }),
  /** The path to the nearest open goal begins to the left, to the right or behind. */
  z.strictObject({ kind: z.literal('turn'), action: goalActionSchema, turn: turnSchema, ...moment }),
  /** Too few things of a type were picked up. */
  z.strictObject({
    kind: z.literal('collected'),
    thing: name,
    got: z.int().min(0).max(9999),
    needed: z.int().min(1).max(9999),
    ...moment,
  }),
  /**
   * The lines in a loop never ran, although they would have met a goal. `range` is the range of a `for` loop with the
   * values of its variables.
   */
  z.strictObject({
    kind: z.literal('no-round'),
    word: z.enum(['for', 'while']),
    range: name.nullable(),
    ...moment,
  }),
  /** The condition on the line was never true, although the lines under it would have met a goal. */
  z.strictObject({ kind: z.literal('no-branch'), word: z.enum(['if', 'elif']), ...moment }),
  /** The loop on the line ran one time too few or too many. */
  z.strictObject({ kind: z.literal('rounds'), got: z.int().min(0).max(9999), ...moment }),
  /**
   * The loop on the line said these texts on one X. Some of the required texts are missing, or the last text is one too
   * many.
   */
  z.strictObject({ kind: z.literal('loop-few'), said: z.string().max(200), ...moment }),
  z.strictObject({ kind: z.literal('loop-many'), said: z.string().max(200), ...moment }),
  /** A goal is open, and nothing more precise is known. */
  z.strictObject({ kind: z.literal('open'), action: goalActionSchema, ...moment }),
]);
export type Shortfall = z.infer<typeof shortfallSchema>;
export type ShortfallKind = Shortfall['kind'];
