import { z } from 'zod';

/** Key of an option, line or partner: a letter that does not reveal the correct answer. */
export const partKeySchema = z.string().regex(/^[a-z]$/);

/**
 * An answer to a question; each kind of question has its own form. The keys are those of the displayed question.
 */
export const quizAnswerSchema = z.union([
  /** The key of one of the options. */
  z.strictObject({ option: partKeySchema }),
  /** The line with the mistake, from 1. */
  z.strictObject({ line: z.int().min(1).max(100) }),
  /** The partner of each part on the left. */
  z.strictObject({ pairs: z.record(partKeySchema, partKeySchema) }),
  /** All lines in the order in which they should run. */
  z.strictObject({ order: z.array(partKeySchema).min(2).max(10) }),
]);
export type QuizAnswer = z.infer<typeof quizAnswerSchema>;
