import { CHALLENGES } from '@hopcode/contract/level/challenges';
import type { LevelAddress } from './progress/level-progress.ts';

// The entry imports this file, to decide whether to start Python. So this file must import as little as possible.
/** The paths of pages that show a level: the home page, and the address of a level. */
export const LEVEL_PATHS: readonly [home: RegExp, level: RegExp] = [
  /^\/[^/]*\/?$/,
  /^\/[^/]+\/(?:play\/([^/]+)|challenge)\/([^/]+)\/?$/,
];
const [HOME, LEVEL] = LEVEL_PATHS;
/** The path of a creative level: course, creator and slug. */
const CREATIVE = /^\/[^/]+\/play\/[^/]+\/[^/]+\/[^/]+\/?$/;

/** The address of the play screen for a level. Challenges have their own addresses (docs/spec/routes.tsv). */
export const levelPath = (locale: string, { courseId, levelSlug }: LevelAddress): string => {
  const place = courseId === CHALLENGES ? 'challenge' : `play/${encodeURIComponent(courseId)}`;
  return `/${locale}/${place}/${encodeURIComponent(levelSlug)}`;
};

/** The level in a path; undefined if the path is not the address of a level. */
export const levelAt = (path: string): LevelAddress | undefined => {
  const [, courseId = CHALLENGES, levelSlug] = LEVEL.exec(path) ?? [];
  if (levelSlug === undefined) return undefined;
  try {
    return { courseId: decodeURIComponent(courseId), levelSlug: decodeURIComponent(levelSlug) };
  } catch {
    return undefined;
  }
};

/** Whether the page at a path shows a level: the home page, or the page of a level. Only these pages need Python. */
export const showsLevel = (path: string): boolean =>
  HOME.test(path) || LEVEL.test(path) || CREATIVE.test(path);

const MAP = /^\/[^/]+\/courses\/([^/]+)\/?$/;

/** The id of the course whose map the page at a path shows; undefined if the page is not a map. */
export const courseOfMap = (path: string): string | undefined => MAP.exec(path)?.[1];

/** Whether the page at a path has a thin header with space for its own content. Levels and maps have one. */
export const hasThinHeader = (path: string): boolean => showsLevel(path) || MAP.test(path);
