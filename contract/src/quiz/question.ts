import { levelSlugSchema } from '@hopcode/courses/formats/level-slug';
import { partKeySchema } from '@hopcode/courses/quiz/quiz-answer';
import { levelSchema } from '@hopcode/engine/formats/level';
import { positionSchema } from '@hopcode/engine/world/geometry';
import { z } from 'zod';

/** A part of a question: code, a tile of the picture, or words. In words, text in backticks is code. */
const quizPartSchema = z
  .object({
    key: partKeySchema,
    code: z.string().optional(),
    tile: positionSchema.optional(),
    words: z.string().optional(),
  })
  .meta({ id: 'QuizPart' });
export type QuizPart = z.infer<typeof quizPartSchema>;

const base = {
  /** Number in the quiz, from 1. */
  number: z.int().min(1),
  question: z.string(),
  /** Whether words of the question are in English, because they are not translated. */
  english: z.literal(true).optional(),
  /** The program that the question is about. */
  code: z.string().nullable(),
  /** A farm that the question shows, and its description. */
  picture: z
    .object({ level: z.object(levelSchema.shape), slug: levelSlugSchema, words: z.string() })
    .nullable(),
};
const parts = z.array(quizPartSchema);

/** A question without anything that reveals the correct answer. */
export const quizQuestionSchema = z
  .discriminatedUnion('kind', [
    z.object({ ...base, kind: z.literal('read'), options: parts }),
    z.object({ ...base, kind: z.literal('predict'), options: parts }),
    /** The numbers of the lines of `code` that the student can choose, from 1. */
    z.object({ ...base, kind: z.literal('bug'), lines: z.array(z.int().min(1)) }),
    z.object({ ...base, kind: z.literal('match'), left: parts, right: parts }),
    z.object({ ...base, kind: z.literal('order'), lines: parts }),
  ])
  .meta({ id: 'QuizQuestion' });
export type QuizQuestion = z.infer<typeof quizQuestionSchema>;

/**
 * A student's state for a question in a round: `right` is the result of the first answer, which counts, or
 * null before it; `solved` says whether any answer was right.
 */
export const questionStateSchema = z
  .object({ right: z.boolean().nullable(), solved: z.boolean() })
  .meta({ id: 'QuizQuestionState' });
export type QuestionState = z.infer<typeof questionStateSchema>;
