/**
 * The placeholders in the rendered page of a level: the build renders one page per language for all levels, and the
 * server inserts the level (docs/decisions/0048).
 */
export const LEVEL_PLACES = {
  courseId: 'LEVEL_COURSE',
  levelSlug: 'LEVEL_SLUG',
  name: 'LEVEL_NAME',
  goal: 'LEVEL_GOAL',
  goalLang: 'LEVEL_LANGUAGE',
  code: 'LEVEL_CODE',
  picture: 'LEVEL_PICTURE',
} as const;

/** The placeholder for all of these values as JSON, including the quotes around it. */
export const LEVEL_JSON = '"LEVEL_JSON"';

/** The level that the home page shows to a visitor (game.md section 9). */
export const HOME_LEVEL = { courseId: 'python', levelSlug: 'intro-level1' } as const;
