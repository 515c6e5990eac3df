import { levelSlugSchema } from '@hopcode/courses/formats/level-data';
import { z } from 'zod';
import { def } from '../call.ts';
import { courseSlugSchema } from '../level/course.ts';
import { questionStateSchema, quizQuestionSchema } from './question.ts';

/** A quiz is one of a chapter; the number comes out of an address. */
export const quizParams = z.object({
  course_slug: courseSlugSchema,
  chapter_id: z.coerce.number().int().min(0).max(1000),
});

/** Rounds are counted from 1. The next may begin when the one before has been answered completely. */
export const roundSchema = z.coerce.number().int().min(1).max(10_000);

/**
 * The quiz of a chapter for whoever is logged in. Where the account acts as a student its answers are `kept`; a
 * teacher tries the quiz without leaving anything. A student whose class has no quizzes, or keeps the chapter closed,
 * is refused (403, `quiz_off`). Without `round` it is the current one.
 */
export const quizGet = def({
  method: 'GET',
  path: '/api/quiz/{course_slug}/{chapter_id}',
  summary: 'Questions of a quiz, and how far the student is',
  params: quizParams,
  query: z.object({ round: roundSchema.optional() }),
  response: z.object({
    course_id: z.string(),
    chapter_id: z.int().min(0),
    chapter_name: z.string(),
    kept: z.boolean(),
    round: roundSchema,
    /** Every question was answered, in this round or an earlier one. */
    complete: z.boolean(),
    /** Most right first tries of a complete round; null without one. */
    best_score: z.int().min(0).nullable(),
    /** The last level of the chapter, and the first of the next, where there is one. */
    level: levelSlugSchema,
    next_level: levelSlugSchema.nullable(),
    questions: z.array(z.object({ question: quizQuestionSchema, state: questionStateSchema })),
  }),
  who: ['user'],
  mutates: false,
});
