import { GUIDE_CHAPTERS, GUIDE_TOPICS } from '@hopcode/contract/guide-pages';
import type { PagePath } from '@hopcode/contract/pages';
import { COURSE_IDS } from '../../lib/site-courses.ts';

/** Public pages that have one address in each language. */
const PAGES = [
  'challenges',
  'class-signup',
  'contact',
  'courses',
  'forgot-password',
  'guide',
  'login',
  'login-org',
  'privacy',
  'refund-policy',
  'schools',
  'signup',
  'tos',
] as const satisfies readonly PagePath[];

/** The address, without the language, of the map of a course. */
export const mapPage = (courseId: string): string => `courses/${courseId}`;

/**
 * The public pages that show which chapters are locked. On a site that sells courses, these pages differ from the same
 * pages on other sites.
 */
export const PAGES_WITH_LOCKS: readonly string[] = COURSE_IDS.map(mapPage);

/** The addresses, without the language, of all pages that the build renders: `login`, `guide/chapter/lists`. */
export const PUBLIC_PAGES: readonly string[] = [
  ...PAGES,
  ...PAGES_WITH_LOCKS,
  ...GUIDE_TOPICS.map((topic) => `guide/${topic}`),
  ...Object.values(GUIDE_CHAPTERS).flatMap((chapters) =>
    chapters.map((chapter) => `guide/chapter/${chapter}`),
  ),
];
