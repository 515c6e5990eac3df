type Chunk = {
  readonly type: 'chunk';
  readonly fileName: string;
  readonly imports: readonly string[];
  readonly dynamicImports: readonly string[];
  readonly moduleIds: readonly string[];
  readonly viteMetadata?: {
    readonly importedCss: ReadonlySet<string>;
    readonly importedAssets: ReadonlySet<string>;
  };
};
type Asset = { readonly type: 'asset'; readonly fileName: string };
/** The parts of the build's result that are needed here. */
export type OfflineBundle = Readonly<Record<string, Asset | Chunk>>;

/**
 * The files of words for the play screen and the dialogs that it opens. The words of other pages are stored when they
 * are used.
 */
const WORDS =
  /(?:\/translations\/([^/]+)\/(?:ui|engine|python-errors|stage|play|challenge|account|profile|feedback)\.json|virtual:words\/([a-z]+))$/;
const ANY_WORDS = /(?:\/translations\/[^/]+\/[^/]+\.json|virtual:words\/[a-z]+)$/;

const has = (chunk: Chunk, pattern: RegExp): boolean => chunk.moduleIds.some((id) => pattern.test(id));

/**
 * The files that the page needs to work without a network: every script that `roots` import, statically or dynamically,
 * with styles and pictures. `roots` are path endings of modules. Leaves out what only the modules `without` import.
 * Of the fonts, only those whose names begin with one of `fonts` are included. The other fonts are stored after a page
 * has used them. Throws if a root does not exist.
 */
export const offlineFiles = (
  bundle: OfflineBundle,
  { roots, without, fonts }: Readonly<Record<'roots' | 'without' | 'fonts', readonly string[]>>,
): string[] => {
  const found = new Set<string>();
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
  const withEnd = (end: string): Chunk[] =>
    chunks.filter(({ moduleIds }) => moduleIds.some((id) => id.endsWith(end)));
  const stops = new Set(without.flatMap((end) => withEnd(end).map(({ fileName }) => fileName)));
  const follow = (name: string, isLazy: boolean): void => {
    const file = bundle[name];
    if (file?.type !== 'chunk' || found.has(name)) return;
    if (isLazy && (stops.has(name) || has(file, ANY_WORDS))) return;
    found.add(name);
    const { importedCss = [], importedAssets = [] } = file.viteMetadata ?? {};
    for (const part of [...importedCss, ...importedAssets]) if (!part.endsWith('.woff2')) found.add(part);
    for (const imported of file.imports) follow(imported, false);
    for (const imported of file.dynamicImports) follow(imported, true);
  };
  for (const root of roots) {
    const [start] = withEnd(root);
    if (!start)
      throw new Error(`The build has no module ${root}, from which the files for play offline are found.`);
    follow(start.fileName, false);
  }
  for (const name of Object.keys(bundle))
    if (fonts.some((font) => name.startsWith(`assets/${font}-`))) found.add(name);
  return [...found].sort();
};

/** The files with the words for the play screen, by language. */
export const wordFiles = (bundle: OfflineBundle): Record<string, string[]> => {
  const words: Record<string, string[]> = {};
  for (const file of Object.values(bundle)) {
    if (file.type !== 'chunk') continue;
    for (const id of file.moduleIds) {
      const [, ofFile, locale = ofFile] = WORDS.exec(id) ?? [];
      if (locale === undefined) continue;
      words[locale] = [...new Set([...(words[locale] ?? []), file.fileName])].sort();
    }
  }
  return words;
};

/**
 * The address of the script that starts a page. Scripts with `async` only prepare the page, so they do not count.
 * Throws if there is none.
 */
export const entryOf = (html: string): string => {
  const scripts = [...html.matchAll(/<script\b[^>]*\btype="module"[^>]*>/g)].map(([tag]) => tag);
  const entry = scripts.find((tag) => !/\sasync\b/.test(tag));
  const address = /\ssrc="(\/assets\/[^"]+)"/.exec(entry ?? '')?.[1];
  if (address === undefined) throw new Error('The built page names no script of its own.');
  return address;
};
