import { quizAnswerSchema } from '@hopcode/courses/quiz/quiz-answer';
import { z } from 'zod';
import { def } from '../call.ts';
import { questionStateSchema } from './question.ts';
import { quizParams, roundSchema } from './quiz.ts';

/**
 * Answers a question. Only the first answer in a round counts. Later answers only set `solved`, so the same answer may
 * be sent again. A round that is not open is refused with 400 (`round_not_open`), an answer that does not fit the
 * question with 422.
 */
export const quizAnswer = def({
  method: 'POST',
  path: '/api/quiz/{course_slug}/{chapter_id}/answer',
  summary: 'Answer a question of a quiz',
  params: quizParams,
  body: z.object({ round: roundSchema, number: z.int().min(1).max(100), answer: quizAnswerSchema }),
  response: z.object({
    right: z.boolean(),
    /** Why the answer is right or wrong; text in backticks is code. */
    explanations: z.array(z.string()),
    state: questionStateSchema,
    /** Whether every question of the round has been answered. */
    round_complete: z.boolean(),
  }),
  who: ['user'],
  mutates: true,
});
