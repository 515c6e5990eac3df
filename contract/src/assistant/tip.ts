import { positionSchema } from '@hopcode/engine/world/geometry';
import { z } from 'zod';
import { codeSchema } from '../level/data.ts';

/** Longest explanation of a tip, and longest error that is sent with a program, in characters. */
const TEXT_LIMIT = 2000;

/**
 * 'Tip' of game.md section 3: what the assistant says about a program, and one change that it suggests. Code in `text`
 * stands between backticks. A tip without a change has neither line nor code.
 */
export const tipSchema = z
  .object({
    /** In the language of the request. */
    text: z.string().min(1).max(TEXT_LIMIT),
    /**
     * The line that is new or takes the place of another one; empty when one is to go. The beginning of a block comes with
     * the first line in it, as further lines.
     */
    code_to_add: codeSchema.nullable(),
    /** The line of the program that changes or goes; null when one is added. */
    code_to_modify: codeSchema.nullable(),
    /** Where in the program, from 1; a line that is added stands there afterwards. */
    line_number: z.int().min(1).nullable(),
    /** The whole program with the change. */
    resulted_code: codeSchema.nullable(),
    /** Whether that program completes the level. */
    is_code_sufficient: z.boolean(),
  })
  .meta({ id: 'Tip' });
export type Tip = z.infer<typeof tipSchema>;

/** What a tip is asked about: a program and what came of it. */
export const askedShape = {
  /** The program that ran. */
  last_prompt: codeSchema,
  /** What stopped it, in the words of Python or as the code of a command's failure; null when it ran to its end. */
  error_message: z.string().max(TEXT_LIMIT).nullable().default(null),
};

/** Where the character stood at the end of the run, and the step that it would have taken: [0, -1] looks up. */
export const standingShape = {
  player_position: positionSchema,
  facing_direction: z.tuple([z.int().min(-1).max(1), z.int().min(-1).max(1)]),
};
