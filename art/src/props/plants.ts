import type { Bitmap } from '../kit/bitmap.ts';
import type { Paint } from '../kit/palette.ts';
import { drawSprite, letterSprite } from '../kit/sprite.ts';
import { drawStanding } from './letter-prop.ts';

/** Wild flowers with three or four blooms, low enough to walk over. */
export function drawFlowers(petal: Paint, rich: boolean): Bitmap {
  const text = rich
    ? `
.p............
pyp..p........
.p..pyp.......
.g...p........
gg..gg........
.g...g....p...
.........pyp..
..........p...
.......p..g...
......pyp.gg..
.......p.gg...
.......gg.....`
    : `
....p.........
...pyp........
....p..p......
....g.pyp.....
...gg..p......
....g.gg......
..............
.........p....
........pyp...
.........p....
.........gg...
........gg....`;
  return drawSprite(letterSprite(text, { p: petal, y: 'gold:3', g: 'leaf:2' }), { outline: false });
}

const TUFT = letterSprite(
  `
.....l......
..l..lg..l..
..gl.gg.lg..
.l.g.ggl.g.l
.gl.gggg.glg
..g.glggg.g.
..gggglgggd.
...dggggdd..
....dddd....`,
  { l: 'leaf:4', g: 'leaf:3', d: 'leaf:2' },
);

const REED = letterSprite(
  `
....b...b..
....b...b..
..b.b.g.b..
..b.g.g.g..
..g.g.gg...
.gg.gG.gG..
..g.gG.gG.g
..gGgGggGgg
...gGgGgGg.`,
  { b: 'brown:2', g: 'leaf:2', G: 'leaf:4' },
);

const LILY_PAD = letterSprite(
  `
..GGGG...
.GGGGGg..
GGGGG..g.
GgGGGggg.
.gGGGgg..
..gggg...`,
  { g: 'leaf:2', G: 'leaf:3' },
);

const LILY_FLOWER = letterSprite(
  `
..GGGG...
.GGppGGg.
GGpPPpGGg
GgpyPpGgg
.gGppGgg.
..gggg...`,
  { g: 'leaf:2', G: 'leaf:3', p: 'pink:3', P: 'pink:5', y: 'gold:4' },
);

const WILD_MUSHROOMS = letterSprite(
  `
..rrr.......
.rwrrr......
rrrrwrr.....
.dcccd..rr..
..ccc..rwrr.
..ccc..drrd.
..kck...cc..
........ck..`,
  { r: 'red:3', w: 'cream:4', d: 'red:1', c: 'cream:3', k: 'cream:2' },
);

const PEBBLES = letterSprite(
  `
...sss......
..sHHss.....
..sssss.....
...ddd..ss..
.......sHss.
.......ssss.
..ss....dd..
.sHss.......
..dd........`,
  { s: 'stone:3', H: 'stone:5', d: 'stone:1' },
);

export const drawTallTuft = (): Bitmap => drawSprite(TUFT, { outline: false, top: 5 });
export const drawReed = (): Bitmap => drawSprite(REED, { outline: false, top: 5 });
export const drawLilyPad = (): Bitmap => drawSprite(LILY_PAD, { outline: 'water' });
export const drawLilyFlower = (): Bitmap => drawSprite(LILY_FLOWER, { outline: 'water' });
export const drawWildMushrooms = (): Bitmap => drawStanding(WILD_MUSHROOMS, 5);
export const drawPebbles = (): Bitmap => drawSprite(PEBBLES, { outline: false });
