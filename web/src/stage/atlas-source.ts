import data from '@hopcode/art/atlas.json?url';
import picture from '@hopcode/art/atlas.png';
import { type LoadedAtlas, loadAtlas } from './atlas.ts';

let loading: Promise<LoadedAtlas> | undefined;

/** The atlas of the product, loaded once for all stages and thumbnails. A failed load is tried again when asked. */
export const productAtlas = (): Promise<LoadedAtlas> => {
  loading ??= loadAtlas({ picture, data }).then((loaded) => {
    if (!loaded.ok) loading = undefined;
    return loaded;
  });
  return loading;
};
