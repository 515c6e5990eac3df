import { Bitmap } from '../kit/bitmap.ts';
import { RAMPS } from '../kit/ramps.ts';
import { drawSprite, letterSprite } from '../kit/sprite.ts';
import { drawStanding } from './letter-prop.ts';

const TABLE = letterSprite(
  `
.pppppppppppppppppppppppppppp.
pPPPPPPPPPPPPPPPPPPPPPPPPPPPPq
pPppppppppppcccccpppppppppppqq
pPpprrppppppcCCCcppppyYyppppqq
pPprrRrppppccCCCcccppyyyppppqq
pPprrrrpppppcccccpppppyppppppq
pPpprrppppppppppppppppppppppqq
qqqqqqqqqqqqqqqqqqqqqqqqqqqqqq
dddddddddddddddddddddddddddddd
.dww......................dww.
.dww......................dww.
.dww......................dww.
.dww......................dww.`,
  {
    p: 'plank:3',
    P: 'plank:4',
    q: 'plank:2',
    d: 'wood:1',
    w: 'wood:3',
    r: 'red:3',
    R: 'red:5',
    c: 'white:3',
    C: 'white:5',
    y: 'gold:3',
    Y: 'gold:5',
  },
);

const SHELF = letterSprite(
  `
.lllll...gg.g.
..rrr...gGggg.
.rRrrr...ggg..
.rtttr..ccccc.
.rrrrr...ccc..
WWWWWWWWWWWWWW
wwwwwwwwwwwwww
..bbb....lll..
.bBbb...ppppp.
bbBbbb..pPppp.
b.bbbb..ptttp.
.bbbb....ppp..
WWWWWWWWWWWWWW
wwwwwwwwwwwwww`,
  {
    w: 'wood:2',
    W: 'plank:4',
    l: 'plank:4',
    c: 'brick:3',
    b: 'sky:3',
    B: 'sky:5',
    r: 'berry:3',
    R: 'pink:4',
    g: 'leaf:3',
    G: 'lime:3',
    p: 'gold:3',
    P: 'yellow:5',
    t: 'cream:4',
  },
);

/** A woven carpet with a border and a star; it fills its tile. */
export function drawRug(): Bitmap {
  const { red, gold, cream } = RAMPS;
  const rug = new Bitmap(16, 16).rect(0, 1, 16, 14, red[2]).rect(1, 2, 14, 12, gold[3]);
  rug.rect(2, 3, 12, 10, red[3]).rect(2, 3, 12, 1, red[4]);
  rug.stamp(4, 4, ['...yy...', '..yccy..', 'yyccccyy', '.ycccy..', '..yccy..', '..ccyy..', '...yy...'], {
    y: gold[3],
    c: cream[3],
  });
  for (let x = 0; x < 16; x += 2) rug.set(x, 0, cream[3]).set(x, 15, cream[2]);
  return rug;
}

export const drawLongTable = (): Bitmap => drawStanding(TABLE, 14, { width: 32, height: 20 });
export const drawWallShelf = (): Bitmap => drawSprite(SHELF, { top: 1 });
