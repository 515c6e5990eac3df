import { drawFigure } from '../avatars/figure.ts';
import { RABBIT } from '../avatars/rabbit.ts';
import { Bitmap } from '../kit/bitmap.ts';
import { letterSprite } from '../kit/sprite.ts';
import { drawStanding } from '../props/letter-prop.ts';
import { drawPine } from '../props/pine.ts';
import { drawWildMushrooms } from '../props/plants.ts';
import { drawIsland } from './island.ts';
import { drawThought } from './thoughts.ts';

const WAYS = letterSprite(
  `
......dd........
..wwwwwwwwwwww..
.wWWWWWWWWWWWWw.
wWWdddWddWdddWWw
.wWWWWWWWWWWWWw.
..wwwwwwwwwwww..
......dd........
.wwwwwwwwwwwww..
.wWWWWWWWWWWWWw.
.wWdddWddWddWWWw
.wWWWWWWWWWWWWw.
.wwwwwwwwwwwww..
......dk........
......dk........
......dk........
......dk........`,
  { w: 'wood:3', W: 'plank:4', d: 'wood:1', k: 'wood:2' },
);

/** A lost rabbit, for pages that do not exist. */
export function drawLostRabbit(): Bitmap {
  const picture = new Bitmap(80, 70).draw(drawIsland(80, 34), 0, 36);
  picture.draw(drawPine(), 25, 0).draw(drawPine(), 2, 7).draw(drawPine(), 48, 9);
  picture.draw(drawStanding(WAYS, 5, { width: 20, height: 22 }), 46, 38);
  picture.draw(drawFigure(RABBIT, 'down', 'stand'), 30, 44);
  picture.draw(drawThought('question', 'yellow', true), 34, 35);
  return picture.draw(drawWildMushrooms(), 12, 47);
}
