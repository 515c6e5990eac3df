import type { Atlas, AtlasLoadError, LoadedAtlas } from './atlas.ts';

/** How many milliseconds after a failure the pictures are loaded again (game.md section 9, 'asset retry'). */
export const RETRY_MS = 5000;

/** Loads the atlas, and retries until it succeeds. Returns a function that stops the retries. */
export const keepLoadingAtlas = (
  load: () => Promise<LoadedAtlas>,
  onLoaded: (atlas: Atlas) => void,
  onFailed: (error: AtlasLoadError) => void,
): (() => void) => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let given = false;
  const attempt = async () => {
    const loaded = await load();
    if (given) return;
    if (loaded.ok) {
      onLoaded(loaded.atlas);
      return;
    }
    onFailed(loaded.error);
    timer = setTimeout(() => void attempt(), RETRY_MS);
  };
  void attempt();
  return () => {
    given = true;
    clearTimeout(timer);
  };
};
