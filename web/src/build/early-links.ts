import type { HtmlTagDescriptor, Plugin } from 'vite';

type Options = {
  /** End of the path of a module that runs before all others, even before the styles have loaded. */
  readonly first: string;
  /** Ends of the paths of modules whose chunks, with all their imports, the page needs immediately. */
  readonly modules: readonly string[];
  /** Starts of the names of font files that the first screen uses. */
  readonly fonts: readonly string[];
};

type Chunk = {
  readonly type: 'chunk';
  readonly fileName: string;
  readonly imports: readonly string[];
  readonly moduleIds: readonly string[];
  readonly viteMetadata?: { readonly importedCss: ReadonlySet<string> };
};
type Bundle = Readonly<Record<string, { readonly type: 'asset'; readonly fileName: string } | Chunk>>;

const withImports = (bundle: Bundle, fileName: string, found: Set<string>): void => {
  if (found.has(fileName)) return;
  found.add(fileName);
  const file = bundle[fileName];
  if (file?.type === 'chunk') for (const imported of file.imports) withImports(bundle, imported, found);
};

const link = (attrs: Record<string, string | boolean>): HtmlTagDescriptor => ({
  tag: 'link',
  attrs,
  injectTo: 'head',
});

const chunksWith = (bundle: Bundle, ends: readonly string[]): Chunk[] =>
  Object.values(bundle).flatMap((file) =>
    file.type === 'chunk' && file.moduleIds.some((id) => ends.some((end) => id.endsWith(end))) ? [file] : [],
  );

/**
 * The entry is deliberately tiny: it only imports the application. These links make the browser load the application in
 * parallel with the entry, not after it. `first` is a separate `async` script: scripts without `async` wait for the
 * whole page and its styles.
 */
export const earlyLinks = ({ first, modules, fonts }: Options): Plugin => ({
  name: 'hopcode:early-links',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler: (html, { bundle }) => {
      if (!bundle) return [];
      const wanted = new Set<string>();
      const styles = new Set<string>();
      for (const { fileName } of chunksWith(bundle, modules)) withImports(bundle, fileName, wanted);
      for (const name of wanted) {
        const file = bundle[name];
        if (file?.type === 'chunk')
          for (const style of file.viteMetadata?.importedCss ?? []) styles.add(style);
      }
      const fontFiles = Object.keys(bundle).filter((name) => fonts.some((font) => name.includes(`/${font}`)));
      const firsts = chunksWith(bundle, [first]).map(({ fileName }) => fileName);
      return [
        ...firsts.map(
          (name): HtmlTagDescriptor => ({
            tag: 'script',
            attrs: { type: 'module', async: true, crossorigin: true, src: `/${name}` },
            injectTo: 'head-prepend',
          }),
        ),
        ...[...styles].map((name) => link({ rel: 'stylesheet', href: `/${name}` })),
        ...fontFiles.map((name) =>
          link({ rel: 'preload', as: 'font', type: 'font/woff2', crossorigin: true, href: `/${name}` }),
        ),
        ...[...wanted]
          .filter((name) => !html.includes(name) && !firsts.includes(name))
          .map((name) => link({ rel: 'modulepreload', crossorigin: true, href: `/${name}` })),
      ];
    },
  },
});
