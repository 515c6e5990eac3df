/**
 * Id of the Creative chapter (game.md section 3, 'Course data', and section 9): free play beside the course. Its
 * levels have no goals and count for nothing.
 */
export const CREATIVE_CHAPTER_ID = 0;

type WithId = { readonly id: number };

/** The chapters that make up a course, in their order: all but the Creative one. */
export const courseChapters = <Chapter extends WithId>(chapters: readonly Chapter[]): readonly Chapter[] =>
  chapters.filter(({ id }) => id !== CREATIVE_CHAPTER_ID);

/** The chapters as they are listed: the Creative one last. */
export const listedChapters = <Chapter extends WithId>(chapters: readonly Chapter[]): readonly Chapter[] => [
  ...courseChapters(chapters),
  ...chapters.filter(({ id }) => id === CREATIVE_CHAPTER_ID),
];
