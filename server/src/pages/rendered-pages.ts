import path from 'node:path';
import { bareFile, pageAt, pageFile, segmentsOf } from '@hopcode/contract/pages';
import { isLocale } from '@hopcode/translations/locales';
import { z } from 'zod';
import { changedFiles } from './changed-files.ts';

const listSchema = z.object({
  /** Languages for which there are translations. */
  translated: z.array(z.string()),
  /** The addresses of the pages, without the language: `login`, `guide/lists`. */
  pages: z.array(z.string()),
  /** The pages that have a second version for a site that sells courses. */
  locks: z.array(z.string()).default([]),
  /** Patterns of the pages that have a title but no rendered contents: `certificate/:certificateId`. */
  bare: z.array(z.string()).default([]),
});
/** The public pages that the build has rendered (docs/decisions/0048). */
export type RenderedPages = z.infer<typeof listSchema>;

const NONE: RenderedPages = { translated: [], pages: [], locks: [], bare: [] };

/** Reads the list of the rendered pages of a build; empty if the build has none. */
export function renderedPages(folder: string): () => Promise<RenderedPages> {
  const read = changedFiles({ parse: (text) => listSchema.parse(JSON.parse(text)), most: 1 });
  return async () => (await read(path.join(folder, 'pages/pages.json'))) ?? NONE;
}

/**
 * The file of the page at an address, relative to the build: `pages/en/login.html` for `/en/login`. Undefined if the
 * build has not rendered this page. `isSelling` says whether the site sells courses.
 */
export function fileOfPage(
  { pages, locks }: RenderedPages,
  address: string,
  isSelling: boolean,
): string | undefined {
  const [locale = '', ...rest] = segmentsOf(address);
  const page = rest.join('/');
  if (!isLocale(locale) || !pages.includes(page)) return undefined;
  return `pages/${pageFile(locale, page, isSelling && locks.includes(page))}`;
}

/**
 * The file for a page that is not rendered. It contains the application in the language of the address, with the title
 * of the page. Undefined for an address without a language.
 */
export function bareFileAt({ bare }: RenderedPages, address: string, isThere: boolean): string | undefined {
  const [locale = '', ...rest] = segmentsOf(address);
  if (!isLocale(locale)) return undefined;
  const page = isThere ? (pageAt(rest.join('/')) ?? '') : 'not-found';
  return `pages/${bareFile(locale, bare.includes(page) ? page : 'app')}`;
}
