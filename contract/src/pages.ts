/**
 * The pages of the app below the locale segment (platform.md section 2). The server answers any other address with
 * status 404. Those of parts that are not built (`site-features.ts` of the app) are among them: there the app says that
 * there is no such page. `:name` stands for one segment, `*` for the rest.
 */
const PAGE_PATHS = [
  '',
  'play/:courseId/:levelSlug',
  'play/:courseId/:creatorUserId/:levelSlug',
  'unsubscribed',
  'tos',
  'privacy',
  'refund-policy',
  'checkout',
  'purchase',
  'courses',
  'schools',
  'login',
  'login-org',
  'login-org/:organizationSlug',
  'signup',
  'class-signup',
  'forgot-password',
  'reset-password',
  'impersonate',
  'operator/mail',
  'badges/:studentId',
  'certificates/:studentId',
  'certificate/:certificateId',
  'challenges',
  'challenge/:challengeSlug',
  'quiz/:courseId/:chapterId',
  'quiz/:courseId/:chapterId/question/:questionId',
  'quiz/:courseId/:chapterId/student/:studentId',
  'guide/*',
  'creative-levels',
  'creative-levels/creator/:userId',
  'creative-levels/creator/:userId/student/:studentId',
  'level-creator',
  'level-creator/:courseId/:levelSlug',
  'organization',
  'organization/details',
  'organization/teachers',
  'organization/teachers/add',
  'organization/teachers/:teacherId/edit',
  'organization/classes',
  'organization/classes/add',
  'organization/classes/:classId',
  'organization/classes/:classId/edit',
  'organization/students',
  'organization/students/add',
  'organization/students/:studentId',
  'organization/students/:studentId/edit',
  'profile',
  'profile/details',
  'profile/billing',
  'profile/students',
  'profile/students/add',
  'profile/students/:studentId',
  'profile/students/:studentId/edit',
  'profile/student/:studentId',
] as const;

const SEGMENTS: readonly (readonly string[])[] = PAGE_PATHS.map((path) => segmentsOf(path));

/** Whether the app has a page at a path below its locale, as in `isPagePath('play/python/intro-level1')`. */
export function isPagePath(path: string): boolean {
  const segments = segmentsOf(path);
  return SEGMENTS.some((pattern) => matches(pattern, segments));
}

function segmentsOf(path: string): string[] {
  return path.split('/').filter((segment) => segment !== '');
}

function matches(pattern: readonly string[], segments: readonly string[]): boolean {
  if (pattern.at(-1) === '*') return matches(pattern.slice(0, -1), segments.slice(0, pattern.length - 1));
  return (
    pattern.length === segments.length &&
    pattern.every((part, index) => part.startsWith(':') || part === segments[index])
  );
}
