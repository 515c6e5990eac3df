import { BELONGINGS } from '../items/belongings.ts';
import { ROOTS } from '../items/roots.ts';
import { Bitmap } from '../kit/bitmap.ts';
import type { Shade } from '../kit/color.ts';
import { outlined } from '../kit/outline.ts';
import { RAMPS, type RampName } from '../kit/ramps.ts';
import { drawSprite, type LetterSprite, letterSprite } from '../kit/sprite.ts';
import { UI_DRAWINGS } from './sprites.ts';

const FLAG = letterSprite(
  `
.w........
.wrrrr....
.wrRRrrrrr
.wrRrrrrrr
.wrrrrrrr.
.wrrrrrrrr
.w...rrrrr
.w........
.w........
.w........
www.......`,
  { w: 'wood:2', r: 'red@tube', R: 'red:5' },
);

const FLAME = letterSprite(
  `
....r.....
....rr....
...rrr.r..
..rrrr.rr.
.rrrorrrr.
.rroorrorr
rroooororr
rroyyooorr
rroyyyyorr
.royYYyor.
..ryYYyr..
...rrrr...`,
  { r: 'red:3', o: 'orange:3', y: 'yellow:3', Y: 'yellow:5' },
);

const PENCIL = letterSprite(
  `
........pp..
.......spPp.
......yssPp.
.....yYyss..
....yYyyk...
...yYyyk....
..yYyyk.....
.cyyyk......
.cCyk.......
.ccc........
kc..........`,
  {
    p: 'pink:3',
    P: 'pink:4',
    s: 'steel:3',
    y: 'gold:3',
    Y: 'yellow:4',
    c: 'cream:3',
    C: 'cream:5',
    k: 'ink:1',
  },
);

type Badge = { readonly metal: RampName; readonly face: RampName; readonly symbol: LetterSprite };

/** Every badge, and the picture of a badge that has not been earned yet. */
export const BADGES = {
  'first-level': { metal: 'clay', face: 'cream', symbol: ROOTS.carrot },
  'chapter-done': { metal: 'steel', face: 'sky', symbol: FLAG },
  'course-done': { metal: 'gold', face: 'purple', symbol: UI_DRAWINGS.trophy },
  streak: { metal: 'steel', face: 'navy', symbol: FLAME },
  helper: { metal: 'gold', face: 'teal', symbol: BELONGINGS.heart },
  creator: { metal: 'clay', face: 'leaf', symbol: PENCIL },
  locked: { metal: 'grey', face: 'grey', symbol: UI_DRAWINGS.lock },
} as const satisfies Record<string, Badge>;
export type BadgeName = keyof typeof BADGES;
export const BADGE_NAMES: readonly BadgeName[] = [
  'first-level',
  'chapter-done',
  'course-done',
  'streak',
  'helper',
  'creator',
  'locked',
];

const SIDE = 26;
const CENTRE = { x: 13, y: 12 };
const RADIUS = 10.3;
const FACE_RADIUS = 8.4;

function rimShade(dx: number, dy: number): Shade {
  const lit = -(dx + dy) / RADIUS;
  if (lit > 0.9) return 5;
  if (lit > 0.2) return 4;
  return lit > -0.8 ? 3 : 2;
}

/** A medal on two ribbon ends, with a symbol in the middle, 26 x 26 pixels. */
export function drawBadge(name: BadgeName): Bitmap {
  const { metal, face, symbol } = BADGES[name];
  const medal = new Bitmap(SIDE, SIDE);
  for (const [x, slant] of [
    [5, -1],
    [15, 1],
  ] as const)
    for (let y = 18; y < 25; y++) {
      const left = x + (y > 21 ? slant : 0);
      medal.rect(left, y, 6, 1, RAMPS[face][y < 21 ? 1 : 2]);
      if (y === 24) medal.erase(left + 2, y).erase(left + 3, y);
    }
  for (let y = 0; y < SIDE; y++)
    for (let x = 0; x < SIDE; x++) {
      const dx = x + 0.5 - CENTRE.x;
      const dy = y + 0.5 - CENTRE.y;
      const distance = Math.hypot(dx, dy);
      if (distance > RADIUS) continue;
      const rim = distance > FACE_RADIUS;
      const inner = !rim && distance > FACE_RADIUS - 1.2 && dx + dy < 0;
      medal.set(x, y, rim ? RAMPS[metal][rimShade(dx, dy)] : RAMPS[face][inner ? 2 : 3]);
    }
  const bordered = outlined(medal, (_, y) => RAMPS[y > 22 ? face : metal][0]);
  return bordered.draw(drawSprite(symbol), CENTRE.x - 8, CENTRE.y - 8);
}
