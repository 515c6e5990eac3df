import { z } from 'zod';

/** The words of a course in one language. */
export const courseWordsSchema = z.strictObject({
  name: z.string().min(1).max(80),
  description: z.string().max(500),
  /** Chapter name by chapter slug. */
  chapters: z.record(z.string(), z.string().max(80)),
});
export type CourseWords = z.infer<typeof courseWordsSchema>;

/** The words of a question before a level; `question`, `choices` and `because` are HTML. */
export const questionWordsSchema = z.strictObject({
  question: z.string().min(1).max(5000),
  choices: z.array(z.string().min(1).max(500)).min(2).max(4),
  /** Why the correct choice is correct. */
  because: z.string().min(1).max(2000),
});
export type QuestionWords = z.infer<typeof questionWordsSchema>;

/** The words of a level in one language. Markdown has been converted to safe HTML. */
export const levelWordsSchema = z.strictObject({
  name: z.string().min(1).max(80),
  /** One sentence of story, as plain text. */
  story: z.string().max(400),
  /** The goal, as plain text. */
  goal: z.string().max(400),
  /** HTML. */
  tutorial: z.string().max(20_000),
  /** The hints in order, as HTML, the mildest first. */
  hints: z.array(z.string().max(5000)).max(5),
  /** Texts for the `{key}` markers of the starter code; one line each, because they become comments. */
  code: z.record(
    z.string().max(60),
    z
      .string()
      .max(200)
      .regex(/^[^\r\n\u2028\u2029]*$/),
  ),
  /** What the people and animals of the farm say, by the key of the level's answers; plain text. */
  answers: z.record(z.string().max(60), z.string().min(1).max(200)).optional(),
  /** Questions about earlier chapters. */
  recall: z.array(questionWordsSchema).max(2).optional(),
  /** A question about what the starter code will do. */
  predict: questionWordsSchema.optional(),
});
export type LevelWords = z.infer<typeof levelWordsSchema>;

const partialLevelWordsSchema = levelWordsSchema.partial();
export type PartialLevelWords = z.infer<typeof partialLevelWordsSchema>;

/** The words of a language for a course. English is complete; another language may lack parts. */
export const courseWordsFileSchema = z.strictObject({
  course: courseWordsSchema.partial(),
  levels: z.record(z.string(), partialLevelWordsSchema),
});
export type CourseWordsFile = z.infer<typeof courseWordsFileSchema>;
