import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { isLocale } from '@hopcode/translations/locales';
import { z } from 'zod';

const listSchema = z.object({
  /** Languages that have their own words. */
  translated: z.array(z.string()),
  /** Addresses below the language: `login`, `guide/lists`. */
  pages: z.array(z.string()),
});
/** The public pages that the build has rendered (docs/decisions/0048). */
export type RenderedPages = z.infer<typeof listSchema>;

const NONE: RenderedPages = { translated: [], pages: [] };

/** The list of the rendered pages of a build; empty if the build has none. */
export async function readRenderedPages(folder: string): Promise<RenderedPages> {
  const text = await readFile(path.join(folder, 'pages/pages.json'), 'utf8').catch(() => undefined);
  return text === undefined ? NONE : listSchema.parse(JSON.parse(text));
}

/**
 * The file of the page at an address, relative to the build: `pages/en/login.html` for `/en/login`; undefined for a
 * page that is not rendered.
 */
export function fileOfPage({ pages }: RenderedPages, address: string): string | undefined {
  const [, locale = '', ...rest] = address.split('/');
  const page = rest.filter((segment) => segment !== '').join('/');
  return isLocale(locale) && pages.includes(page) ? `pages/${locale}/${page}.html` : undefined;
}
