import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';

/** Budget of a first English visit of the play screen, in bytes over the network, without Python. */
export const FIRST_VISIT_BUDGET = 450_000;

/**
 * Files that the play screen loads immediately, in addition to those that the page names. Each is one file of the
 * build.
 */
const ASKED_FOR: Readonly<Record<string, RegExp>> = {
  'picture of all sprites': /^atlas-[\w-]{8}\.png$/,
  'index of all sprites': /^atlas-[\w-]{8}\.json$/,
  logo: /^mark-[\w-]{8}\.png$/,
  'words of the engine': /^engine-[\w-]{8}\.js$/,
  'words of the stage': /^stage-[\w-]{8}\.js$/,
};

export type WeighedFile = { readonly name: string; readonly bytes: number };

/** The files of the build that a page names: scripts, styles, fonts, icon, and what a level adds by a script. */
export const namedInPage = (html: string): string[] => [
  ...new Set([...html.matchAll(/(?:\s(?:src|href)=|"href":)"\/([^"]+)"/g)].flatMap(([, name]) => name ?? [])),
];

/** The files of the build that the play screen loads itself. Throws if one of them does not exist exactly once. */
export const askedFor = (assets: readonly string[]): string[] =>
  Object.entries(ASKED_FOR).map(([what, pattern]) => {
    const [found, ...more] = assets.filter((name) => pattern.test(name));
    if (found === undefined || more.length > 0) throw new Error(`The build has no single file: ${what}.`);
    return `assets/${found}`;
  });

const sizeOf = async (path: string): Promise<number | undefined> => {
  try {
    return (await stat(path)).size;
  } catch {
    return undefined;
  }
};

/** The files of a first visit with the bytes that the server sends for each: the compressed copy if there is one. */
export const weighFirstVisit = async (folder: string): Promise<WeighedFile[]> => {
  const html = await readFile(join(folder, 'index.html'), 'utf8');
  const assets = await readdir(join(folder, 'assets'));
  const names = new Set(['index.html', ...namedInPage(html), ...askedFor(assets)]);
  return Promise.all(
    [...names].map(async (name) => {
      const path = join(folder, name);
      const bytes = (await sizeOf(`${path}.br`)) ?? (await sizeOf(path));
      if (bytes === undefined) throw new Error(`The page names ${name}, which the build lacks.`);
      return { name, bytes };
    }),
  );
};
