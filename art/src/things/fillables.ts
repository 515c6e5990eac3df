import type { Bitmap } from '../kit/bitmap.ts';
import type { Palette } from '../kit/palette.ts';
import { letterSprite } from '../kit/sprite.ts';
import { drawStanding } from '../props/letter-prop.ts';
import type { ThingDrawings } from './thing.ts';

const BOARDS: Palette = {
  w: 'wood:3',
  W: 'plank:4',
  d: 'bark:1',
  k: 'wood:1',
  b: 'blue:3',
  B: 'blue:5',
  r: 'red:3',
  R: 'red:5',
  g: 'leaf:3',
  y: 'gold:3',
  Y: 'gold:5',
  p: 'pink:3',
  P: 'pink:5',
  a: 'sky:4',
};

const EMPTY_SHELF = letterSprite(
  `
wWWWWWWWWWWWWw
wddddddddddddw
wddddddddddddw
wddddddddddddw
wddddddddddddw
wWWWWWWWWWWWWw
wkkkkkkkkkkkkw
wddddddddddddw
wddddddddddddw
wddddddddddddw
wWWWWWWWWWWWWw
wkkkkkkkkkkkkw
wddddddddddddw
wWWWWWWWWWWWWw
.w..........w.`,
  BOARDS,
);

const FILLED_SHELF = letterSprite(
  `
wWWWWWWWWWWWWw
wdyyddrrddggdw
wdaaddaaddaadw
wdyYddrRddaadw
wdyyddrrddggdw
wWWWWWWWWWWWWw
wkkkkkkkkkkkkw
wdrrddgddppddw
wrrRrdgdppPpdw
wrrrrggdppppdw
wWWWWWWWWWWWWw
wkkkkkkkkkkkkw
wdyyyddbbbdddw
wWWWWWWWWWWWWw
.w..........w.`,
  BOARDS,
);

const RACK: Palette = {
  w: 'wood:3',
  W: 'wood:5',
  k: 'wood:1',
  d: 'bark:0',
  g: 'pine:3',
  G: 'pine:4',
  c: 'plank:4',
  r: 'berry:3',
  R: 'berry:5',
};

/** Round holes in three rows. In a filled rack, the holes contain bottles with their corks at the front. */
const EMPTY_RACK = letterSprite(
  `
WWWWWWWWWWWWW
wdddwdddwdddw
wdddwdddwdddw
wdddwdddwdddw
wWWWWWWWWWWWw
wdddwdddwdddw
wdddwdddwdddw
wdddwdddwdddw
wWWWWWWWWWWWw
wdddwdddwdddw
wdddwdddwdddw
wdddwdddwdddw
wWWWWWWWWWWWw
wkkkkkkkkkkkw
.w.........w.`,
  RACK,
);

const FILLED_RACK = letterSprite(
  `
WWWWWWWWWWWWW
wGggwRrrwGggw
wgcgwrcrwgcgw
wgggwrrrwgggw
wWWWWWWWWWWWw
wRrrwGggwRrrw
wrcrwgcgwrcrw
wrrrwgggwrrrw
wWWWWWWWWWWWw
wGggwRrrwGggw
wgcgwrcrwgcgw
wgggwrrrwgggw
wWWWWWWWWWWWw
wkkkkkkkkkkkw
.w.........w.`,
  RACK,
);

const TRAY: Palette = {
  w: 'wood:3',
  W: 'plank:5',
  k: 'wood:1',
  d: 'bark:1',
  p: 'plank:3',
  q: 'plank:2',
  a: 'water:3',
  A: 'water:5',
};

const EMPTY_TRAY = letterSprite(
  `
wWWWWWWWWWWWWw
WdddddddddddkW
WkkkkkkkkkkkkW
wWWWWWWWWWWWWw
wppppppppppppw
wpqqpppqqpppqw
wppppppppppppw
wkkkkkkkkkkkkw
.ww........ww.
.wk........wk.`,
  TRAY,
);

const FILLED_TRAY = letterSprite(
  `
wWWWWWWWWWWWWw
WaAAaaaaaaaaaW
WaaaaaaAAaaaaW
wWWWWWWWWWWWWw
wppppppppppppw
wpqqpppqqpppqw
wppppppppppppw
wkkkkkkkkkkkkw
.ww........ww.
.wk........wk.`,
  TRAY,
);

const BARREL: Palette = {
  w: 'wood:3',
  W: 'wood:4',
  d: 'wood:2',
  k: 'bark:0',
  b: 'water:4',
  B: 'water:5',
  i: 'steel:2',
  I: 'steel:4',
};

const EMPTY_BARREL = letterSprite(
  `
..wwwwwwww..
.wkkkkkkkkw.
wkkkkkkkkkkw
.wwkkkkkkww.
iIiiwwwwiiii
wWwdwWwdwWwd
wWwdwWwdwWwd
wWwdwWwdwWwd
iIiiiiiiiiii
.wdwWwdwWwd.
.wdwWwdwWwd.
..dwWwdwWd..`,
  BARREL,
);

const FILLED_BARREL = letterSprite(
  `
..wwwwwwww..
.wbbbbbBBbw.
wbbBBbbbbbbw
.wwbbbbbbww.
iIiiwwwwiiii
wWwdwWwdwWwd
wWwdwWwdwWwd
wWwdwWwdwWwd
iIiiiiiiiiii
.wdwWwdwWwd.
.wdwWwdwWwd.
..dwWwdwWd..`,
  BARREL,
);

const FLAG: Palette = {
  y: 'gold:4',
  w: 'wood:4',
  d: 'wood:1',
  r: 'red@tube',
  R: 'red:5',
  s: 'stone:3',
  k: 'stone:1',
  c: 'cream:3',
};

const EMPTY_FLAG = letterSprite(
  `
..yy........
..yy........
..wdcc......
..wd.c......
..wd.c......
..wd.c......
..wd.c......
..wd.c......
..wd.c......
..wd.c......
..wd.c......
..wd.c......
..wdcc......
..wd........
..wd........
..wd........
.sssk.......
ssssskk.....
sskskkk.....`,
  FLAG,
);

const FILLED_FLAG = letterSprite(
  `
..yy........
..yy........
..wdrrr.....
..wdrrrrr.rr
..wdrrrrrrrr
..wdrrccrrrr
..wdrccccrrr
..wdrrccrrr.
..wdrrrrrrrr
..wdrrrrrrrr
..wd..rrrrr.
..wd........
..wd........
..wd........
..wd........
..wd........
.sssk.......
ssssskk.....
sskskkk.....`,
  FLAG,
);

const high = { height: 20 };
const pair = (empty: () => Bitmap, filled: () => Bitmap) => ({ states: { empty, filled } });

/** Things that change from empty to filled. */
export const FILLABLE_DRAWINGS: ThingDrawings = {
  shelf: pair(
    () => drawStanding(EMPTY_SHELF, 7, high),
    () => drawStanding(FILLED_SHELF, 7, high),
  ),
  wineRack: pair(
    () => drawStanding(EMPTY_RACK, 7, high),
    () => drawStanding(FILLED_RACK, 7, high),
  ),
  tray: pair(
    () => drawStanding(EMPTY_TRAY, 7),
    () => drawStanding(FILLED_TRAY, 7),
  ),
  barrel: pair(
    () => drawStanding(EMPTY_BARREL, 7),
    () => drawStanding(FILLED_BARREL, 7),
  ),
  flag: pair(
    () => drawStanding(EMPTY_FLAG, 5, { height: 24 }),
    () => drawStanding(FILLED_FLAG, 5, { height: 24 }),
  ),
};
