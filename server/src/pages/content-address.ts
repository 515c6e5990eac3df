import { creativeCourseSchema } from '@hopcode/contract/creative/creative-summary';
import { CHALLENGES } from '@hopcode/contract/level/challenges';
import { segmentsOf } from '@hopcode/contract/pages';
import { levelSlugSchema } from '@hopcode/courses/formats/level-slug';
import { z } from 'zod';
import type { Content } from '../parts/content.ts';

/** Whether an address may belong to a creative level. Only the app checks whether the caller can play it. */
const isCreative = (course: string, creator: string, slug: string): boolean =>
  creativeCourseSchema.safeParse(course).success &&
  z.uuid().safeParse(creator).success &&
  levelSlugSchema.safeParse(slug).success;

/**
 * Whether the content of a page address exists in the courses, such as the level of `/en/play/python/intro-level1` or
 * the quiz of `/en/quiz/python/2/question/1`. Also true for pages that show no content of a course, such as a creative
 * level.
 */
export function isInCourses(content: Pick<Content, 'courseOfLevel' | 'quiz'>, address: string): boolean {
  const [, page, first = '', second = '', third] = segmentsOf(address).map(decodeURIComponent);
  switch (page) {
    case 'play':
      return third === undefined ? content.courseOfLevel(second) === first : isCreative(first, second, third);
    case 'challenge':
      return content.courseOfLevel(first) === CHALLENGES;
    case 'quiz':
      return content.quiz(first, Number(second)) !== undefined;
    default:
      return true;
  }
}
