import { Bitmap } from '../kit/bitmap.ts';
import { grid } from '../kit/grid.ts';
import { dropShadow } from '../kit/outline.ts';
import type { Palette } from '../kit/palette.ts';
import { drawSprite } from '../kit/sprite.ts';
import { drawBush } from '../props/bush.ts';
import { drawFlowers } from '../props/plants.ts';
import { drawTree } from '../props/tree.ts';
import { drawIsland } from './island.ts';
import { drawThought } from './thoughts.ts';

const PALETTE: Palette = {
  h: 'fur@ball',
  a: 'fur:4',
  o: 'fur:1',
  P: 'pink:3',
  s: 'fur:5',
  w: 'fur:5',
  t: 'fur:5',
  e: 'ink:1',
  n: 'pink:2',
  b: 'pink:4',
  q: 'orange:3',
  Q: 'orange:4',
  p: 'blue@ball',
};

const OUT = grid(`
......................
......oooo............
...hhoaaaaooo.........
.hhhhoaPPPaaaoo.......
hhhhhhoaaPPPPaaopp....
hhhhhhhooaaaaaaoppp...
heeehhhhhooooooppppp..
nhhhhhbbhhQqppppppppt.
hwwhhhbbhhqQpppppppttt
.hhhhhhhhhqqppppppptt.
..sssshhssspppwwwwww..`);

/** When the rabbit breathes in, its back rises by one pixel row. */
const IN = grid(`
......oooo............
...hhoaaaaooo.........
.hhhhoaPPPaaaoo.......
hhhhhhoaaPPPPaaopp....
hhhhhhhooaaaaaaoppp...
hhhhhhhhhooooooppppp..
heeehhhhhhqpppppppppp.
nhhhhhbbhhQqppppppppt.
hwwhhhbbhhqQpppppppttt
.hhhhhhhhhqqppppppptt.
..sssshhssspppwwwwww..`);

const WIDTH = 64;
const HEIGHT = 56;

/** The positions of the sleep symbols as they rise, frame by frame. */
const RISING = [
  { small: [18, 28], large: [12, 15] },
  { small: [17, 26], large: [11, 13] },
  { small: [16, 24], large: [10, 11] },
  { small: [15, 22], large: [9, 9] },
] as const;

/** The rabbit asleep under a tree, for loading states: four frames of 600 ms each. */
export function drawSleepingRabbit(): Bitmap[] {
  return RISING.map(({ small, large }, frame) => {
    const picture = new Bitmap(WIDTH, HEIGHT).draw(drawIsland(WIDTH, 28), 0, HEIGHT - 28);
    picture
      .draw(drawTree('leaf', 1, 'red'), 31, 0)
      .draw(drawFlowers('pink', false), 2, 33)
      .draw(drawBush(3), 46, 31);
    const rabbit = drawSprite(
      { rows: frame % 2 === 0 ? OUT : IN, palette: PALETTE },
      { width: 24, height: 13 },
    );
    dropShadow(picture, { x: 25, y: 46, rx: 11, ry: 2 });
    picture.draw(rabbit, 13, 34);
    return picture
      .draw(drawThought('sleepSmall', 'blue', false), small[0], small[1])
      .draw(drawThought('sleep', 'blue', false), large[0], large[1]);
  });
}
