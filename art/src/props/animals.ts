import type { Bitmap } from '../kit/bitmap.ts';
import type { Grid } from '../kit/grid.ts';
import { type LetterSprite, letterSprite, type SpriteOptions } from '../kit/sprite.ts';
import { drawStanding } from './letter-prop.ts';

/** A drawing without one row of its body, so that the head and the back are a pixel lower. The feet do not move. */
const sunk = (rows: Grid, row: number): Grid => ['', ...rows.slice(0, row), ...rows.slice(row + 1)];

/** Two frames of a breathing animal: as drawn, then one pixel lower from `row` upwards. */
function breathing(animal: LetterSprite, row: number, shadow: number, size: SpriteOptions = {}): Bitmap[] {
  const { height = 16 } = size;
  const top = height - 2 - animal.rows.length;
  return [animal.rows, sunk(animal.rows, row)].map((rows) =>
    drawStanding({ rows, palette: animal.palette }, shadow, { ...size, top }),
  );
}

const HEN = letterSprite(
  `
...rr........
..wwww.......
..wewww....w.
.ooewwww..www
..rwwwwwwwwww
..rwHwwwwwww.
...wwwggwwww.
...wwwwggwww.
....wwwwwww..
.....wwwww...
......o.o....
.....oo.oo...`,
  { w: 'white@ball', H: 'white:5', r: 'red:3', e: 'ink:1', o: 'orange:3', g: 'grey:2' },
);
export const drawHen = (): Bitmap[] => breathing(HEN, 10, 5);

const COW = letterSprite(
  `
..hh...hh.............
..hwwwwwh.............
.kkwwwwwkk............
.kkwwwwwkkwwwwwwwwwww.
...wewwewwwwwkkkkwwwww
...wewwewwwwkkkkkkwwwww
...pppppppwwwkkkkkwwwww
..pppppppppwwwwkkwwwwwt
..ppnppnpppwwwwwwwwkkwt
...ppppppp.wwwwwwwkkkwt
.....wwwwwwwwwwwwwkkkwt
......wwwwwwwwwwwwwkkwt
......wwwwwwwwwwwwwwww.
......wwwwwwwwwwwqqwww.
......www.www.wwwqwww..
......www.www.www.www..
......iii.iii.iii.iii..`,
  {
    w: 'white@ball',
    k: 'hairBrown:3',
    h: 'cream:2',
    p: 'pink:4',
    n: 'pink:1',
    q: 'pink:3',
    e: 'ink:0',
    t: 'hairBrown:2',
    i: 'ink:3',
  },
);
export const drawCow = (): Bitmap[] => breathing(COW, 12, 10, { width: 26, height: 22 });

const SHEEP = letterSprite(
  `
......ccc.ccc.....
....ccccccccccc...
..fffccCcccCcccc..
.fffffccccccccccc.
ffffffcccCccccCcc.
fefeffccccccccccc.
ffffffcccccCcccccc
fffffcccCccccccCc.
.fnnfccccccccccccc
..ffccccCcccCcccc.
...cccccccccccccc.
....cccccccccccc..
.....ff.ff..ff.ff.
.....ff.ff..ff.ff.`,
  { c: 'cream@ball', C: 'cream:5', f: 'brown:2', e: 'cream:5', n: 'brown:0' },
);
export const drawSheep = (): Bitmap[] => breathing(SHEEP, 10, 8, { width: 20, height: 18 });

const DUCK = letterSprite(
  `
..gggg.......
.gggggg......
.gegggg......
yyeggg.......
yyyggg....w..
..wwww...www.
..bbbwwwwwww.
.bbbbwddddww.
.bbbbbwddwwww
.bbbbwwwwwww.
..bbbwwwwww..
...wwwwwww...
....o..o.....`,
  { g: 'leaf@ball', e: 'ink:0', y: 'gold:3', w: 'grey:4', b: 'bark:3', d: 'grey:2', o: 'orange:3' },
);
export const drawDuck = (): Bitmap[] => breathing(DUCK, 10, 5);

const CAT = letterSprite(
  `
.g....g......
.gp..pg......
.gggggg...gg.
gggkkggg...gg
gegggegg...kg
gegggegg...gg
wwwnwwwg...kg
.wwwwwg...gg.
..gwwgggggkg.
..gwwggkggg..
..gwwgggkggg.
..gwggggggkg.
..gwggwggggg.
..ww.ww.ggg..`,
  { g: 'grey@ball', k: 'grey:1', e: 'leaf:1', w: 'white:4', n: 'pink:2', p: 'pink:3' },
);
export const drawCat = (): Bitmap[] => breathing(CAT, 10, 6, { height: 17 });
