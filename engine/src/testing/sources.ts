import { sourceTexts } from './file-texts.ts';

export type Source = { readonly path: string; readonly text: string };

/** Sources of the engine by their path from `src`. With a folder, only the sources in it, by their path from there. */
export const sourcesIn = (folder?: string): Source[] => {
  const start = folder === undefined ? '' : `${folder}/`;
  return Object.entries(sourceTexts)
    .map(([path, text]) => ({
      path: path.startsWith('../') ? path.slice(3) : `testing/${path.slice(2)}`,
      text,
    }))
    .filter(({ path }) => path.startsWith(start))
    .map(({ path, text }) => ({ path: path.slice(start.length), text }))
    .toSorted((one, other) => (one.path < other.path ? -1 : 1));
};
