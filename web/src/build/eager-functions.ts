import type { Rolldown } from 'vite';

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
