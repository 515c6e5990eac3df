import type { Palette } from '../kit/palette.ts';
import type { LetterSprite } from '../kit/sprite.ts';
import { type ItemFamily, item } from './item.ts';

const JAR = `
.llllllll.
.lLLlllll.
..cccccc..
.gggggggg.
ghyyyyyyyg
gy111111yg
gy111111yg
gy111111yg
gy111111yg
gyyyyyyyyg
gyyyyyyyyg
.gggggggg.`;

const BOTTLE = `
....cc....
....cc....
....hg....
...hggg...
..hyyyyg..
.hyyyyyyg.
gy111111yg
gy111111yg
gy111111yg
gy111111yg
gyyyyyyyyg
.gggggggg.`;

/** The narrow bottle of what is sold without a picture on it. */
const FLASK = `
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

/** A vessel with what its label shows, row by row; 'w' is the paper. */
function labelled(vessel: string, label: readonly string[], palette: Palette): LetterSprite {
  const lines = label.values();
  return item(
    vessel.replaceAll(/1+/g, () => lines.next().value ?? ''),
    palette,
  );
}

const GLASS: Palette = { g: 'sky:3', h: 'white:5', c: 'grey:3', w: 'cream:4' };

/** Jars, bottles and cartons: told apart by shape, colour, lid and the picture on the label. */
export const VESSELS = {
  emptyJar: labelled(JAR, ['yyyyyY', 'yyyyYy', 'yyyYyy', 'yyyyyy'], {
    ...GLASS,
    l: 'plank:3',
    L: 'plank:5',
    y: 'sky:5',
    Y: 'sky:4',
  }),
  jam: labelled(JAR, ['wwGGww', 'wrRrrw', 'wrrrrw', 'wwrrww'], {
    ...GLASS,
    l: 'red:3',
    L: 'white:4',
    g: 'berry:1',
    h: 'red:5',
    y: 'red:2',
    r: 'red:3',
    R: 'red:5',
  }),
  grapeJuice: labelled(BOTTLE, ['wwwGGw', 'wppPpw', 'wpPppw', 'wwppww'], {
    ...GLASS,
    c: 'gold:3',
    g: 'purple:1',
    h: 'purple:5',
    y: 'purple:3',
    p: 'purple:2',
    P: 'purple:4',
  }),
  fruitJuice: item(
    `
......rrr...
.....r......
.ttttrttttk.
.oOOooooook.
.wwwwwwwwwk.
.wwwwGGwwwk.
.wwooooGwwk.
.woOooookwk.
.woOooookwk.
.wwookkkwwk.
.oooooooook.
.oooooooook.`,
    { t: 'orange:4', r: 'red:3', w: 'cream:4', k: 'orange:1', o: 'orange:3', O: 'orange:5' },
  ),
  radishDressing: item(
    `
....gg....
....gg....
...cccc...
..cccccc..
.cHcccccc.
.cHgcgcgc.
.cHcgGgcc.
.cHcpGppc.
.cHpPpppc.
.cHpppppc.
.ccccppcc.
..cccpcc..`,
    { g: 'leaf:2', G: 'leaf:4', c: 'sand:4', H: 'white:5', p: 'berry:4', P: 'white:5', w: 'white:4' },
  ),
  emptyBottle: labelled(FLASK, ['yyyy', 'yyyY', 'yyYy'], {
    ...GLASS,
    c: 'plank:3',
    y: 'sky:5',
    Y: 'sky:4',
  }),
  bottle: labelled(FLASK, ['wwww', 'wmmw', 'wwww'], {
    ...GLASS,
    c: 'plank:3',
    g: 'pine:2',
    h: 'pine:5',
    y: 'pine:3',
    m: 'plum:3',
  }),
  oil: labelled(FLASK, ['yyyy', 'ymmy', 'yyyy'], {
    ...GLASS,
    c: 'leaf:2',
    g: 'gold:2',
    h: 'yellow:5',
    y: 'yellow:3',
    m: 'leaf:2',
  }),
  berryMilk: item(
    `
...rrrr.....
...rRrr.....
....pp......
..pppppp....
.pPppppppGG.
.pPppppppkr.
.pPppppprRrr
.pPppppprrrr
.pPpppprRrrr
.pPpppprrrr.
.pppppp.rr..
..pppp......`,
    { p: 'pink:4', P: 'white:5', r: 'berry:4', R: 'pink:5', k: 'leaf:1' },
  ),
} as const satisfies ItemFamily;
