import { GUIDE_CHAPTERS, GUIDE_TOPICS } from '@hopcode/contract/guide-pages';
import type { PagePath } from '@hopcode/contract/pages';

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

/** The addresses, without the language, of all pages that the build renders: `login`, `guide/chapter/lists`. */
export const PUBLIC_PAGES: readonly string[] = [
  ...PAGES,
  ...GUIDE_TOPICS.map((topic) => `guide/${topic}`),
  ...Object.values(GUIDE_CHAPTERS).flatMap((chapters) =>
    chapters.map((chapter) => `guide/chapter/${chapter}`),
  ),
];
