import type { Plugin } from 'vite';
import { z } from 'zod';
import { type Bundle, type Chunk, chunksWith, filesFor } from './bundle-chunks.ts';

/** The name of the list in the folder of the build. The server sends no files whose names begin with a dot. */
export const PAGE_FILES = '.page-files.json';

/** The scripts and styles of each page, and the modules in each script with their sizes before compression. */
export const pageFilesSchema = z.strictObject({
  pages: z.record(z.string(), z.array(z.string())),
  modules: z.record(z.string(), z.record(z.string(), z.number())),
});
export type PageFiles = z.infer<typeof pageFilesSchema>;

/**
 * The files that a page needs if it loads the modules whose paths end with `ends`. Throws if one of these modules is
 * not in the build.
 */
export const filesOfPage = (bundle: Bundle, ends: readonly string[]): string[] => {
  for (const end of ends)
    if (chunksWith(bundle, [end]).length === 0) throw new Error(`The build has no module ${end}.`);
  const { scripts, styles } = filesFor(bundle, ends);
  return [...scripts, ...styles];
};

/**
 * Throws if two scripts import each other, because a library in one of them might run before the code that it needs.
 */
export const refuseCycles = (bundle: Bundle): void => {
  const settled = new Set<string>();
  const visit = (name: string, path: readonly string[]): void => {
    if (path.includes(name)) throw new Error(`Scripts import each other: ${[...path, name].join(' -> ')}`);
    if (settled.has(name)) return;
    const file: Chunk | { readonly type: 'asset' } | undefined = bundle[name];
    if (file?.type === 'chunk') for (const imported of file.imports) visit(imported, [...path, name]);
    settled.add(name);
  };
  for (const name of Object.keys(bundle)) visit(name, []);
};

/**
 * Writes a list of each page's files, for `weigh-pages.ts`. `pages` contains the path endings of each page's modules.
 */
export const pageFiles = (pages: Readonly<Record<string, readonly string[]>>): Plugin => ({
  name: 'hopcode:page-files',
  apply: 'build',
  generateBundle: {
    order: 'post',
    handler(_options, bundle) {
      refuseCycles(bundle);
      const modules = Object.values(bundle).flatMap((file) =>
        file.type === 'chunk'
          ? [
              [
                file.fileName,
                Object.fromEntries(
                  Object.entries(file.modules).map(([id, { renderedLength }]) => [id, renderedLength]),
                ),
              ] as const,
            ]
          : [],
      );
      const list: PageFiles = {
        pages: Object.fromEntries(
          Object.entries(pages).map(([page, ends]) => [page, filesOfPage(bundle, ends)]),
        ),
        modules: Object.fromEntries(modules),
      };
      this.emitFile({ type: 'asset', fileName: PAGE_FILES, source: JSON.stringify(list) });
    },
  },
});
