import { Bitmap } from '../kit/bitmap.ts';
import type { Rgb, Shade } from '../kit/color.ts';
import { dropShadow, outlinedBy } from '../kit/outline.ts';
import { RAMPS, type RampName } from '../kit/ramps.ts';

const INK: Rgb = RAMPS.ink[1];

/** A building with its outline and its shadow. `paint` must leave a border of one pixel free. */
function building(width: number, height: number, paint: (picture: Bitmap) => void): Bitmap {
  const picture = new Bitmap(width, height);
  paint(picture);
  const drawn = outlinedBy(picture, INK);
  return dropShadow(drawn, { x: width / 2, y: height - 4, rx: width / 2 - 1, ry: 4 });
}

function paintMillTower(picture: Bitmap): void {
  const { cream, brick, stone, wood, sky, gold } = RAMPS;
  for (let row = 0; row < 40; row++) {
    const half = 9 + Math.round(row / 7);
    for (let x = -half; x < half; x++) {
      const across = (x + half) / (2 * half);
      const lit: Shade = across < 0.12 ? 4 : across < 0.5 ? 3 : across < 0.8 ? 2 : 1;
      picture.set(26 + x, 28 + row, row % 6 === 5 ? cream[Math.max(1, lit - 1) as Shade] : cream[lit]);
    }
  }
  for (let row = 0; row < 14; row++) {
    const half = 2 + Math.round(row * 0.75);
    for (let x = -half; x < half; x++) {
      const shingle = (x + (row >> 2) * 2 + 40) % 5 === 0;
      picture.set(26 + x, 15 + row, brick[row % 4 === 3 ? 1 : shingle ? 2 : x < 0 ? 4 : 3]);
    }
  }
  picture.rect(21, 55, 10, 13, wood[1]).rect(22, 56, 8, 12, wood[3]).rect(25, 56, 1, 12, wood[2]);
  picture.rect(28, 62, 1, 2, gold[4]);
  picture.rect(23, 39, 6, 7, wood[1]).rect(24, 40, 4, 5, sky[4]).rect(25, 40, 1, 5, cream[4]);
  picture.rect(11, 66, 30, 3, stone[2]).rect(11, 66, 30, 1, stone[4]);
}

/** Four sails around (26, 28). Each is a beam with cloth on one side. */
function paintSails(picture: Bitmap): void {
  const { wood, cream } = RAMPS;
  for (const [dx, dy] of [
    [1, 1],
    [-1, 1],
    [1, -1],
    [-1, -1],
  ] as const) {
    for (let along = 6; along < 23; along++)
      for (let cloth = 2; cloth < 7; cloth++) {
        const [x, y] = dx * dy > 0 ? [along + cloth, along] : [along, along + cloth];
        const shade: Shade = (along + cloth) % 5 === 0 ? 2 : cloth === 6 ? 3 : 4;
        picture.set(26 + dx * x, 26 + dy * y, cream[shade]);
      }
    for (let along = 2; along < 24; along++)
      picture.rect(26 + dx * along, 26 + dy * along, 2, 2, wood[along % 4 === 0 ? 1 : 2]);
  }
  picture.rect(24, 24, 6, 6, wood[1]).rect(25, 25, 4, 4, wood[4]);
}

/** The windmill, 56 x 72 pixels. Its sails are larger than its tower. */
export function drawMill(): Bitmap {
  const tower = building(56, 72, paintMillTower);
  const sails = new Bitmap(56, 72);
  paintSails(sails);
  return tower.draw(outlinedBy(sails, INK), 0, 0);
}

/** A market stall with an awning in stripes of cream and one other colour, 42 x 40 pixels. */
export function drawStall(stripe: RampName): Bitmap {
  const { wood, cream, soil } = RAMPS;
  const colors = [RAMPS[stripe], cream] as const;
  return building(42, 40, (picture) => {
    picture.rect(4, 11, 2, 25, wood[2]).rect(36, 11, 2, 25, wood[1]);
    picture.rect(6, 14, 30, 12, soil[1]).rect(6, 14, 30, 3, soil[0]);
    for (let x = 0; x < 40; x++) {
      const color = colors[((x / 5) | 0) % 2 === 0 ? 0 : 1];
      const isEdge = x % 5 === 0 || x % 5 === 4;
      picture.rect(1 + x, 3, 1, 2, color[5]).rect(1 + x, 5, 1, 4, color[isEdge ? 3 : 4]);
      picture.rect(1 + x, 9, 1, isEdge ? 3 : 5, color[isEdge ? 2 : 3]);
    }
    picture.rect(2, 25, 38, 3, wood[4]).rect(2, 25, 38, 1, wood[5]);
    for (let x = 3; x < 39; x++) picture.rect(x, 28, 1, 8, wood[(x - 3) % 6 === 0 ? 1 : 3]);
  });
}

function paintBarnRoof(picture: Bitmap): void {
  const { stone } = RAMPS;
  for (let row = 0; row < 22; row++) {
    const half = row < 10 ? 16 + row : 26 + Math.round((row - 10) * 0.45);
    for (let x = -half; x < half; x++) {
      const shingle = (x + ((row / 4) | 0) * 3 + 60) % 6 === 0;
      picture.set(32 + x, 3 + row, stone[row % 4 === 3 ? 0 : shingle ? 1 : x < 0 ? 3 : 2]);
    }
    picture.rect(32 - half, 3 + row, 2, 1, stone[5]);
  }
}

/** A barn, 64 x 62 pixels. */
export function drawBarn(): Bitmap {
  const { red, brick, cream, soil, stone, gold } = RAMPS;
  return building(64, 62, (picture) => {
    for (let row = 0; row < 36; row++)
      for (let x = 0; x < 54; x++) {
        const inBoard = x % 6;
        const shade: Shade = inBoard === 5 ? 1 : inBoard === 0 ? 4 : x > 44 ? 2 : 3;
        picture.set(5 + x, 21 + row, brick[shade]);
      }
    paintBarnRoof(picture);
    picture.rect(20, 34, 24, 24, cream[4]).rect(22, 36, 20, 22, red[1]).rect(31, 36, 2, 22, brick[0]);
    for (let step = 0; step < 20; step++)
      for (const x of [22 + (step >> 1), 30 - (step >> 1), 33 + (step >> 1), 40 - (step >> 1)])
        picture.rect(x, 36 + step, 2, 1, cream[4]);
    picture.rect(27, 23, 10, 8, cream[4]).rect(28, 24, 8, 6, soil[0]).rect(29, 27, 6, 3, gold[3]);
    picture.rect(4, 56, 56, 3, stone[2]).rect(4, 56, 56, 1, stone[4]);
  });
}

/** A lantern on a post, 12 x 28 pixels. */
export function drawLantern(): Bitmap {
  const { wood, ink, yellow } = RAMPS;
  return building(12, 28, (picture) => {
    picture.rect(5, 10, 2, 15, wood[2]).rect(5, 10, 1, 15, wood[4]);
    picture.rect(3, 1, 6, 2, ink[2]).rect(3, 3, 6, 6, yellow[3]).rect(5, 4, 2, 4, yellow[5]);
    picture.rect(3, 9, 6, 1, ink[2]);
  });
}
