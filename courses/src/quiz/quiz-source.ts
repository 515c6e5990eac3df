import { positionSchema } from '@hopcode/engine/world/geometry';
import { z } from 'zod';
import { levelSlugSchema } from '../formats/level-slug.ts';
import { SLUG } from '../formats/slug.ts';

/**
 * The source format of a quiz: `quizzes/<course>/<chapter>.yaml`. The answers may be in any order, because the compiler
 * shuffles them. The words are in `translations/<locale>/quizzes/<course>/<chapter>.json` under the same names.
 */

const nameSchema = z.string().max(60).regex(SLUG, { error: 'lower-case words with hyphens' });
const codeSchema = z.string().min(1).max(1000);

/** A part: `words` if its text is translated, otherwise code or a tile of the picture. */
const partSchema = z.union(
  [
    z.literal('words').transform(() => ({})),
    z.strictObject({ code: codeSchema }),
    z.strictObject({ tile: positionSchema }),
  ],
  { error: 'write words, { code: ... } or { tile: [column, row] }' },
);
export type PartSource = z.output<typeof partSchema>;

const base = { id: nameSchema, level: levelSlugSchema.optional() };
const options = z.record(nameSchema, partSchema);

/**
 * What a prediction is about, so that a run can check the answer: the text `printed` or `spoken`, the `error`
 * at the end, the number of things `collected`, or the tile where the character `stops`.
 */
export const probeSchema = z.enum(['printed', 'spoken', 'error', 'collected', 'stops']);
export type Probe = z.infer<typeof probeSchema>;

const questionSourceSchema = z.discriminatedUnion('kind', [
  z.strictObject({
    ...base,
    kind: z.literal('read'),
    code: codeSchema.optional(),
    options,
    answer: nameSchema,
  }),
  z.strictObject({
    ...base,
    kind: z.literal('predict'),
    code: codeSchema,
    probe: probeSchema,
    options,
    answer: nameSchema,
  }),
  z.strictObject({
    ...base,
    kind: z.literal('bug'),
    code: codeSchema,
    /** The line with the mistake, and the corrected line. */
    answer: z.int().min(1),
    fix: z.string().min(1).max(200),
  }),
  z.strictObject({
    ...base,
    kind: z.literal('match'),
    code: codeSchema.optional(),
    /** The pairs by name; each side shows code, or the words with the pair's name. */
    pairs: z.record(nameSchema, z.strictObject({ left: partSchema, right: partSchema })),
  }),
  z.strictObject({
    ...base,
    kind: z.literal('order'),
    /** The lines in a correct order. */
    lines: z.array(codeSchema).min(3).max(6),
    /** Other correct orders, as line numbers in `lines` from 1. */
    also: z.array(z.array(z.int().min(1))).default([]),
  }),
]);
export type QuestionSource = z.infer<typeof questionSourceSchema>;

export const quizSourceSchema = z.strictObject({ questions: z.array(questionSourceSchema).min(5).max(7) });
export type QuizSource = z.infer<typeof quizSourceSchema>;
