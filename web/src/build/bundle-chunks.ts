/** The parts of a chunk in the build's result that are needed here. */
export type Chunk = {
  readonly type: 'chunk';
  readonly fileName: string;
  readonly imports: readonly string[];
  readonly moduleIds: readonly string[];
  readonly viteMetadata?: { readonly importedCss: ReadonlySet<string> };
};

/** The files of a build, by their names. */
export type Bundle = Readonly<Record<string, { readonly type: 'asset'; readonly fileName: string } | Chunk>>;

/** The chunks that contain a module whose path ends with one of `ends`. */
export const chunksWith = (bundle: Bundle, ends: readonly string[]): Chunk[] =>
  Object.values(bundle).flatMap((file) =>
    file.type === 'chunk' && file.moduleIds.some((id) => ends.some((end) => id.endsWith(end))) ? [file] : [],
  );

const addWithImports = (bundle: Bundle, fileName: string, found: Map<string, Chunk>): void => {
  const file = bundle[fileName];
  if (found.has(fileName) || file?.type !== 'chunk') return;
  found.set(fileName, file);
  for (const imported of file.imports) addWithImports(bundle, imported, found);
};

/**
 * The scripts and styles that a page needs if it loads the modules whose paths end with `ends`. These are the chunks of
 * the modules, with all static imports.
 */
export const filesFor = (
  bundle: Bundle,
  ends: readonly string[],
): { readonly scripts: string[]; readonly styles: string[] } => {
  const found = new Map<string, Chunk>();
  for (const { fileName } of chunksWith(bundle, ends)) addWithImports(bundle, fileName, found);
  const styles = [...found.values()].flatMap(({ viteMetadata }) => [...(viteMetadata?.importedCss ?? [])]);
  return { scripts: [...found.keys()], styles: [...new Set(styles)] };
};
