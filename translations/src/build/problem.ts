/** Something wrong in a file of words: where, and what to do about it. */
export type WordsProblem = { readonly file: string; readonly line: number; readonly message: string };

/** One line for a terminal, as `en/courses/python/intro.md:12: ...`. */
export const problemLine = (problem: WordsProblem): string =>
  `${problem.file}:${problem.line}: ${problem.message}`;
