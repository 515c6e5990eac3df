import type { Palette } from '../kit/palette.ts';
import type { LetterSprite } from '../kit/sprite.ts';
import { type ItemFamily, item } from './item.ts';

const BAG = `
...bbbbbb...
..bBbbbbbb..
...tttttt...
..bBbbbbbb..
.bB111111bb.
.bb111111bb.
.bb111111bb.
.bb111111bk.
.bb111111bk.
.bb111111kk.
..bbbbbbkk..
...bbbbbb...`;

/** A tied bag in the colour of the crop, whose front shows what grows from it: six rows of six letters. */
function seedBag(crop: readonly string[], palette: Palette): LetterSprite {
  const lines = crop.values();
  return item(
    BAG.replaceAll('111111', () => lines.next().value ?? 'wwwwww'),
    { b: 'tan:3', B: 'tan:5', k: 'tan:1', w: 'cream:4', ...palette },
  );
}

export const SEEDS = {
  carrotSeeds: seedBag(['wwgwgw', 'wwwggw', 'wwooww', 'wooOww', 'woowww', 'wowwww'], {
    t: 'brown:3',
    b: 'orange:2',
    B: 'orange:4',
    k: 'orange:1',
    o: 'orange:3',
    O: 'orange:5',
  }),
  tomatoSeeds: seedBag(['wwggww', 'wrggrw', 'rRrrrr', 'rrrrrr', 'wrrrrw', 'wwrrww'], {
    t: 'brown:3',
    b: 'red:2',
    B: 'red:4',
    k: 'red:1',
    r: 'red:3',
    R: 'red:5',
  }),
  cabbageSeeds: seedBag(['wwllww', 'wllLlw', 'glLllg', 'gllLlg', 'wgllgw', 'wwggww'], {
    t: 'brown:3',
    b: 'leaf:2',
    B: 'leaf:4',
    k: 'leaf:1',
    l: 'lime:4',
    L: 'lime:5',
  }),
  wheatSeeds: seedBag(['wywywy', 'yyYyyy', 'wywywy', 'wkwkwk', 'wwkkkw', 'wwwkww'], {
    t: 'gold:3',
    y: 'gold:3',
    Y: 'gold:5',
    k: 'gold:1',
    b: 'brown:3',
    B: 'brown:5',
  }),
  cornSeeds: seedBag(['wwyyww', 'wyYyyw', 'gyyYyg', 'ggyygg', 'wggggw', 'wwggww'], {
    t: 'brown:3',
    b: 'yellow:2',
    B: 'yellow:4',
    k: 'yellow:1',
    y: 'yellow:3',
    Y: 'yellow:5',
  }),
  pumpkinSeeds: seedBag(['wwggww', 'woogow', 'okooko', 'okooko', 'okooko', 'wookow'], {
    t: 'brick:3',
    o: 'orange:3',
    k: 'orange:1',
    b: 'clay:3',
    B: 'clay:5',
  }),
  radishSeeds: seedBag(['wgwggw', 'wwggww', 'wppppw', 'wpPppw', 'wwwpww', 'wwwxww'], {
    t: 'brown:3',
    b: 'pink:2',
    B: 'pink:4',
    k: 'pink:1',
    p: 'pink:2',
    P: 'pink:5',
    x: 'berry:3',
  }),
} as const satisfies ItemFamily;
