/**
 * Id of the Creative chapter (game.md section 3, 'Course data', and section 9): free play, outside the course. Its
 * levels have no goals and do not count towards the completion of the course.
 */
export const CREATIVE_CHAPTER_ID = 0;

/** The level of the Creative chapter that is the learner's own farm. The page adds the learner's gifts to it. */
export const OWN_FARM = 'my-farm';

/**
 * Whether a level always opens with its template. This is true for levels of free play (game.md section 4, 'On level
 * open'), except the learner's own farm, which opens with the last program.
 */
export const beginsWithTemplate = (level: { readonly chapter_id: number; readonly slug: string }): boolean =>
  level.chapter_id === CREATIVE_CHAPTER_ID && level.slug !== OWN_FARM;

type WithId = { readonly id: number };

/** The chapters of a course in order, without the Creative chapter. */
export const courseChapters = <Chapter extends WithId>(chapters: readonly Chapter[]): readonly Chapter[] =>
  chapters.filter(({ id }) => id !== CREATIVE_CHAPTER_ID);

/** All chapters in the order of lists: the Creative chapter last. */
export const listedChapters = <Chapter extends WithId>(chapters: readonly Chapter[]): readonly Chapter[] => [
  ...courseChapters(chapters),
  ...chapters.filter(({ id }) => id === CREATIVE_CHAPTER_ID),
];
