import type { PagePath } from '../pages.ts';

/**
 * The pages that may be recorded, for adults' accounts that have agreed. None of them shows a level, a child, a student
 * or a message. The home page is not in the list, because it shows a level. Once a page has opened a dialog with
 * students, it is no longer recorded.
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
