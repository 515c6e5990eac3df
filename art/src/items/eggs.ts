import type { Palette } from '../kit/palette.ts';
import type { LetterSprite } from '../kit/sprite.ts';
import { type ItemFamily, item } from './item.ts';

// All eggs have the same shape. The mark on each egg tells even colour-blind people which colour the egg has.
const egg = (palette: Palette, marks: string): LetterSprite => item(marks, palette);

export const EGGS = {
  // An egg of any colour. The egg lies in straw, so that it does not look like an egg of one particular colour.
  egg: egg(
    { c: 'cream@ball', H: 'cream:5', n: 'gold:3', m: 'gold:1' },
    `
....ccc....
...ccccc...
..ccHcccc..
..cHHcccc..
.ccHcccccc.
.ccccccccc.
nnccccccccn
nmnnccccnmn
.nnmnnnmnn.
..nnmnmnn..`,
  ),
  whiteEgg: egg(
    { c: 'white@ball', H: 'white:5' },
    `
...ccc...
..ccccc..
.ccHcccc.
.cHHcccc.
ccHcccccc
ccccccccc
ccccccccc
ccccccccc
.ccccccc.
..ccccc..`,
  ),
  brownEgg: egg(
    { c: 'brown@ball', H: 'brown:5', m: 'brown:1' },
    `
...ccc...
..ccmcc..
.ccHccmc.
.cHHcccc.
mcHcmcccc
ccccccccm
ccmcccmcc
cccccccmc
.cmccmcc.
..ccccc..`,
  ),
  blueEgg: egg(
    { c: 'blue@ball', H: 'blue:5', m: 'sky:5' },
    `
...ccc...
..ccccc..
.ccHcmmc.
.cHHcmmc.
ccHcccccc
cmmccccmm
cmmcmmcmm
ccccmmccc
.ccccccc.
..cmmcc..`,
  ),
  greenEgg: egg(
    { c: 'leaf@ball', H: 'leaf:5', m: 'lime:5' },
    `
...ccc...
..ccccc..
.mmmmmmm.
.cHHcccc.
ccHcccccc
mmmmmmmmm
ccccccccc
ccccccccc
.mmmmmmm.
..ccccc..`,
  ),
  goldenEgg: egg(
    { c: 'gold@ball', H: 'gold:5', m: 'yellow:5', k: 'gold:1' },
    `
...ccc...
..ccccc..
.ccHkccc.
.cHHkccc.
ccHkmkccc
ckkmmmkkc
ccckmkccc
ccckckccc
.ccccccc.
..ccccc..`,
  ),
} as const satisfies ItemFamily;
