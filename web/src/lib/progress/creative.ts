/** The Creative chapter (game.md section 9): free play beside the course. */
export const CREATIVE_CHAPTER = 0;

/** The chapters that make up a course, in their order; the Creative one counts for nothing. */
export const courseChapters = <T extends { readonly id: number }>(chapters: readonly T[]): readonly T[] =>
  chapters.filter(({ id }) => id !== CREATIVE_CHAPTER);

/** The chapters as they are listed: the Creative one last. */
export const listedChapters = <T extends { readonly id: number }>(chapters: readonly T[]): readonly T[] => [
  ...courseChapters(chapters),
  ...chapters.filter(({ id }) => id === CREATIVE_CHAPTER),
];
