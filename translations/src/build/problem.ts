/** A problem in a file of words: where it is, and how to fix it. */
export type WordsProblem = { readonly file: string; readonly line: number; readonly message: string };

/** One line for a terminal, such as `en/courses/python/intro.md:12: ...`. */
export const problemLine = (problem: WordsProblem): string =>
  `${problem.file}:${problem.line}: ${problem.message}`;
