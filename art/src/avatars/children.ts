import type { Palette } from '../kit/palette.ts';
import { CURLS, LONG_HAIR, PIGTAILS, SHORT_HAIR, SPIKY_HAIR } from './hair.ts';
import { BOBBLE_CAP, CAP, ROUND_GLASSES, STRAW_HAT } from './headwear.ts';
import { human } from './human.ts';
import { DUNGAREES, SKIRT, STRIPE } from './outfits.ts';

const SHOES: Palette = { o: 'brown:1', v: 'brown:0' };
const JEANS: Palette = { p: 'blue:2', q: 'blue:1' };

export const CHILDREN = {
  Boy: human({
    skin: 'brown',
    eyeWhites: true,
    head: [SHORT_HAIR],
    outfit: [STRIPE],
    colors: {
      ...SHOES,
      h: 'hairBlack@ball',
      b: 'clay:4',
      c: 'teal@emboss',
      s: 'teal:3',
      y: 'yellow:4',
      p: 'iron:2',
      q: 'iron:1',
    },
  }),
  Boy2: human({
    skin: 'skin',
    head: [SPIKY_HAIR],
    colors: { ...SHOES, ...JEANS, h: 'hairBlond@ball', c: 'red@emboss', s: 'red:3' },
  }),
  FarmerBoy: human({
    skin: 'skin',
    head: [SHORT_HAIR, STRAW_HAT],
    outfit: [DUNGAREES],
    colors: {
      ...SHOES,
      h: 'hairRed@ball',
      c: 'cream:3',
      s: 'cream:3',
      p: 'blue:3',
      q: 'blue:2',
      y: 'gold:4',
      t: 'gold:4',
      T: 'red:3',
      u: 'hairRed:1',
    },
  }),
  Girl: human({
    skin: 'skin',
    head: [LONG_HAIR],
    outfit: [SKIRT],
    colors: {
      ...SHOES,
      h: 'hairBrown@ball',
      c: 'purple@emboss',
      s: 'purple:4',
      d: 'purple:2',
      p: 'skin:3',
      q: 'skin:2',
    },
  }),
  Girl2: human({
    skin: 'tan',
    eyeWhites: true,
    head: [PIGTAILS],
    outfit: [DUNGAREES],
    colors: {
      ...SHOES,
      h: 'hairBlack@ball',
      r: 'red:3',
      c: 'yellow:3',
      s: 'yellow:3',
      p: 'leaf:2',
      q: 'leaf:1',
      y: 'gold:4',
    },
  }),
  Glasses: human({
    skin: 'skin',
    head: [SHORT_HAIR, ROUND_GLASSES],
    colors: {
      ...SHOES,
      h: 'hairBrown@ball',
      c: 'leaf@emboss',
      s: 'leaf:3',
      p: 'tan:2',
      q: 'tan:1',
      g: 'navy:2',
      G: 'white:4',
    },
  }),
  Kid1: human({
    skin: 'skin',
    head: [SHORT_HAIR, CAP],
    outfit: [STRIPE],
    colors: {
      ...SHOES,
      ...JEANS,
      h: 'hairRed@ball',
      c: 'orange@emboss',
      s: 'orange:3',
      y: 'white:4',
      t: 'red@ball',
      T: 'red:1',
    },
  }),
  Kid2: human({
    skin: 'brown',
    eyeWhites: true,
    head: [CURLS, BOBBLE_CAP],
    outfit: [STRIPE],
    colors: {
      ...SHOES,
      h: 'hairBlack@ball',
      H: 'hairBlack:4',
      b: 'clay:4',
      c: 'pink@emboss',
      s: 'pink:3',
      y: 'white:4',
      p: 'navy:3',
      q: 'navy:2',
      t: 'sky@ball',
      T: 'sky:4',
    },
  }),
} as const;
