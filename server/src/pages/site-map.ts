import { CHALLENGES } from '@hopcode/contract/level/challenges';
import type { Content } from '../parts/content.ts';
import type { RenderedPages } from './rendered-pages.ts';

/**
 * Addresses (without the language) that search engines should not visit, because they need an account or show nothing.
 */
const NOT_FOR_SEARCH = [
  'checkout',
  'impersonate',
  'invitations',
  'operator/',
  'organization',
  'profile',
  'quiz/',
  'reset-password',
  'unsubscribed',
];

/** The text of `robots.txt`: which addresses search engines should not visit, and where the list of pages is. */
export const robotsText = (site: string): string =>
  [
    'User-agent: *',
    'Disallow: /api/',
    ...NOT_FOR_SEARCH.map((page) => `Disallow: /*/${page}`),
    // Search engines may load the pictures of levels, because they are part of the pages.
    'Allow: /api/level/guide/',
    `Sitemap: ${site}/sitemap.xml`,
    '',
  ].join('\n');

/** The addresses of all levels and challenges, without the language. */
const levelPages = (content: Pick<Content, 'courseIds' | 'course'>, locale: string): string[] =>
  content.courseIds().flatMap((id) => {
    const place = id === CHALLENGES ? 'challenge' : `play/${id}`;
    const levels = content.course(id, locale)?.chapters.flatMap((chapter) => chapter.levels) ?? [];
    return levels.map(({ slug }) => `${place}/${slug}`);
  });

/** The text of `sitemap.xml`: all public pages and levels in all translated languages. */
export function siteMap(
  site: string,
  { translated, pages }: RenderedPages,
  content: Pick<Content, 'courseIds' | 'course'>,
): string {
  const entries = translated.flatMap((locale) =>
    ['', ...pages, ...levelPages(content, locale)].map(
      (page) => `  <url><loc>${site}/${locale}/${page}</loc></url>`,
    ),
  );
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...entries,
    '</urlset>',
    '',
  ].join('\n');
}
