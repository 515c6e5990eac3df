import { Bitmap } from '../kit/bitmap.ts';
import { mix, type Ramp, type Shade } from '../kit/color.ts';
import { noise } from '../kit/noise.ts';
import { outlinedBy, SHADOW } from '../kit/outline.ts';
import { RAMPS, type RampName } from '../kit/ramps.ts';

/** Sizes are in pixels. `entrance` is a closed door, or the open arch of a chicken house with a ladder. */
export type HouseShape = {
  readonly width: number;
  readonly roofHeight: number;
  readonly wallHeight: number;
  readonly roof: RampName;
  readonly wall: RampName;
  readonly entrance: 'door' | 'coop';
  readonly windows: boolean;
  readonly chimney: boolean;
};

const ROOM_ABOVE = 6;
const ROOM_BELOW = 4;
const OVERHANG = 4;
const FOOTING = 4;
const WOOD = RAMPS.wood;

type Lines = { readonly roofTop: number; readonly wallTop: number; readonly ground: number };

const linesOf = (shape: HouseShape): Lines => ({
  roofTop: ROOM_ABOVE,
  wallTop: ROOM_ABOVE + shape.roofHeight - 3,
  ground: ROOM_ABOVE + shape.roofHeight - 3 + shape.wallHeight,
});

function paintWall(picture: Bitmap, shape: HouseShape, { wallTop, ground }: Lines): void {
  const board = RAMPS[shape.wall];
  const right = shape.width - OVERHANG - 1;
  for (let y = wallTop; y < ground; y++)
    for (let x = OVERHANG; x <= right; x++) {
      const inBoard = (x - OVERHANG) % 6;
      const knot = noise(x, y >> 1, 5) > 0.955;
      picture.set(x, y, board[knot || inBoard === 5 ? 2 : inBoard === 0 ? 4 : 3]);
    }
  const inside = right - OVERHANG + 1;
  picture.rect(OVERHANG, wallTop + 2, inside, 1, board[0]).rect(OVERHANG, wallTop + 3, inside, 2, board[1]);
  picture.rect(OVERHANG, wallTop + 5, inside, 1, board[2]);
  for (const [x, shade] of [
    [OVERHANG, 4],
    [OVERHANG + 1, 3],
    [OVERHANG + 2, 1],
    [right - 2, 4],
    [right - 1, 2],
    [right, 1],
  ] as const)
    picture.rect(x, wallTop + 3, 1, ground - wallTop - 3, board[shade]);
}

function paintFooting(picture: Bitmap, shape: HouseShape, { ground }: Lines): void {
  const stone = RAMPS.stone;
  for (let y = ground - FOOTING; y < ground; y++)
    for (let x = OVERHANG - 1; x <= shape.width - OVERHANG; x++) {
      const joint = (x + (y > ground - 3 ? 3 : 0)) % 6;
      let shade: Shade = y === ground - 1 ? 2 : 3;
      if (y === ground - FOOTING) shade = 4;
      else if (joint === 0) shade = 1;
      picture.set(x, y, stone[shade]);
    }
}

function shingleShade(inRow: number, inShingle: number): Shade {
  const end = inShingle === 0 || inShingle === 5;
  if (inRow === 4) return end ? 0 : 1;
  if (inRow === 3 && end) return 1;
  if (inShingle === 0 && inRow > 0) return 2;
  if ((inShingle === 1 && inRow < 3) || (inRow === 0 && inShingle < 4)) return 4;
  return inShingle >= 4 ? 2 : 3;
}

const lighter = (shade: Shade): Shade => (shade === 2 ? 3 : shade === 3 ? 4 : shade === 4 ? 5 : shade);
const darker = (shade: Shade): Shade => (shade === 4 ? 3 : shade === 3 ? 2 : shade === 2 ? 1 : shade);

function paintRoof(picture: Bitmap, shape: HouseShape, { roofTop }: Lines): void {
  const tiles: Ramp = RAMPS[shape.roof];
  const { width, roofHeight } = shape;
  for (let down = 0; down < roofHeight; down++) {
    const inset = 1 + Math.max(0, Math.round((1 - down / roofHeight) * 6 - 0.4));
    const row = Math.floor(down / 5);
    for (let x = inset; x < width - inset; x++) {
      const shade = shingleShade(down % 5, (x + (row % 2) * 3) % 6);
      const atLeft = x < inset + 3;
      const atRight = x >= width - inset - 3;
      picture.set(x, roofTop + down, tiles[atLeft ? lighter(shade) : atRight ? darker(shade) : shade]);
    }
  }
  picture.rect(5, roofTop, width - 10, 1, tiles[5]).rect(5, roofTop + 1, width - 10, 1, tiles[4]);
  picture.rect(5, roofTop + 2, width - 10, 1, tiles[1]);
  picture.rect(1, roofTop + roofHeight - 1, width - 2, 1, WOOD[4]);
  picture.rect(1, roofTop + roofHeight, width - 2, 1, WOOD[2]);
}

function paintChimney(picture: Bitmap, shape: HouseShape): void {
  const brick = RAMPS.brick;
  const x = shape.width - 16;
  picture.stamp(
    x,
    1,
    ['aaaaaaa', 'abbbbbc', '.bdbbc.', '.bbbdc.', '.dbbbc.', '.bbdbc.', '.bdbbc.', '.bbbbc.'],
    {
      a: brick[5],
      b: brick[3],
      c: brick[1],
      d: brick[4],
    },
  );
}

function paintWindow(picture: Bitmap, x: number, y: number): void {
  const glass = RAMPS.sky;
  picture
    .rect(x, y, 8, 8, WOOD[1])
    .rect(x + 1, y + 1, 6, 6, glass[3])
    .rect(x + 1, y + 1, 6, 2, glass[2]);
  picture.rect(x + 4, y + 1, 1, 6, WOOD[4]).rect(x + 1, y + 4, 6, 1, WOOD[4]);
  picture
    .set(x + 2, y + 2, glass[5])
    .set(x + 2, y + 5, glass[5])
    .rect(x - 1, y + 8, 10, 1, WOOD[4]);
  picture.stamp(x, y + 7, ['gpggyggp'], { g: RAMPS.leaf[3], p: RAMPS.pink[4], y: RAMPS.yellow[3] });
}

function paintCoopEntrance(picture: Bitmap, shape: HouseShape, { ground }: Lines): void {
  const middle = shape.width / 2;
  const half = shape.width > 40 ? 6 : 5;
  const top = ground - half - 11;
  for (let y = top; y < ground; y++)
    for (let x = middle - half; x < middle + half; x++) {
      const reach = y < top + half ? Math.hypot(x + 0.5 - middle, y + 0.5 - top - half) : 0;
      if (reach > half + 0.1) continue;
      const frame = x === middle - half || x === middle + half - 1 || reach > half - 1.3;
      const dusk = mix(RAMPS.ink[0], WOOD[0], Math.min(1, Math.max(0, y - top - half) / 14));
      picture.set(x, y, frame ? WOOD[4] : dusk);
    }
  for (let x = middle - half + 2; x < middle + half - 2; x++)
    picture.set(x, ground - 6, RAMPS.gold[3]).set(x, ground - 7, x % 2 ? RAMPS.gold[4] : RAMPS.ink[0]);
  for (let step = 0; step < 8; step++)
    picture.rect(middle - half + 1, ground - 5 + step, half * 2 - 2, 1, WOOD[step % 3 === 2 ? 2 : 4]);
}

function paintDoor(picture: Bitmap, shape: HouseShape, { ground }: Lines): void {
  const left = shape.width / 2 - 5;
  const top = ground - 17;
  picture.rect(left, top, 10, 17, WOOD[1]).rect(left + 1, top + 1, 8, 16, RAMPS.bark[3]);
  for (const x of [left + 3, left + 6]) picture.rect(x, top + 1, 1, 16, RAMPS.bark[2]);
  picture.rect(left + 1, top + 1, 1, 16, RAMPS.bark[4]).rect(left + 1, top + 1, 8, 1, RAMPS.bark[1]);
  picture.rect(left + 3, top + 3, 4, 4, WOOD[1]).rect(left + 4, top + 4, 2, 2, RAMPS.gold[4]);
  picture.set(left + 7, top + 10, RAMPS.gold[5]).set(left + 7, top + 11, RAMPS.gold[2]);
  picture.rect(left - 2, ground - 1, 14, 2, RAMPS.stone[4]).rect(left - 2, ground + 1, 14, 1, RAMPS.stone[2]);
}

/** A board with a picture of a hen, in the middle of the roof. */
const HEN_SIGN = [
  'eeeeeeeeeeeee',
  'ebbbbbbbbbbbd',
  'ebbrrbbbbbbbd',
  'ebwwwbbbbwwbd',
  'eowkwbbbwwwbd',
  'ebwwwwwwwwwbd',
  'ebrwwwwwwwwbd',
  'ebbwwwswwwbbd',
  'ebbbwwwwwbbbd',
  'ebbbboobobbbd',
  'ddddddddddddd',
];

function paintHenSign(picture: Bitmap, shape: HouseShape, { roofTop }: Lines): void {
  const feathers = {
    w: RAMPS.white[4],
    s: RAMPS.white[2],
    k: RAMPS.ink[0],
    r: RAMPS.red[3],
    o: RAMPS.orange[3],
  };
  const board = { e: WOOD[4], b: WOOD[1], d: WOOD[0] };
  const below = Math.floor((shape.roofHeight - HEN_SIGN.length) / 2);
  picture.stamp(shape.width / 2 - 6, roofTop + below, HEN_SIGN, { ...feathers, ...board });
}

/** A house with a shingle roof in any colour, board walls, windows and a stone base. */
function drawHouse(shape: HouseShape): Bitmap {
  const lines = linesOf(shape);
  const height = lines.ground + ROOM_BELOW;
  const house = new Bitmap(shape.width, height);
  paintWall(house, shape, lines);
  paintFooting(house, shape, lines);
  if (shape.chimney) paintChimney(house, shape);
  paintRoof(house, shape, lines);
  if (shape.entrance === 'coop') {
    paintCoopEntrance(house, shape, lines);
    paintHenSign(house, shape, lines);
  } else paintDoor(house, shape, lines);
  if (shape.windows)
    for (const x of [OVERHANG + 4, shape.width - OVERHANG - 12]) paintWindow(house, x, lines.wallTop + 8);
  const shadow = new Bitmap(shape.width, height);
  shadow.rect(3, lines.ground - 1, shape.width - 5, ROOM_BELOW, SHADOW, 80);
  return shadow.draw(outlinedBy(house, [50, 26, 50], 0.23), 0, 0);
}

/** A cottage, three tiles wide. */
export const drawCottage = (roof: RampName, wall: RampName): Bitmap =>
  drawHouse({
    width: 48,
    roofHeight: 25,
    wallHeight: 25,
    roof,
    wall,
    entrance: 'door',
    windows: true,
    chimney: true,
  });

/** A chicken house, two tiles wide. */
export const drawSmallCoop = (roof: RampName): Bitmap =>
  drawHouse({
    width: 32,
    roofHeight: 17,
    wallHeight: 18,
    roof,
    wall: 'plank',
    entrance: 'coop',
    windows: false,
    chimney: false,
  });

/** A chicken house, three tiles wide. */
export const drawBigCoop = (roof: RampName): Bitmap =>
  drawHouse({
    width: 48,
    roofHeight: 25,
    wallHeight: 25,
    roof,
    wall: 'plank',
    entrance: 'coop',
    windows: true,
    chimney: false,
  });
