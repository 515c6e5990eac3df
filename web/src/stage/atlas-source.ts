import data from '@hopcode/art/atlas.json?url';
import picture from '@hopcode/art/atlas.png';
import { type LoadedAtlas, loadAtlas } from './atlas.ts';
import { RETRY_MS } from './atlas-loading.ts';

let loading: Promise<LoadedAtlas> | undefined;

/**
 * The atlas of the product, loaded once for all stages and thumbnails. A failed load is kept for a while, so
 * that a picture that waits for it is shown without it, and is tried again when asked later.
 */
export const productAtlas = (): Promise<LoadedAtlas> => {
  loading ??= loadAtlas({ picture, data }).then((loaded) => {
    if (!loaded.ok)
      setTimeout(() => {
        loading = undefined;
      }, RETRY_MS / 2);
    return loaded;
  });
  return loading;
};
