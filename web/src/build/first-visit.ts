import { readdir, readFile, stat } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';

/** The budget for a first English visit to the play screen, in bytes over the network, without Python. */
export const FIRST_VISIT_BUDGET = 466_000;

/**
 * Files that the play screen loads immediately, in addition to those in the HTML of the page. For each pattern, the
 * build has exactly one file.
 */
const ASKED_FOR: Readonly<Record<string, RegExp>> = {
  'picture of all sprites': /^atlas-[\w-]{8}\.png$/,
  'index of all sprites': /^atlas-[\w-]{8}\.json$/,
  logo: /^mark-[\w-]{8}\.png$/,
  'words of the engine': /^engine-[\w-]{8}\.js$/,
  'words of the stage': /^stage-[\w-]{8}\.js$/,
  // The first level begins with a scene of the story.
  'scenes of the story': /^scene-show-[\w-]{8}\.js$/,
  'style of scenes': /^scene-show-[\w-]{8}\.css$/,
  'words of scenes': /^story-[\w-]{8}\.js$/,
  'face of the owl': /^odo-[\w-]{8}\.png$/,
  'face of Rosa': /^rosa-[\w-]{8}\.png$/,
};

export type WeighedFile = { readonly name: string; readonly bytes: number };

/** The page of a level in English, as the build has rendered it. The server adds about 300 bytes for the level. */
const PAGE = 'pages/en/play.html';

/** The server compresses each page when it sends it, with this brotli quality (`server/src/pages/app-files.ts`). */
const COMPRESSION = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

/**
 * The files of the build in the HTML of a page: scripts, styles, fonts, icon and pictures. Includes those that a script
 * adds for a level.
 */
export const namedInPage = (html: string): string[] => [
  ...new Set(
    [...html.matchAll(/(?:\s(?:src|href)=|"href":)"\/(assets\/[^"]+)"/g)].flatMap(([, name]) => name ?? []),
  ),
];

/** The files of the build that the play screen loads itself. Throws unless each exists exactly once. */
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

/**
 * The files of a first visit, each with the bytes that the server sends. If a file has a compressed copy, the bytes of
 * the copy count. `picture` is the file of the level's picture on the page.
 */
export const weighFirstVisit = async (folder: string, picture: string): Promise<WeighedFile[]> => {
  const html = await readFile(join(folder, PAGE), 'utf8');
  const assets = await readdir(join(folder, 'assets'));
  const names = new Set([...namedInPage(html), ...askedFor(assets)]);
  const page = { name: PAGE, bytes: brotliCompressSync(html, COMPRESSION).length };
  const files = await Promise.all(
    [...names].map(async (name) => {
      const path = join(folder, name);
      const bytes = (await sizeOf(`${path}.br`)) ?? (await sizeOf(path));
      if (bytes === undefined) throw new Error(`The page names ${name}, which the build lacks.`);
      return { name, bytes };
    }),
  );
  const { size } = await stat(picture);
  return [page, { name: basename(picture), bytes: size }, ...files];
};
