import { z } from 'zod';

/**
 * The words of a question in one language. All words are plain text; text in backticks is code. The names are those of
 * the question's parts in `courses/quizzes`.
 */
export const questionWordsSchema = z.strictObject({
  question: z.string().min(1).max(300),
  /** Description of the picture for people who cannot see it. */
  picture: z.string().min(1).max(300).optional(),
  /** Texts of the options, or of both sides of pairs. */
  options: z.record(z.string(), z.string().min(1).max(200)).optional(),
  left: z.record(z.string(), z.string().min(1).max(200)).optional(),
  right: z.record(z.string(), z.string().min(1).max(200)).optional(),
  /** Why the correct answer is correct. */
  because: z.string().min(1).max(400),
  /** The explanation of each wrong answer, by the name of the part. */
  wrong: z.record(z.string(), z.string().min(1).max(400)),
});
export type QuestionWords = z.infer<typeof questionWordsSchema>;

const partialQuestionWordsSchema = questionWordsSchema.partial();
export type PartialQuestionWords = z.infer<typeof partialQuestionWordsSchema>;

/**
 * The words that a language has for the quiz of a chapter, by the id of the question. English has the words of all
 * questions.
 */
export const chapterQuizWordsSchema = z.record(z.string(), partialQuestionWordsSchema);
export type ChapterQuizWords = z.infer<typeof chapterQuizWordsSchema>;

/** The words of all chapters of a course, by the slug of the chapter. */
export const quizWordsFileSchema = z.record(z.string(), chapterQuizWordsSchema);
export type QuizWordsFile = z.infer<typeof quizWordsFileSchema>;

/** The words of a question in a language; `english` if some of them are in English because they are not translated. */
export type QuestionInLanguage = QuestionWords & { readonly english?: true };

const GROUPS = ['options', 'left', 'right', 'wrong'] as const;

const lacksPiece = (english: PartialQuestionWords, own: PartialQuestionWords): boolean =>
  (['question', 'picture', 'because'] as const).some(
    (piece) => english[piece] !== undefined && own[piece] === undefined,
  ) ||
  GROUPS.some((group) => Object.keys(english[group] ?? {}).some((key) => own[group]?.[key] === undefined));

/** The words of a question in a language, each piece in English if it is not translated. */
export const questionInLanguage = (
  english: PartialQuestionWords | undefined,
  own: PartialQuestionWords | undefined,
): QuestionInLanguage => {
  const merged = (piece: (typeof GROUPS)[number]) => ({
    ...english?.[piece],
    ...own?.[piece],
  });
  const words = questionWordsSchema.parse({
    ...english,
    ...own,
    options: merged('options'),
    left: merged('left'),
    right: merged('right'),
    wrong: merged('wrong'),
  });
  return lacksPiece(english ?? {}, own ?? {}) ? { ...words, english: true } : words;
};
