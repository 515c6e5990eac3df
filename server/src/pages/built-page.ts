import { createHash } from 'node:crypto';
import { GOOGLE_LOGIN, SELLING_MODE, SITE_ADDRESS } from '@hopcode/contract/page-places';
import { changedFiles } from './changed-files.ts';

/** A built page that is ready to be sent, except for its nonce. */
export type BuiltPage = {
  readonly html: string;
  /** Sources for the policy that allow the inline scripts of the page: ` 'sha256-...'` for each. */
  readonly scripts: string;
  /**
   * Sources for the policy that allow the style attributes of the page: ` 'sha256-...'` for each. Empty if the page has
   * none.
   */
  readonly styleAttributes: string;
};

/** Maximum number of pages in memory. */
const MOST_KEPT = 100;

type Site = {
  /** Public address of the site. */
  readonly site: () => string;
  /** Whether the site has login with Google. */
  readonly google: boolean;
  /** How the site sells its plans. */
  readonly selling: string;
};

/** Reads pages of the build. Returns undefined for an unknown file. */
export const builtPages = ({
  site,
  google,
  selling,
}: Site): ((file: string) => Promise<BuiltPage | undefined>) =>
  changedFiles({
    parse: (text) =>
      pageOf(text.replaceAll(GOOGLE_LOGIN, google ? 'yes' : 'no').replaceAll(SELLING_MODE, selling), site()),
    version: site,
    most: MOST_KEPT,
  });

function pageOf(text: string, site: string): BuiltPage {
  const html = withWholeAddresses(text, site).replaceAll(SITE_ADDRESS, site);
  return {
    html,
    scripts: hashesOf(html, /<script>([\s\S]*?)<\/script>/g, (script) => script),
    styleAttributes: hashesOf(html, /<[^>]*\sstyle="([^"]*)"/g, unescapeAttribute),
  };
}

/** Completes the addresses of pictures, because other sites that show a link with a picture need the full address. */
const withWholeAddresses = (html: string, site: string): string =>
  html.replaceAll(
    /(<meta property="og:(?:image|url)" content=")(\/[^"]*")/g,
    (_, before: string, address: string) => `${before}${site}${address}`,
  );

/** The hashes of all different texts that match a pattern. */
function hashesOf(html: string, pattern: RegExp, read: (text: string) => string): string {
  const texts = new Set(Array.from(html.matchAll(pattern), ([, text = '']) => read(text)));
  return [...texts].map((text) => ` 'sha256-${createHash('sha256').update(text).digest('base64')}'`).join('');
}

/**
 * The value of an attribute, as it was before React escaped it. Browsers compare a hash with this value and not with
 * its HTML.
 */
const unescapeAttribute = (html: string): string =>
  html
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');
