import { CHALLENGES } from '@hopcode/contract/level/challenges';
import type { LevelAddress } from './progress/level-progress.ts';

// This file starts Python before the application loads, so it imports nothing.
/** Paths of pages that show a level: home, and a level's own address. */
export const LEVEL_PATHS: readonly [home: RegExp, level: RegExp] = [
  /^\/[^/]*\/?$/,
  /^\/[^/]+\/(?:play\/([^/]+)|challenge)\/([^/]+)\/?$/,
];
const [HOME, LEVEL] = LEVEL_PATHS;
/** A creative level: course, creator and slug. */
const CREATIVE = /^\/[^/]+\/play\/[^/]+\/[^/]+\/[^/]+\/?$/;

/** The address of the play screen for a level; challenges have a separate one (docs/spec/routes.tsv). */
export const levelPath = (locale: string, { courseId, levelSlug }: LevelAddress): string => {
  const place = courseId === CHALLENGES ? 'challenge' : `play/${encodeURIComponent(courseId)}`;
  return `/${locale}/${place}/${encodeURIComponent(levelSlug)}`;
};

/** The level in a path; undefined for the path of another page. */
export const levelAt = (path: string): LevelAddress | undefined => {
  const [, courseId = CHALLENGES, levelSlug] = LEVEL.exec(path) ?? [];
  if (levelSlug === undefined) return undefined;
  try {
    return { courseId: decodeURIComponent(courseId), levelSlug: decodeURIComponent(levelSlug) };
  } catch {
    return undefined;
  }
};

/** Whether the page at a path shows a level: home, or the address of a level. Only those need Python. */
export const showsLevel = (path: string): boolean =>
  HOME.test(path) || LEVEL.test(path) || CREATIVE.test(path);

const MAP = /^\/[^/]+\/courses\/[^/]+\/?$/;

/** Whether the page at a path has a thin header with space for its own content: levels and maps. */
export const hasThinHeader = (path: string): boolean => showsLevel(path) || MAP.test(path);
