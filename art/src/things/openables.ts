import type { Palette } from '../kit/palette.ts';
import { letterSprite } from '../kit/sprite.ts';
import { drawStanding } from '../props/letter-prop.ts';
import type { ThingDrawings } from './thing.ts';

const CHEST: Palette = {
  w: 'wood@emboss',
  W: 'wood:4',
  d: 'wood:1',
  g: 'gold:3',
  G: 'gold:5',
  k: 'ink:0',
  y: 'gold:4',
  Y: 'yellow:5',
  l: 'wood:2',
  r: 'red:3',
  p: 'sky:4',
};

const CLOSED_CHEST = letterSprite(
  `
..gWWWWWWWWg..
.gWwwwwwwwwwg.
gwwwwwwwwwwwwg
gwwwwwwwwwwwwg
gddddddddddddg
gggggGGGGggggg
gWwwwgkkgwwwWg
gwwwwgkkgwwwwg
gddddggggddddg
gwwwwwwwwwwwwg
gddddddddddddg`,
  CHEST,
);

const OPEN_CHEST = letterSprite(
  `
.gllllllllllg.
gddddddddddddg
gkkkkkkkkkkkkg
gkkkYkkkrkkkkg
gkkyYyykkyYykg
gkyyryyYyypyyg
gggggggggggggg
gWwwwgGGgwwwWg
gwwwwgkkgwwwwg
gddddggggddddg
gwwwwwwwwwwwwg
gddddddddddddg`,
  CHEST,
);

const OVEN: Palette = {
  r: 'brick:3',
  R: 'brick:4',
  k: 'brick:1',
  s: 'stone:3',
  S: 'stone:5',
  d: 'stone:1',
  i: 'iron:2',
  I: 'iron:4',
  b: 'ink:0',
  o: 'orange:3',
  y: 'yellow:3',
  Y: 'yellow:5',
};

const CLOSED_OVEN = letterSprite(
  `
.........kk...
.........rk...
....rRRrrrk...
..rRRrrkrrrr..
.rRrkrrrkrrkr.
.RrrrrkrrrrkR.
rRkrssssssrrkr
rrrsSssssssrrr
rkssiiiiiissrr
rrsiIIiiiiisrk
rrsiIiiiiiiskr
rksiiiyyyiisrr
rrsiiiiiiiisrr
kkssiiiiiisskk
dSSSSSSSSSSSSd
.dddddddddddd.`,
  OVEN,
);

const OPEN_OVEN = letterSprite(
  `
.........kk...
.........rk...
....rRRrrrk...
..rRRrrkrrrr..
.rRrkrrrkrrkr.
.RrrrrkrrrrkR.
rRkrssssssrrkr
rrrsbbbbbbsrrr
rksbbbobbbbsrr
rrsbbooboobsrk
rrsbooyyoobskr
rksoyyYyyoosrr
rrsoyYYYyyosrr
kkssyYYYyysskk
dSSSSSSSSSSSSd
.dddddddddddd.`,
  OVEN,
);

const DOOR: Palette = {
  f: 'wood:1',
  F: 'wood:3',
  w: 'bark@emboss',
  l: 'bark:2',
  y: 'gold:4',
  k: 'ink:0',
  K: 'ink:1',
  s: 'stone:4',
  S: 'stone:2',
  e: 'bark:4',
};

const CLOSED_DOOR = letterSprite(
  `
...ffffffff...
.ffFFFFFFFFff.
.fFwwwllwwwFf.
fFwwwwllwwwwFf
fFwwwwllwwwwFf
fFwwwwllwwwwFf
fFwwwwllwwwwFf
fFwwwwllwwwwFf
fFwwwwllwwwwFf
fFwwwwllwyywFf
fFwwwwllwwywFf
fFwwwwllwwwwFf
fFwwwwllwwwwFf
fFwwwwllwwwwFf
fFwwwwllwwwwFf
ssssssssssssss
SSSSSSSSSSSSSS`,
  DOOR,
);

const OPEN_DOOR = letterSprite(
  `
...ffffffff...
.ffFFFFFFFFff.
.fFkkkkkkkkFf.
fFeekkkkkkkkFf
fFewekkkkkkkFf
fFewwekkkkkkFf
fFewwwkkkkkkFf
fFewwwkkkkkkFf
fFewwwkkkkkkFf
fFeywwkKKKkkFf
fFewwwkKKKKkFf
fFewwwKKKKKKFf
fFewwlKKKKKKFf
fFewlKKKKKKKFf
fFelKKKKKKKKFf
ssssssssssssss
SSSSSSSSSSSSSS`,
  DOOR,
);

const GATE: Palette = {
  p: 'plank:3',
  P: 'plank:5',
  d: 'plank:1',
  r: 'plank:4',
  k: 'plank:2',
  i: 'iron:2',
};

const CLOSED_GATE = letterSprite(
  `
PPp.........PPp
Ppd.........Ppd
PpdrrrrrrrrrPpd
Ppdkkkkkkkkkipd
Ppd.rk...kr.Ppd
Ppd.rkr.rkr.Ppd
Ppd.rkkrkkr.Ppd
Ppd.rk.rk.r.Ppd
PpdrrrrrrrrrPpd
Ppdkkkkkkkkkipd
Ppd.........Ppd
Ppd.........Ppd`,
  GATE,
);

const OPEN_GATE = letterSprite(
  `
PPp.........PPp
Ppdrr.......Ppd
Ppdkrr......Ppd
Ppdrkr......Ppd
Ppdkrk......Ppd
Ppdrkr......Ppd
Ppdkrk......Ppd
Ppdrkr......Ppd
Ppdkrk......Ppd
Ppd.kr......Ppd
Ppd..k......Ppd
Ppd.........Ppd`,
  GATE,
);

/** Things that open and close. */
export const OPENABLE_DRAWINGS: ThingDrawings = {
  chest: {
    states: { closed: () => drawStanding(CLOSED_CHEST, 7), open: () => drawStanding(OPEN_CHEST, 7) },
  },
  oven: {
    states: {
      closed: () => drawStanding(CLOSED_OVEN, 7, { height: 20 }),
      open: () => drawStanding(OPEN_OVEN, 7, { height: 20 }),
    },
  },
  door: {
    states: {
      closed: () => drawStanding(CLOSED_DOOR, 6, { height: 20, top: 2 }),
      open: () => drawStanding(OPEN_DOOR, 6, { height: 20, top: 2 }),
    },
  },
  gate: {
    states: {
      closed: () => drawStanding(CLOSED_GATE, 7, { left: 0, top: 2 }),
      open: () => drawStanding(OPEN_GATE, 7, { left: 0, top: 2 }),
    },
  },
};
