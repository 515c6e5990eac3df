import { Bitmap } from '../kit/bitmap.ts';
import { outlined } from '../kit/outline.ts';
import { RAMPS } from '../kit/ramps.ts';
import { drawHen } from '../props/animals.ts';
import { drawBush } from '../props/bush.ts';
import { drawFence } from '../props/fence.ts';
import { drawFlowers } from '../props/plants.ts';
import { EAST, WEST } from '../terrain/blob.ts';
import { drawIsland } from './island.ts';

/** A loose rail. The broken rail slopes from its left end to the ground on the right, and ends in splinters. */
function drawFallenRail(length: number, drop: number): Bitmap {
  const { plank } = RAMPS;
  const picture = new Bitmap(length + 2, drop + 6);
  for (let x = 0; x < length; x++) {
    const y = 1 + Math.round((x / length) * drop);
    const splinter = x === length - 1;
    picture.set(x + 1, y, plank[4]);
    if (!splinter) picture.set(x + 1, y + 1, plank[3]).set(x + 1, y + 2, plank[2]);
  }
  return outlined(picture, () => plank[0]);
}

/** A post that leans to the right. */
function drawLeaningPost(): Bitmap {
  const { plank } = RAMPS;
  const picture = new Bitmap(12, 16);
  for (let y = 2; y < 14; y++) {
    const x = 6 - Math.floor((y - 2) / 3);
    picture
      .rect(x, y, 4, 1, plank[3])
      .set(x, y, plank[4])
      .set(x + 3, y, plank[1]);
  }
  picture.rect(6, 2, 4, 1, plank[5]);
  return outlined(picture, () => plank[0]);
}

/** A fence with a hole, through which a hen escapes: the picture for errors. */
export function drawBrokenFence(): Bitmap {
  const [hen] = drawHen();
  const picture = new Bitmap(80, 50).draw(drawIsland(80, 32), 0, 18);
  picture.draw(drawBush(3), 8, 12).draw(drawFence(EAST), 5, 19).draw(drawFence(WEST), 21, 19);
  picture.draw(drawFence(EAST | WEST), 59, 19).draw(drawLeaningPost(), 45, 18);
  picture.draw(drawFallenRail(13, 8), 30, 24).draw(drawFallenRail(12, 1), 32, 37);
  picture.draw(drawFlowers('yellow', false), 57, 33);
  return hen ? picture.draw(hen, 44, 29) : picture;
}
