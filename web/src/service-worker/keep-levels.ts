import { ANSWERS_CACHE } from '../lib/offline/cache-names.ts';
import {
  chapterOf,
  courseAddress,
  isCourseOutline,
  levelAddress,
  levelOfAddress,
} from '../lib/offline/course-levels.ts';
import { isFresh, keepAnswer, keptAnswer } from '../lib/offline/kept-answers.ts';

const keepIfOld = async (cache: Cache, address: string, locale: string): Promise<void> => {
  if (!(await isFresh(cache, address, locale))) await keepAnswer(cache, address, { locale });
};

const keepAround = async (address: string, locale: string): Promise<void> => {
  const cache = await caches.open(ANSWERS_CACHE);
  await keepIfOld(cache, address, locale);
  const level = levelOfAddress(new URL(address).pathname);
  if (level === undefined) return;
  const course = courseAddress(self.location.origin, level.courseId);
  await keepIfOld(cache, course, locale);
  const outline: unknown = await (await keptAnswer(cache, course, locale))?.json();
  if (!isCourseOutline(outline)) return;
  for (const slug of chapterOf(outline, level.slug))
    await keepIfOld(cache, levelAddress(self.location.origin, level.courseId, slug), locale);
};

let last: Promise<void> = Promise.resolve();

/**
 * Stores a public answer. For a level, also stores its course and the other levels of its chapter. Requests only one
 * answer at a time, so that the requests of the page come first. Without a network or storage, it stores nothing, and
 * the next request tries again.
 */
export const keepLevels = (address: string, locale: string): Promise<void> => {
  last = last.then(() => keepAround(address, locale)).catch(() => {});
  return last;
};
