/** A problem in the sources of a course: its file, line (from 1) and field, and how to fix it. */
export type CourseProblem = {
  readonly file: string;
  readonly line: number;
  readonly field: string;
  readonly message: string;
};

/** Reports one problem of the file that is being compiled. */
export type Report = (field: readonly (string | number)[], message: string) => void;

/** One line for a terminal, such as `chapters/python/01-intro/intro-level1/level.yaml:12 goals.0: ...`. */
export const problemLine = (problem: CourseProblem): string =>
  `${problem.file}:${problem.line}${problem.field ? ` ${problem.field}` : ''}: ${problem.message}`;
