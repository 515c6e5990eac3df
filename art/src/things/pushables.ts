import { letterSprite } from '../kit/sprite.ts';
import { drawHayBale } from '../props/farmyard.ts';
import { drawStanding } from '../props/letter-prop.ts';
import type { ThingDrawings } from './thing.ts';

const ROCK = letterSprite(
  `
......HHH.....
....HHHHHHH...
...HHHHHHHrr..
..HHHHHHHrrrr.
.HHHHHHHrrrrrr
.rrrHHHrrrrrrd
rrrrrrHrrrrrdd
rrrrrrrdrrrrdd
rrrrrrrddrrddd
rrrrrrrdddrddd
.rrrrrrddddddd
..rrrrrdddddd.`,
  { r: 'rock:3', H: 'rock:5', d: 'rock:1' },
);

const CRATE = letterSprite(
  `
WWWWWWWWWWWWWW
WwwwwwwwwwwwwW
WWWWWWWWWWWWWW
ppkkkkkkkkkkpp
pWpkwwkwwkkWpp
pwWpkwkwkkWpwp
pwkWpkwkkWpkwp
pwkwWpkkWpwkwp
pwkwkWpWpkwkwp
pwkwkWpWpkwkwp
pwkwWpkkWpwkwp
pwkWpkwkkWpkwp
ppWpkkkkkkWppp
pppppppppppppp`,
  { W: 'plank:4', w: 'plank:3', p: 'plank:2', k: 'plank:1' },
);

/** Things that can be pushed. */
export const PUSHABLE_DRAWINGS: ThingDrawings = {
  rock: { states: { there: () => drawStanding(ROCK, 7) } },
  crate: { states: { there: () => drawStanding(CRATE, 7, { height: 17 }) } },
  haybale: { states: { there: drawHayBale } },
};
