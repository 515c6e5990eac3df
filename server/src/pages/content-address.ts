import { CHALLENGES } from '@hopcode/contract/level/challenges';
import { segmentsOf } from '@hopcode/contract/pages';
import type { Content } from '../parts/content.ts';

/**
 * Whether the content of a page address exists in the courses: the level of `/en/play/python/intro-level1`, the quiz
 * of `/en/quiz/python/2/question/1`. True for pages without content of a course.
 */
export function isInCourses(content: Pick<Content, 'courseOfLevel' | 'quiz'>, address: string): boolean {
  const [, page, first = '', second = ''] = segmentsOf(address).map(decodeURIComponent);
  switch (page) {
    case 'play':
      return content.courseOfLevel(second) === first;
    case 'challenge':
      return content.courseOfLevel(first) === CHALLENGES;
    case 'quiz':
      return content.quiz(first, Number(second)) !== undefined;
    default:
      return true;
  }
}
