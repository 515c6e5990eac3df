import type { HtmlTagDescriptor, Plugin } from 'vite';
import { z } from 'zod';
import { type Bundle, filesFor } from './bundle-chunks.ts';

type Options = {
  /** The parts that every page needs immediately. */
  readonly all: Parts;
  /** The other parts that a page needs if its path matches one of these patterns. */
  readonly some: Parts & { readonly paths: readonly RegExp[] };
};

type Parts = {
  /** Path endings of modules. Their chunks are needed, with all imports and styles. */
  readonly modules: readonly string[];
  /** The beginnings of the names of the needed font files. */
  readonly fonts: readonly string[];
};

/** The attributes of a `link`. `crossorigin` is empty, as in the links that Vite adds later: one fetch serves both. */
export type Link = Readonly<Record<string, string>>;

const tag = (attrs: Link): HtmlTagDescriptor => ({ tag: 'link', attrs, injectTo: 'head' });

/** The links for scripts and fonts that load early, and the addresses of the styles. */
const linksOf = (bundle: Bundle, { modules, fonts }: Parts): { links: Link[]; styles: string[] } => {
  const { scripts, styles } = filesFor(bundle, modules);
  const fontFiles = Object.keys(bundle).filter((name) => fonts.some((font) => name.includes(`/${font}`)));
  return {
    styles: styles.map((name) => `/${name}`),
    links: [
      ...fontFiles.map((name) => ({
        rel: 'preload',
        as: 'font',
        type: 'font/woff2',
        crossorigin: '',
        href: `/${name}`,
      })),
      ...scripts.map((name) => ({ rel: 'modulepreload', crossorigin: '', href: `/${name}` })),
    ],
  };
};

/** A script that adds links to the page if its path matches one of the patterns. */
export const linksForPaths = (paths: readonly RegExp[], links: readonly Link[]): string => {
  const test = paths.map((path) => `${path}.test(location.pathname)`).join('||');
  return `if(${test})for(const link of ${JSON.stringify(links)}){const e=document.createElement('link');for(const name in link)e.setAttribute(name,link[name]);document.head.append(e)}`;
};

const SCRIPT = /<script>if\([^<]*?for\(const link of (\[[^<]*?\])\)\{[^<]*?<\/script>\s*/;

const linksSchema = z.array(z.record(z.string(), z.string()));

/**
 * Splits a built page into the page without the script of `linksForPaths` and the links that the script adds. A page
 * that the build renders has its own links: the browser sees them without running a script.
 */
export const takeLinks = (page: string): { readonly page: string; readonly links: readonly Link[] } => {
  const [script, links] = SCRIPT.exec(page) ?? [];
  if (script === undefined || links === undefined) return { page, links: [] };
  return { page: page.replace(script, () => ''), links: linksSchema.parse(JSON.parse(links)) };
};

/**
 * The entry is deliberately tiny: it only imports the application. These links make the browser load the application in
 * parallel with the entry, not after it. All addresses share one HTML file, so a script in it adds the links of `some`.
 * The script comes before the styles, because a script waits for the styles above it. The links only preload the styles
 * of `some`. Vite adds these styles itself and waits for them.
 */
export const earlyLinks = ({ all, some }: Options): Plugin => ({
  name: 'hopcode:early-links',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler: (html, { bundle }) => {
      if (!bundle) return [];
      const isNew = (known: ReadonlySet<string>) => (href: string | undefined) =>
        href !== undefined && !known.has(href) && !html.includes(href);
      const forAll = linksOf(bundle, all);
      const forSome = linksOf(bundle, some);
      const known = new Set([...forAll.styles, ...forAll.links.flatMap(({ href }) => href ?? [])]);
      const links = forAll.links.filter(({ href }) => isNew(new Set())(href));
      const addedLinks = [
        ...forSome.styles
          .filter(isNew(known))
          .map((href) => ({ rel: 'preload', as: 'style', crossorigin: '', href })),
        ...forSome.links.filter(({ href }) => isNew(known)(href)),
      ];
      return [
        { tag: 'script', children: linksForPaths(some.paths, addedLinks), injectTo: 'head-prepend' },
        ...forAll.styles
          .filter(isNew(new Set()))
          .map((href) => tag({ rel: 'stylesheet', crossorigin: '', href })),
        ...links.map(tag),
      ];
    },
  },
});
