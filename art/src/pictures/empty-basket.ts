import { Bitmap } from '../kit/bitmap.ts';
import { letterSprite } from '../kit/sprite.ts';
import { drawBush } from '../props/bush.ts';
import { drawStanding } from '../props/letter-prop.ts';
import { drawFlowers, drawTallTuft } from '../props/plants.ts';
import { drawIsland } from './island.ts';

const BASKET = letterSprite(
  `
........hhhhhhhh........
......hhH......Hhh......
.....hH..........Hh.....
....hH............Hh....
....hH............Hh....
...hH..............Hh...
.rrrrrrrrrrrrrrrrrrrrrr.
rRddddddddddddddddddddRr
rRkkddddddddddddddddkkRr
.rrRRRRRRRRRRRRRRRRRRrr.
.wwWwwkwwWwwkwwWwwkwwWw.
.wkwwWwwkwwWwwkwwWwwkww.
..wwkwwWwwkwwWwwkwwWwk..
..wWwwkwwWwwkwwWwwkwww..
..kwwWwwkwwWwwkwwWwwkw..
...wkwwWwwkwwWwwkwwWw...
...kkkkkkkkkkkkkkkkkk...`,
  {
    h: 'wood:3',
    H: 'wood:4',
    r: 'plank:3',
    R: 'plank:5',
    w: 'tan:3',
    W: 'tan:5',
    k: 'tan:1',
    d: 'bark:0',
  },
);

/** An empty basket, for empty lists. */
export function drawEmptyBasket(): Bitmap {
  const picture = new Bitmap(64, 44).draw(drawIsland(64, 28), 0, 16);
  picture.draw(drawTallTuft(), 3, 12).draw(drawBush(5, 'red'), 44, 8);
  picture.draw(drawStanding(BASKET, 12, { width: 28, height: 22 }), 17, 11);
  return picture.draw(drawFlowers('pink', false), 3, 24).draw(drawFlowers('yellow', false), 46, 22);
}
