import { levelSlugSchema } from '@hopcode/courses/formats/level-slug';
import { z } from 'zod';
import { def } from '../call.ts';
import { courseSlugSchema } from '../level/course.ts';
import { questionStateSchema, quizQuestionSchema } from './question.ts';

/** A chapter has one quiz; the address of its page contains the number of the chapter. */
export const quizParams = z.object({
  course_slug: courseSlugSchema,
  chapter_id: z.coerce.number().int().min(0).max(1000),
});

/**
 * The placement of a course: the quiz of chapter 0, with six questions about the previous course. The quiz opens the
 * course if enough first answers are right. The next round can start on the next day.
 */
export const placementSchema = z.object({
  needed: z.int().min(1),
  passed: z.boolean(),
  /** The day of the next round; null if a round can be started or continued now, or is not needed. */
  again_on: z.iso.date().nullable(),
});

/** Rounds are counted from 1. The next round may start when the previous one is complete. */
export const roundSchema = z.coerce.number().int().min(1).max(10_000);

/**
 * The quiz of a chapter for the logged-in account. `kept` is true when the account acts as a student: its answers are
 * stored. A teacher can try the quiz without storing anything. A student whose class has no quizzes, or has locked the
 * chapter, is refused with 403 (`quiz_off`). Without `round`, the answer is about the current round.
 */
export const quizGet = def({
  method: 'GET',
  path: '/api/quiz/{course_slug}/{chapter_id}',
  summary: 'Questions of a quiz, and the student’s answers',
  params: quizParams,
  query: z.object({ round: roundSchema.optional() }),
  response: z.object({
    course_id: z.string(),
    chapter_id: z.int().min(0),
    chapter_name: z.string(),
    kept: z.boolean(),
    round: roundSchema,
    /** Whether every question was answered, in this round or an earlier one. */
    complete: z.boolean(),
    /** Highest number of correct first answers in a complete round; null without one. */
    best_score: z.int().min(0).nullable(),
    /** Only for the placement of a course. */
    placement: placementSchema.optional(),
    /** The last level of this chapter, and the first of the next, if there is one. */
    level: levelSlugSchema,
    next_level: levelSlugSchema.nullable(),
    questions: z.array(z.object({ question: quizQuestionSchema, state: questionStateSchema })),
  }),
  who: ['user'],
  mutates: false,
});
