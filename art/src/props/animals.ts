import type { Bitmap } from '../kit/bitmap.ts';
import { type Grid, grid, lowered } from '../kit/grid.ts';
import { letterSprite } from '../kit/sprite.ts';
import { drawStanding } from './letter-prop.ts';

const HEN_BODY = grid(`
...rr........
..wwww.......
..wewww....w.
.ooewwww..www
..rwwwwwwwwww
..rwHwwwwwww.
...wwwggwwww.
...wwwwggwww.
....wwwwwww..
.....wwwww...`);
const HEN_UP: Grid = [...HEN_BODY, '......o.o....', '.....oo.oo...'];
const HEN_DOWN: Grid = [...lowered(1, HEN_BODY), '.....oo.oo...'];

/** A hen: standing tall, then one pixel lower. */
export const drawHen = (): Bitmap[] =>
  [HEN_UP, HEN_DOWN].map((rows) =>
    drawStanding(
      {
        rows,
        palette: { w: 'white@ball', H: 'white:5', r: 'red:3', e: 'ink:1', o: 'orange:3', g: 'grey:2' },
      },
      5,
    ),
  );

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
export const drawCow = (): Bitmap => drawStanding(COW, 10, { width: 26, height: 22 });

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
export const drawSheep = (): Bitmap => drawStanding(SHEEP, 8, { width: 20, height: 18 });

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
export const drawDuck = (): Bitmap => drawStanding(DUCK, 5);

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
export const drawCat = (): Bitmap => drawStanding(CAT, 6, { top: 1 });
