import { GUIDE_CHAPTERS, GUIDE_TOPICS } from './guide-pages.ts';

/**
 * The pages of the app, after the language segment (platform.md section 2). The server answers any other address with
 * status 404. Pages that are not built yet, and levels and quizzes that do not exist, get a 404 too. `:name` matches
 * one segment.
 */
export const PAGE_PATHS = [
  '',
  'play/:courseId/:levelSlug',
  'unsubscribed',
  'tos',
  'privacy',
  'refund-policy',
  'checkout',
  'courses',
  'courses/:courseId',
  'schools',
  'contact',
  'login',
  'login/code',
  'login-org',
  'login-org/:organizationSlug',
  'purchase',
  'signup',
  'class-signup',
  'forgot-password',
  'reset-password',
  'impersonate',
  'operator/mail',
  'operator/log',
  'operator/inbox',
  'operator/levels',
  'operator/licences',
  'operator/orders/:orderId',
  'operator/purchases',
  'operator/recordings',
  'play/:courseId/:creatorUserId/:levelSlug',
  'creative-levels',
  'creative-levels/creator/:userId',
  'creative-levels/creator/:userId/student/:studentId',
  'level-creator',
  'level-creator/:courseId/:levelSlug',
  'certificate/:certificateId',
  'certificates/:studentId',
  'badges/:studentId',
  'challenges',
  'challenge/:challengeSlug',
  'quiz/:courseId/:chapterId',
  'quiz/:courseId/:chapterId/question/:questionId',
  'quiz/:courseId/:chapterId/student/:studentId',
  'guide',
  'guide/:topic',
  'guide/chapter/:chapter',
  'organization',
  'organization/details',
  'organization/levels',
  'organization/orders/:orderId',
  'organization/plan',
  'organization/deleted',
  'organization/log',
  'organization/teachers',
  'organization/teachers/add',
  'organization/teachers/:teacherId/edit',
  'organization/classes',
  'organization/classes/add',
  'organization/classes/:classId',
  'organization/classes/:classId/certificates',
  'organization/classes/:classId/edit',
  'organization/students',
  'organization/students/add',
  'organization/students/:studentId',
  'organization/students/:studentId/edit',
  'invitations',
  'profile',
  'profile/billing',
  'profile/details',
  'profile/security',
  'profile/students',
  'profile/students/add',
  'profile/students/deleted',
  'profile/students/:studentId',
  'profile/students/:studentId/edit',
  'profile/student/:studentId',
] as const;
export type PagePath = (typeof PAGE_PATHS)[number];

/** Allowed values of a named segment, if they depend neither on stored data nor on the levels. */
const KNOWN: ReadonlyMap<string, readonly string[]> = new Map<string, readonly string[]>([
  [':topic', GUIDE_TOPICS],
  [':chapter', Object.values(GUIDE_CHAPTERS).flat()],
]);

const PATTERNS = PAGE_PATHS.map((page) => ({ page, segments: segmentsOf(page) }));

/** The page at a path below its locale, such as `pageAt('play/python/intro-level1')`; undefined if the app has none. */
export function pageAt(path: string): PagePath | undefined {
  const segments = segmentsOf(path);
  return PATTERNS.find((pattern) => matches(pattern.segments, segments))?.page;
}

/** Whether the app has a page at a path below its locale. */
export const isPagePath = (path: string): boolean => pageAt(path) !== undefined;

/** Path of the file for a page without contents, relative to the folder of pages: `he/bare/creative-levels.html`. */
export const bareFile = (locale: string, page: string): string =>
  `${locale}/bare/${page.replaceAll('/', '-').replaceAll(':', '')}.html`;

/**
 * Path, in the folder of pages, of the file of a rendered page, such as `he/login.html`. Pages that show locks have a
 * second file for a site that sells courses.
 */
export const pageFile = (locale: string, page: string, isSelling = false): string =>
  `${locale}/${page}${isSelling ? '.selling' : ''}.html`;

const SALE_PAGES: readonly PagePath[] = ['checkout', 'profile/billing', 'purchase'];

/** Whether a page is about money: a site that sells nothing has no such pages. */
export function isSalePath(path: string): boolean {
  const page = segmentsOf(path).join('/');
  return SALE_PAGES.some((known) => known === page);
}

/** The segments of a path as they are written, without empty segments: `/en//login/` has `en` and `login`. */
export function segmentsOf(path: string): string[] {
  return path.split('/').filter((segment) => segment !== '');
}

function matches(pattern: readonly string[], segments: readonly string[]): boolean {
  return (
    pattern.length === segments.length && pattern.every((part, index) => isMeant(part, segments[index] ?? ''))
  );
}

function isMeant(part: string, segment: string): boolean {
  return part.startsWith(':') ? (KNOWN.get(part)?.includes(segment) ?? true) : part === segment;
}
