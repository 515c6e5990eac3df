import type { HtmlTagDescriptor, Plugin } from 'vite';

type Options = {
  /** Ends of the paths of modules whose chunks, with all they import, are wanted at once. */
  readonly modules: readonly string[];
  /** Beginnings of the names of font files that the first screen shows. */
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

/**
 * The entry is tiny on purpose: it wakes Python and only then asks for the application. These links let the
 * browser fetch the application beside it, instead of after it.
 */
export const earlyLinks = ({ modules, fonts }: Options): Plugin => ({
  name: 'hopcode:early-links',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler: (html, { bundle }) => {
      if (!bundle) return [];
      const wanted = new Set<string>();
      const styles = new Set<string>();
      for (const file of Object.values(bundle))
        if (file.type === 'chunk' && file.moduleIds.some((id) => modules.some((end) => id.endsWith(end))))
          withImports(bundle, file.fileName, wanted);
      for (const name of wanted) {
        const file = bundle[name];
        if (file?.type === 'chunk')
          for (const style of file.viteMetadata?.importedCss ?? []) styles.add(style);
      }
      const fontFiles = Object.keys(bundle).filter((name) => fonts.some((font) => name.includes(`/${font}`)));
      return [
        ...[...styles].map((name) => link({ rel: 'stylesheet', href: `/${name}` })),
        ...fontFiles.map((name) =>
          link({ rel: 'preload', as: 'font', type: 'font/woff2', crossorigin: true, href: `/${name}` }),
        ),
        ...[...wanted]
          .filter((name) => !html.includes(name))
          .map((name) => link({ rel: 'modulepreload', crossorigin: true, href: `/${name}` })),
      ];
    },
  },
});
