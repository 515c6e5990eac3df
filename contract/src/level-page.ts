/**
 * What stands in the rendered page of a level for the level itself: the build renders one page for all levels of a
 * language, and the server fills in the level (docs/decisions/0048).
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

/** Stands, with its quotes, for all of this as JSON. */
export const LEVEL_JSON = '"LEVEL_JSON"';

/** The level that home shows to a visitor (game.md section 9). */
export const HOME_LEVEL = { courseId: 'python', levelSlug: 'intro-level1' } as const;
