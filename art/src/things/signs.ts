import { letterSprite } from '../kit/sprite.ts';
import { drawSign } from '../props/farmyard.ts';
import { drawStanding } from '../props/letter-prop.ts';
import type { ThingDrawings } from './thing.ts';

const BOARD = letterSprite(
  `
wwwwwwwwwwwwww
wggggggggggggw
wgcccgcccccggw
wggggggggggggw
wgccccccgcccgw
wggggggggggggw
wgcccgggggyggw
wgggggggggyygw
wWWWWWWWWWWWWw
dddddddddddddd
..wd......wd..
..wd......wd..
.wd........wd.
.wd........wd.`,
  { w: 'wood:3', W: 'wood:4', d: 'wood:1', g: 'pine:1', c: 'cream:3', y: 'gold:4' },
);

/** Signs and other things to read or write on. */
export const SIGN_DRAWINGS: ThingDrawings = {
  sign: { states: { there: drawSign } },
  board: { states: { there: () => drawStanding(BOARD, 6, { height: 18 }) } },
};
