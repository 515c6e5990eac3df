import type { Plugin, Rolldown } from 'vite';

/** Chromium compiles all functions of a script that begins with this comment, while it loads the script. */
export const EAGER = '//# allFunctionsCalledOnLoad';

/** The chunks that a page with a level loads first. Its start calls about half of the functions in them. */
const FIRST_CHUNKS = new Set([
  'start',
  'play',
  'react',
  'zod',
  'common',
  'level',
  'editor',
  'python-editor',
  'camera',
  'painter',
  'timeline',
]);

const isWords = (id: string): boolean => id.endsWith('.json');

/**
 * The first line of a chunk, for the output's `postBanner`. Without the comment, Chromium only checks the syntax of
 * functions while it loads a script, and compiles each of them when the page calls it first (decision 128).
 */
export const eagerFunctions = ({
  name,
  moduleIds,
}: Pick<Rolldown.RenderedChunk, 'name' | 'moduleIds'>): string =>
  FIRST_CHUNKS.has(name) && !moduleIds.every(isWords) ? EAGER : '';

type Bundle = Readonly<
  Record<string, Pick<Rolldown.OutputAsset, 'type'> | Pick<Rolldown.OutputChunk, 'type' | 'name'>>
>;

/** The names of `FIRST_CHUNKS` that no chunk of the build has. */
export const lostFirstChunks = (bundle: Bundle): string[] => {
  const names = Object.values(bundle).map((file) => (file.type === 'chunk' ? file.name : undefined));
  return [...FIRST_CHUNKS].filter((name) => !names.includes(name));
};

/** Stops the build if a first chunk has another name now. Otherwise its functions would be compiled late again. */
export const firstChunksExist = (): Plugin => ({
  name: 'hopcode:first-chunks-exist',
  apply: 'build',
  generateBundle(_options, bundle) {
    const lost = lostFirstChunks(bundle);
    if (lost.length > 0)
      throw new Error(
        `FIRST_CHUNKS in eager-functions.ts names chunks that do not exist: ${lost.join(', ')}`,
      );
  },
});
