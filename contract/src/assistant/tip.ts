import { positionSchema } from '@hopcode/engine/world/geometry';
import { z } from 'zod';
import { codeSchema } from '../level/data.ts';

/** Longest explanation of a tip, and longest error sent with a program, in characters. */
const TEXT_LIMIT = 2000;

/**
 * 'Tip' of game.md section 3: what the assistant says about a program, and one change that it suggests. Code
 * in `text` is between backticks. A tip without a change has neither line nor code.
 */
export const tipSchema = z
  .object({
    /** In the language of the request. */
    text: z.string().min(1).max(TEXT_LIMIT),
    /**
     * The new line, or the line that replaces another one; empty when the tip deletes a line. For the start
     * of a block, the first line of the block follows as further lines.
     */
    code_to_add: codeSchema.nullable(),
    /** The line of the program to change or delete; null when the tip adds a line. */
    code_to_modify: codeSchema.nullable(),
    /** Line number in the program, from 1. For an added line: its number after the change. */
    line_number: z.int().min(1).nullable(),
    /** The whole program after the change. */
    resulted_code: codeSchema.nullable(),
    /** Whether the changed program completes the level. */
    is_code_sufficient: z.boolean(),
  })
  .meta({ id: 'Tip' });
export type Tip = z.infer<typeof tipSchema>;

/** What the page sends to ask for a tip: a program and how its run ended. */
export const askedShape = {
  /** The program that ran. */
  last_prompt: codeSchema,
  /**
   * What stopped the run: Python's message, or the code of a command's failure. Null when the program
   * finished.
   */
  error_message: z.string().max(TEXT_LIMIT).nullable().default(null),
};

/** Where the character was at the end of the run, and the direction of its next step: [0, -1] is up. */
export const standingShape = {
  player_position: positionSchema,
  facing_direction: z.tuple([z.int().min(-1).max(1), z.int().min(-1).max(1)]),
};
