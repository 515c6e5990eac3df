import type { LevelStatus } from '@hopcode/contract/level/level-status';
import type { QuizResults } from '../../ui/quiz-score.tsx';
import type { ShownGrid } from './grid-rows.ts';

/** The words in the file, in the page's language. */
export type CsvWords = {
  readonly username: string;
  readonly name: string;
  readonly done: string;
  readonly lastPlayed: string;
  readonly status: Readonly<Record<LevelStatus, string>>;
  /** The headings of the columns for a quiz. A quiz has the name of its chapter. */
  readonly quizScore: (chapter: string, total: number) => string;
  readonly quizRound: (chapter: string) => string;
  readonly quizDay: (chapter: string) => string;
  readonly quizReview: (chapter: string) => string;
};

/** The results of the quizzes, and a function that returns the address of a student's answers. */
export type SheetQuizzes = QuizResults & {
  readonly reviewOf: (chapterId: number, studentId: string) => string;
};

const QUIZ_COLUMNS = 4;

/**
 * The grid as rows of a spreadsheet, with headings first. The columns are username, name, number of complete levels,
 * last visit (ISO 8601), and each level. Each started quiz adds its right answers, round, day and the address of the
 * answers.
 */
export const progressSheet = (
  {
    levels,
    rows,
  }: { readonly levels: readonly { readonly name: string }[]; readonly rows: ShownGrid['rows'] },
  words: CsvWords,
  { quizzes, results, reviewOf }: SheetQuizzes,
): string[][] => {
  const begun = quizzes.filter((quiz) => results.some((one) => one.chapter_id === quiz.chapter_id));
  const heads = begun.flatMap(({ chapter_name: chapter, question_count: total }) => [
    words.quizScore(chapter, total),
    words.quizRound(chapter),
    words.quizDay(chapter),
    words.quizReview(chapter),
  ]);
  const cellsOf = (studentId: string): string[] =>
    begun.flatMap(({ chapter_id: chapter }) => {
      const result = results.find((one) => one.student_id === studentId && one.chapter_id === chapter);
      if (result === undefined) return Array.from({ length: QUIZ_COLUMNS }, () => '');
      const { score, round, answered_at: day } = result;
      return [String(score), String(round), day, reviewOf(chapter, studentId)];
    });
  return [
    [words.username, words.name, words.done, words.lastPlayed, ...levels.map(({ name }) => name), ...heads],
    ...rows.map(({ id, username, name, done, lastPlayed, statuses }) => [
      username,
      name,
      String(done),
      lastPlayed ?? '',
      ...statuses.map((status) => words.status[status]),
      ...cellsOf(id),
    ]),
  ];
};

/**
 * A file name that works on every system. It has letters and digits of any script, and dashes in place of other
 * characters.
 */
export const csvName = (className: string, courseId: string, day: string): string => {
  const safe = className.replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, '-').replaceAll(/^-|-$/g, '');
  return `${[safe, courseId, day].filter((part) => part !== '').join('-')}.csv`;
};
