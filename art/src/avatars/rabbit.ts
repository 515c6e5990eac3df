import { grid, lowered } from '../kit/grid.ts';
import { type Figure, mirroredGrid } from './figure.ts';

const FACE = grid(`
...aa....aa...
..aPa....aPa..
..aPa....aPa..
..aPPa..aPPa..
..hhhhhhhhhh..
.hhhhhhhhhhhh.
.hhhehhhhehhh.
.hhhehnnhehhh.
.hbbhwwwwhbbh.
..hhhhwwhhhh..`);

const BACK = grid(`
...aa....aa...
..aaa....aaa..
..aaa....aaa..
..aaaa..aaaa..
..hhhhhhhhhh..
.hhhhhhhhhhhh.
.hhhhhhhhhhhh.
.hhhhhhhhhhhh.
.hhhhhhhhhhhh.
..hhhhhhhhhh..
....qqQqqq....`);

const SIDE = grid(`
..aa..xx......
..aPa.xxx.....
..aPPaoxx.....
...aPaoxx.....
...hhhhhhhh...
..hhhhhhhhhh..
..hhhhhhhehhh.
..hhhhhhhehnw.
..hhhhhhbbwww.
...hhhhhhhww..
....qqQqqQ....`);

const body = (text: string) => lowered(10, grid(text));

const FRONT_STAND = body(`
...s......s...
..sspyppypss..
..s.pppppp.s..
...www..www...`);

const FRONT_STEP = body(`
..............
..ss......s...
...spyppyps...
...www.xx.....`);

const FRONT_WAVE = lowered(
  3,
  grid(`
............ww
...........www
............os
............os
............os
............os
...........oss
...s......oss.
..sspyppypss..
..s.pppppp....
...www..www...`),
);

const BACK_STAND = body(`
...s......s...
..ssppppppss..
..s.pxttxp.s..
...wwwttwww...`);

const BACK_STEP = body(`
..............
..ss......s...
...spxttxps...
...wwwttxx....`);

const SIDE_STAND = body(`
....ppppp.....
...tppsspp....
..ttpppppp....
....wwwwww....`);

const SIDE_STEP_FORWARD = body(`
..............
....pppppp....
..ttppppsss...
...xxx.wwww...`);

const SIDE_STEP_BACK = body(`
..............
....pppppp....
..tssspppp....
..wwww.xxx....`);

/** The hero: a white rabbit in blue dungarees with an orange scarf. */
export const RABBIT: Figure = {
  palette: {
    h: 'fur@ball',
    a: 'fur@vtube',
    s: 'fur:3',
    w: 'fur:5',
    t: 'fur:5',
    x: 'fur:2',
    o: 'fur:0',
    P: 'pink:3',
    e: 'ink:0',
    n: 'pink:2',
    b: 'pink:4',
    q: 'orange:3',
    Q: 'orange:4',
    p: 'blue:3',
    y: 'gold:3',
  },
  face: FACE,
  head: { down: [...FACE, '....qQqqQq....'], up: BACK, right: SIDE },
  body: {
    down: { stand: FRONT_STAND, stepLeft: FRONT_STEP, stepRight: mirroredGrid(FRONT_STEP) },
    up: { stand: BACK_STAND, stepLeft: BACK_STEP, stepRight: mirroredGrid(BACK_STEP) },
    right: { stand: SIDE_STAND, stepLeft: SIDE_STEP_FORWARD, stepRight: SIDE_STEP_BACK },
  },
  wave: FRONT_WAVE,
};
