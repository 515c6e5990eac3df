import type { Palette } from '../kit/palette.ts';
import type { LetterSprite } from '../kit/sprite.ts';
import { type ItemFamily, item } from './item.ts';

const PACKET = `
BbBbBbBbBb
bbbbbbbbbb
kkkkkkkkkk
bwwwwwwwwb
bw111111wb
bw111111wb
bw111111wb
bw111111wb
bw111111wb
bw111111wb
bwwwwwwwwb
bbbbbbbbbk`;

/**
 * A paper packet in the colour of the crop. The picture of the crop on its front has six rows of six letters.
 */
function seedPacket(crop: readonly string[], palette: Palette): LetterSprite {
  const lines = crop.values();
  return item(
    PACKET.replaceAll('111111', () => lines.next().value ?? 'wwwwww'),
    { b: 'tan:3', B: 'tan:5', k: 'tan:1', w: 'cream:4', ...palette },
  );
}

export const SEEDS = {
  carrotSeeds: seedPacket(['wwgwgw', 'wwwggw', 'wwooww', 'wooOww', 'woowww', 'wowwww'], {
    b: 'orange:2',
    B: 'orange:4',
    k: 'orange:1',
    o: 'orange:3',
    O: 'orange:5',
  }),
  tomatoSeeds: seedPacket(['wwggww', 'wrggrw', 'rRrrrr', 'rrrrrr', 'wrrrrw', 'wwrrww'], {
    b: 'red:2',
    B: 'red:4',
    k: 'red:1',
    r: 'red:3',
    R: 'red:5',
  }),
  cabbageSeeds: seedPacket(['wwllww', 'wllLlw', 'glLllg', 'gllLlg', 'wgllgw', 'wwggww'], {
    b: 'leaf:2',
    B: 'leaf:4',
    k: 'leaf:1',
    l: 'lime:4',
    L: 'lime:5',
  }),
  wheatSeeds: seedPacket(['wywywy', 'yyYyyy', 'wywywy', 'whwhwh', 'wwhhhw', 'wwwhww'], {
    y: 'gold:3',
    Y: 'gold:5',
    h: 'gold:1',
    b: 'sky:2',
    B: 'sky:4',
    k: 'sky:1',
  }),
  cornSeeds: seedPacket(['wwyyww', 'wyYyyw', 'gyyYyg', 'ggyygg', 'wggggw', 'wwggww'], {
    b: 'yellow:2',
    B: 'yellow:4',
    k: 'yellow:1',
    y: 'yellow:3',
    Y: 'yellow:5',
  }),
  pumpkinSeeds: seedPacket(['wwggww', 'woogow', 'okooko', 'okooko', 'okooko', 'wookow'], {
    o: 'orange:3',
    k: 'orange:1',
    b: 'clay:3',
    B: 'clay:5',
  }),
  radishSeeds: seedPacket(['gwggwg', 'wggggw', 'wppppw', 'pPpppp', 'wttttw', 'wwttww'], {
    b: 'pink:2',
    B: 'pink:4',
    k: 'pink:1',
    w: 'sky:3',
    p: 'pink:3',
    P: 'pink:5',
    t: 'white:5',
  }),
} as const satisfies ItemFamily;
