import { mix, type Ramp, type Rgb } from '../kit/color.ts';
import { noise } from '../kit/noise.ts';
import { RAMPS } from '../kit/ramps.ts';
import type { EdgePoint } from './edge.ts';
import { borderedTile, type DrawGround } from './ground.ts';

const SHAPE = { inset: 1.2, radius: 4, wobble: 0.5 };
const DAMP: Rgb = [44, 24, 60];
const damp = (color: Rgb): Rgb => mix(color, DAMP, 0.38);
const DRY = RAMPS.soil;
/** The shades of earth after watering. */
export const WET_EARTH: Ramp = [
  damp(DRY[0]),
  damp(DRY[1]),
  damp(DRY[2]),
  damp(DRY[3]),
  damp(DRY[4]),
  damp(DRY[5]),
];

/** Furrows five pixels apart, which irregularly jump by one pixel. */
function furrow(earth: Ramp, x: number, y: number, edgeDistance: number): Rgb {
  if (noise(x, y, 8) > 0.965) return earth[4];
  const row = (y + (noise(x >> 2, y >> 2, 3) > 0.7 ? 1 : 0)) % 5;
  if (row === 4) return earth[1];
  if (edgeDistance < 2.2 || row === 3) return earth[2];
  return row === 0 ? earth[4] : earth[3];
}

const paintWith =
  (earth: Ramp) =>
  (x: number, y: number, { distance, inwardY }: EdgePoint): Rgb => {
    if (distance < 1.1) return inwardY < -0.4 ? earth[2] : earth[1];
    return furrow(earth, x, y, distance);
  };

/** Ploughed earth. */
export const drawSoil: DrawGround = (mask) => borderedTile(mask, SHAPE, paintWith(DRY));

/** Ploughed earth after watering. */
export const drawWetSoil: DrawGround = (mask) => borderedTile(mask, SHAPE, paintWith(WET_EARTH));
