import { quizAnswerSchema } from '@hopcode/courses/quiz/quiz-answer';
import { z } from 'zod';
import { def } from '../call.ts';
import { questionStateSchema, quizQuestionSchema } from './question.ts';
import { placementSchema, quizParams, roundSchema } from './quiz.ts';

/** A question with its first answer. Before the student answers, nothing reveals the correct answer. */
const reviewedQuestionSchema = z
  .object({
    question: quizQuestionSchema,
    state: questionStateSchema,
    given: quizAnswerSchema.nullable(),
    right_answer: quizAnswerSchema.nullable(),
    /** Explanations of the given answer. */
    explanations: z.array(z.string()),
  })
  .meta({ id: 'ReviewedQuestion' });
export type ReviewedQuestion = z.infer<typeof reviewedQuestionSchema>;

/** A student's latest round: the student sees it as a result, the parent and the school as a review. */
export const quizReview = def({
  method: 'GET',
  path: '/api/quiz/{course_slug}/{chapter_id}/student/{student_id}',
  summary: 'How a student answered a quiz',
  params: quizParams.extend({ student_id: z.uuid() }),
  response: z.object({
    course_id: z.string(),
    chapter_id: z.int().min(0),
    chapter_name: z.string(),
    student_name: z.string(),
    /** Whether the review is about the student that the account acts as. */
    own: z.boolean(),
    round: roundSchema,
    /** Correct first answers in this round. */
    score: z.int().min(0),
    round_complete: z.boolean(),
    best_score: z.int().min(0).nullable(),
    /** Only for the placement of a course. */
    placement: placementSchema.optional(),
    level: z.string(),
    next_level: z.string().nullable(),
    questions: z.array(reviewedQuestionSchema),
  }),
  who: ['user'],
  mutates: false,
});
