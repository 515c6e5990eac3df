import type { PagePath } from '../pages.ts';

/**
 * The pages that may be recorded, for accounts of adults that have agreed: none that shows a child, a student or a
 * message, and no level. The home page is a level. A page that opens a dialog with students is not recorded from then on.
 */
export const RECORDED_PAGES = [
  'courses',
  'schools',
  'contact',
  'tos',
  'privacy',
  'refund-policy',
  'guide',
  'guide/:topic',
  'profile',
  'profile/details',
  'profile/security',
  'organization/details',
] as const satisfies readonly PagePath[];
export type RecordedPage = (typeof RECORDED_PAGES)[number];

/** The recorded page at a path below its locale, such as `guide/start`; undefined for every other page. */
export const recordedPage = (path: string): RecordedPage | undefined => {
  const segments = path.split('/').filter((segment) => segment !== '');
  return RECORDED_PAGES.find((page) => {
    const parts = page.split('/').filter((part) => part !== '');
    return (
      parts.length === segments.length &&
      parts.every((part, at) => part.startsWith(':') || part === segments[at])
    );
  });
};
