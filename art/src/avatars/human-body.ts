import { grid, lowered } from '../kit/grid.ts';
import { type Figure, mirroredGrid } from './figure.ts';

// Letters: c top, s sleeve, m hand, p trousers, q trousers of the far leg, o shoe, v shoe of the far leg.

const FRONT_STAND = lowered(
  9,
  grid(`
...ssccccss...
..ssccccccss..
..mmccccccmm..
....pppppp....
....oo..oo....`),
);

const FRONT_STEP = lowered(
  10,
  grid(`
..ssccccccss..
..ssccccccmm..
..mmppppqq....
....ooo.vv....`),
);

const SIDE_STAND = lowered(
  9,
  grid(`
....ccccc.....
....csscc.....
....csscc.....
....pmmpp.....
....ooooo.....`),
);

const SIDE_STEP_FORWARD = lowered(
  10,
  grid(`
....ccssc.....
....cccssm....
...qqqpppp....
..vvv..ooo....`),
);

const SIDE_STEP_BACK = lowered(
  10,
  grid(`
...sscccc.....
..msscccc.....
...pppqqq.....
..ooo..vvv....`),
);

/** The body of a person, rows 9 to 13 below the head. */
export const HUMAN_BODY: Figure['body'] = {
  down: { stand: FRONT_STAND, stepLeft: FRONT_STEP, stepRight: mirroredGrid(FRONT_STEP) },
  up: { stand: FRONT_STAND, stepLeft: mirroredGrid(FRONT_STEP), stepRight: FRONT_STEP },
  right: { stand: SIDE_STAND, stepLeft: SIDE_STEP_FORWARD, stepRight: SIDE_STEP_BACK },
};
