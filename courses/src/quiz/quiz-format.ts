import { positionSchema } from '@hopcode/engine/world/geometry';
import { z } from 'zod';
import { levelSlugSchema } from '../formats/level-slug.ts';
import { partKeySchema } from './quiz-answer.ts';
import { probeSchema } from './quiz-source.ts';

/**
 * The compiled format of a quiz: without words for people, but with the correct answers. This format stays on the
 * server. The parts of a question are shuffled. Their keys are letters in the displayed order, and their names are the
 * keys of their words.
 */

const name = z.string().min(1).max(60);
const codeSchema = z.string().min(1).max(1000);

/** A part that shows `code`, or a tile of the picture, or the words of its name. */
const partSchema = z.strictObject({
  key: partKeySchema,
  name,
  code: codeSchema.optional(),
  tile: positionSchema.optional(),
});
export type QuizPart = z.infer<typeof partSchema>;

const base = {
  id: name,
  /** The program that the question is about. */
  code: codeSchema.optional(),
  /** The level of the same course whose farm the question shows. */
  level: levelSlugSchema.optional(),
};

const choice = { options: z.array(partSchema).min(2).max(5), answer: partKeySchema };

const compiledQuestionSchema = z.discriminatedUnion('kind', [
  z.strictObject({ ...base, ...choice, kind: z.literal('read') }),
  z.strictObject({ ...base, ...choice, kind: z.literal('predict'), code: codeSchema, probe: probeSchema }),
  z.strictObject({
    ...base,
    kind: z.literal('bug'),
    code: codeSchema,
    /** The numbers of the lines to choose from, from 1. */
    lines: z.array(z.int().min(1)).min(2),
    answer: z.int().min(1),
    /** The corrected line. */
    fix: z.string().min(1).max(200),
  }),
  z.strictObject({
    ...base,
    kind: z.literal('match'),
    left: z.array(partSchema).min(2).max(6),
    right: z.array(partSchema).min(2).max(6),
    /** The key of each part on the right, by the key of its partner on the left. */
    answer: z.record(partKeySchema, partKeySchema),
  }),
  z.strictObject({
    ...base,
    kind: z.literal('order'),
    lines: z
      .array(partSchema.extend({ code: codeSchema }))
      .min(2)
      .max(6),
    /** Every correct order; the page shows the first. */
    answers: z.array(z.array(partKeySchema)).min(1),
  }),
]);
export type CompiledQuestion = z.infer<typeof compiledQuestionSchema>;

export const compiledQuizSchema = z.strictObject({
  courseId: z.string().max(60),
  chapter_id: z.int().min(0),
  /** Slug of the chapter, also the key of its words. */
  chapter: name,
  questions: z.array(compiledQuestionSchema).min(5).max(7),
});
export type CompiledQuiz = z.infer<typeof compiledQuizSchema>;
