import type { Palette } from '../kit/palette.ts';
import type { LetterSprite } from '../kit/sprite.ts';
import { type ItemFamily, item } from './item.ts';

const JAR = `
.llllllll.
.lLLlllll.
..cccccc..
.gggggggg.
ghyyyyyyyg
ghyYyyyyyg
ghy1111yyg
ghy1111yyg
ghy1111yyg
ghyyyyyyyg
gyyyyyyyyg
.gggggggg.`;

const BOTTLE = `
...cc...
...cc...
...hg...
...hg...
..hggg..
.hyyyyg.
ghyyyyyg
gh1111yg
gh1111yg
gh1111yg
gyyyyyyg
.gggggg.`;

/** A vessel with what its label shows: three rows of four letters, 'w' being the paper. */
function labelled(vessel: string, label: readonly string[], palette: Palette): LetterSprite {
  const lines = label.values();
  return item(
    vessel.replaceAll('1111', () => lines.next().value ?? 'wwww'),
    palette,
  );
}

const GLASS: Palette = { g: 'sky:3', h: 'white:5', c: 'grey:3', w: 'cream:4' };

/** Jars and bottles: one shape each, told apart by colour, lid and label. */
export const VESSELS = {
  emptyJar: labelled(JAR, ['yyyy', 'yyyY', 'yyYy'], {
    ...GLASS,
    l: 'plank:3',
    L: 'plank:5',
    y: 'sky:5',
    Y: 'sky:4',
  }),
  jam: labelled(JAR, ['wwww', 'wmMw', 'wwww'], {
    ...GLASS,
    l: 'red:4',
    L: 'white:4',
    y: 'red:3',
    Y: 'red:5',
    m: 'red:3',
    M: 'leaf:3',
  }),
  grapeJuice: labelled(JAR, ['mmmm', 'ymmy', 'yymy'], {
    ...GLASS,
    l: 'gold:3',
    L: 'gold:5',
    y: 'purple:2',
    Y: 'purple:4',
    m: 'purple:5',
  }),
  fruitJuice: labelled(JAR, ['wGww', 'woow', 'woow'], {
    ...GLASS,
    l: 'leaf:3',
    L: 'leaf:5',
    y: 'orange:3',
    Y: 'orange:5',
    o: 'orange:3',
  }),
  radishDressing: labelled(JAR, ['wGGw', 'wppw', 'wwpw'], {
    ...GLASS,
    l: 'steel:3',
    L: 'steel:5',
    y: 'pink:3',
    Y: 'pink:5',
    p: 'berry:3',
  }),
  emptyBottle: labelled(BOTTLE, ['yyyy', 'yyyY', 'yyYy'], {
    ...GLASS,
    c: 'plank:3',
    y: 'sky:5',
    Y: 'sky:4',
  }),
  bottle: labelled(BOTTLE, ['wwww', 'wmmw', 'wwww'], {
    ...GLASS,
    c: 'plank:3',
    g: 'pine:2',
    h: 'pine:5',
    y: 'pine:3',
    m: 'plum:3',
  }),
  oil: labelled(BOTTLE, ['yyyy', 'ymmy', 'yyyy'], {
    ...GLASS,
    c: 'leaf:2',
    g: 'gold:2',
    h: 'yellow:5',
    y: 'yellow:3',
    m: 'leaf:2',
  }),
  berryMilk: labelled(BOTTLE, ['ymyy', 'mmmy', 'ymyy'], {
    ...GLASS,
    c: 'berry:3',
    g: 'pink:2',
    y: 'pink:4',
    m: 'berry:3',
  }),
} as const satisfies ItemFamily;
