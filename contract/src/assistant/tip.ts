import { shortfallSchema } from '@hopcode/engine/formats/shortfall';
import { positionSchema } from '@hopcode/engine/world/geometry';
import { z } from 'zod';
import { CODE_LIMIT, codeSchema } from '../level/code.ts';

/** Maximum length of a tip's explanation, and of an error sent with a program, in characters. */
const TEXT_LIMIT = 2000;

/**
 * How much a tip reveals (decision 56): 1 asks a question about a line, 2 explains the idea, 3 shows the line with a
 * gap, 4 shows the line.
 */
export const rungSchema = z.union([z.literal(1), z.literal(2), z.literal(3), z.literal(4)]);
export type Rung = z.infer<typeof rungSchema>;

/**
 * 'Tip' of game.md section 3: what the assistant says about a program, and one change that it suggests. Code in `text`
 * is between backticks. Only rungs 3 and 4 contain code; rung 1 may contain a line number.
 */
const plainTipSchema = z.object({
  /** The text is in the language of the request. */
  text: z.string().min(1).max(TEXT_LIMIT),
  /**
   * The new line, or the line that replaces another one; empty when the tip deletes a line. If the tip adds the first
   * line of a block, `code_to_add` also contains the first line inside the block.
   */
  code_to_add: codeSchema.nullable(),
  /** The line of the program to change or delete; null when the tip adds a line. */
  code_to_modify: codeSchema.nullable(),
  /** Line number in the program, from 1. For an added line, this is its number after the change. */
  line_number: z.int().min(1).nullable(),
  /**
   * The whole program after the change. On rung 3, the page does not show this program: it only runs it unseen (a
   * silent run), to find out whether the change helps.
   */
  resulted_code: codeSchema.nullable(),
  /** Whether the changed program completes the level. */
  is_code_sufficient: z.boolean(),
  /** The rung of this tip. It is lower than the requested rung if there is no tip on that rung. */
  rung: rungSchema,
  /** A command to look up in the Code book. */
  page: z.string().max(60).nullable(),
  /** On rung 3, the learner's line, with `___` in place of what the learner must change. */
  gap: z.string().max(CODE_LIMIT).nullable(),
  /** The words to show if a silent run with the change makes no progress. */
  words: z.string().min(1).max(TEXT_LIMIT),
});

/**
 * A tip. With a change from a language model, `otherwise` is the tip from the rules: the page shows it if a silent run
 * with the change makes no progress.
 */
export const tipSchema = plainTipSchema.extend({ otherwise: plainTipSchema.optional() }).meta({ id: 'Tip' });
export type Tip = z.infer<typeof tipSchema>;

/** What the page sends when it asks for a tip: a program and how its run ended. */
export const askedShape = {
  /** The program that ran. */
  last_prompt: codeSchema,
  /**
   * What stopped the run: Python's message, or the code of a command's failure. Null when the program
   * finished.
   */
  error_message: z.string().max(TEXT_LIMIT).nullable().default(null),
  /** The highest rung that the answer may have. Rungs 1 and 2 use no credit. */
  rung: rungSchema.default(4),
  /** What is missing in the run, as the engine reports it. */
  shortfall: shortfallSchema.meta({ id: 'Shortfall' }).nullable().default(null),
  /** The key of `python-errors.json` that the page shows for the error. */
  explanation: z.string().max(80).nullable().default(null),
  /** Whether the previous run had the same program. */
  again: z.boolean().default(false),
};

/** Where the character was at the end of the run, and the direction it faced: [0, -1] is up. */
export const standingShape = {
  player_position: positionSchema,
  facing_direction: z.tuple([z.int().min(-1).max(1), z.int().min(-1).max(1)]),
};
