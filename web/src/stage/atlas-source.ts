import data from '@hopcode/art/atlas.json?url';
import summer from '@hopcode/art/atlas.png';
import autumn from '@hopcode/art/atlas-autumn.png';
import { type Season, USUAL_SEASON } from '@hopcode/engine/formats/level';
import { type LoadedAtlas, loadAtlas } from './atlas.ts';
import { RETRY_MS } from './atlas-loading.ts';

const PICTURES: Readonly<Record<Season, string>> = { summer, autumn };
const loading = new Map<Season, Promise<LoadedAtlas>>();

/**
 * The product's atlas in the colours of a season. It is loaded once for all stages and thumbnails, when the season is
 * first used. After a failure, requests fail immediately for a while, so that pictures do not wait for the atlas. Later
 * requests load it again.
 */
export const productAtlas = (season: Season = USUAL_SEASON): Promise<LoadedAtlas> => {
  const known = loading.get(season);
  if (known) return known;
  const asked = loadAtlas({ picture: PICTURES[season], data }).then((loaded) => {
    if (!loaded.ok) setTimeout(() => loading.delete(season), RETRY_MS / 2);
    return loaded;
  });
  loading.set(season, asked);
  return asked;
};
