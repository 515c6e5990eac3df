/** The difficulties of the challenges. Each is a chapter of their course (game.md section 2, 'Challenges'). */
export const DIFFICULTIES = ['beginner', 'advanced', 'expert'] as const;
export type Difficulty = (typeof DIFFICULTIES)[number];

/** Name of the filter in the query string. */
export const DIFFICULTY = 'difficulty';

/**
 * The difficulty in an address. Undefined if the address names no difficulty, or an unknown one. The page then shows
 * all difficulties.
 */
export const difficultyOf = (query: URLSearchParams): Difficulty | undefined =>
  DIFFICULTIES.find((difficulty) => difficulty === query.get(DIFFICULTY));

/** The id of the chapter with the challenges of a difficulty. */
export const chapterOf = (difficulty: Difficulty): number => DIFFICULTIES.indexOf(difficulty) + 1;
