import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PagePath } from '@hopcode/contract/pages';
import { DEFAULT_LOCALE } from '@hopcode/translations/locales';
import { wholeTitle } from '../../lib/whole-title.ts';

const TRANSLATIONS = join(import.meta.dirname, '../../../../translations');

/** A page that is sent without contents. The application adds them. */
export type BarePage = PagePath | 'app' | 'not-found';

/** For each page that the build does not render, the place of its title: the file of words, then the key. */
const TITLES: Readonly<Partial<Record<BarePage, readonly [file: string, ...key: string[]]>>> = {
  'not-found': ['ui', 'notFound', 'title'],
  'badges/:studentId': ['badge', 'title'],
  'certificate/:certificateId': ['certificate', 'sheet', 'title'],
  'certificates/:studentId': ['certificate', 'list', 'title'],
  checkout: ['payment', 'checkout', 'title'],
  'creative-levels': ['creator', 'public', 'title'],
  'creative-levels/creator/:userId': ['creator', 'public', 'title'],
  'creative-levels/creator/:userId/student/:studentId': ['creator', 'public', 'title'],
  invitations: ['site', 'invitations', 'title'],
  'level-creator': ['creator', 'list', 'title'],
  'login-org/:organizationSlug': ['account', 'loginOrg', 'title'],
  'organization/classes': ['school', 'classes', 'title'],
  'organization/details': ['school', 'details', 'title'],
  'organization/plan': ['plan', 'title'],
  'organization/students': ['school', 'students', 'title'],
  'organization/teachers': ['school', 'teachers', 'title'],
  'profile/billing': ['payment', 'billing', 'title'],
  'profile/details': ['profile', 'details', 'title'],
  'profile/students': ['profile', 'students', 'title'],
  purchase: ['payment', 'purchase', 'title'],
  'reset-password': ['account', 'reset', 'title'],
  unsubscribed: ['site', 'unsubscribed', 'title'],
};

const textAt = (locale: string, [file, ...key]: readonly [string, ...string[]]): string | undefined => {
  const path = join(TRANSLATIONS, locale, `${file}.json`);
  if (!existsSync(path)) return;
  const words: unknown = JSON.parse(readFileSync(path, 'utf8'));
  const found = key.reduce<unknown>(
    (value, part) =>
      typeof value === 'object' && value !== null
        ? new Map<string, unknown>(Object.entries(value)).get(part)
        : undefined,
    words,
  );
  return typeof found === 'string' ? found : undefined;
};

/** The pages that the build does not render, with their titles in a language. Throws if a title is missing. */
export const barePages = (locale: string): readonly { readonly page: string; readonly title: string }[] => [
  { page: 'app', title: wholeTitle(undefined) },
  ...Object.entries(TITLES).map(([page, place]) => {
    const title = textAt(locale, place) ?? textAt(DEFAULT_LOCALE, place);
    if (title === undefined) throw new RangeError(`The page ${page} has no title.`);
    return { page, title: wholeTitle(title) };
  }),
];
