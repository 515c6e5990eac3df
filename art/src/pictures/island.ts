import { Bitmap } from '../kit/bitmap.ts';
import { noise } from '../kit/noise.ts';
import { RAMPS } from '../kit/ramps.ts';

const EARTH_DEPTH = 4;
const TUFT = ['l.l', '.d.'];

/** A floating piece of lawn: the ground of a picture without a farm. Its grassy top takes up 3/4 of `height`. */
export function drawIsland(width: number, height: number): Bitmap {
  const { grass, soil, leaf } = RAMPS;
  const picture = new Bitmap(width, height);
  const rx = width / 2 - 1;
  const ry = (height - EARTH_DEPTH) / 2 - 1;
  const isLawn = (x: number, y: number): boolean => {
    const across = (x + 0.5 - width / 2) / rx;
    const down = (y + 0.5 - ry - 1) / ry;
    const wobble = (noise(x >> 2, y >> 2, 7) - 0.5) * 0.12;
    return across * across + down * down <= 1 + wobble;
  };
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      if (isLawn(x, y)) {
        const rim = !isLawn(x, y + 1) || !isLawn(x, y + 2);
        const lit = !isLawn(x, y - 1);
        picture.set(x, y, rim ? leaf[3] : lit ? grass[4] : grass[3]);
        continue;
      }
      const depth = [1, 2, 3, 4].find((above) => isLawn(x, y - above));
      if (depth === undefined) continue;
      picture.set(
        x,
        y,
        depth === EARTH_DEPTH ? soil[0] : soil[depth === 1 ? 1 : noise(x, y, 2) > 0.7 ? 4 : 3],
      );
    }
  for (let mark = 0; mark < width / 7; mark++) {
    const x = Math.floor(noise(mark, 1, 3) * (width - 8)) + 3;
    const y = Math.floor(noise(mark, 2, 3) * (height - 12)) + 3;
    if (isLawn(x - 2, y - 2) && isLawn(x + 5, y + 5)) picture.stamp(x, y, TUFT, { l: grass[4], d: grass[2] });
  }
  return picture;
}
