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

/** A vessel with the picture on its label, row by row; 'w' is the paper. */
function labelled(vessel: string, label: readonly string[], palette: Palette): LetterSprite {
  const lines = label.values();
  return item(
    vessel.replaceAll(/1+/g, () => lines.next().value ?? ''),
    palette,
  );
}

const GLASS: Palette = { g: 'sky:3', h: 'white:5', c: 'grey:3', w: 'cream:4' };

/** Jars, bottles and cartons: they differ in shape, colour, lid and the picture on the label. */
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
.....t....
....tt....
...gggg...
..gGgggg..
.pppppppp.
pPpppppppk
pPwggwgwpk
pPwwggwwpk
pPwrrrrwpk
pPwrRrrwpk
pPwwttwwpk
.pppppppk.`,
    {
      w: 'sky:3',
      g: 'leaf:2',
      G: 'leaf:4',
      p: 'pink:4',
      P: 'pink:5',
      k: 'pink:3',
      r: 'pink:2',
      R: 'pink:5',
      t: 'white:5',
    },
  ),
  emptyBottle: item(
    `
..hhhhhh..
...gyyg...
...hyyg...
...hyyg...
..hyyyyg..
.hyyyyyyg.
.hYyyyyyg.
.hYyyyyyg.
.hyyyyYyg.
.hyyyYyyg.
.gyyyyyyg.
..gggggg..`,
    { ...GLASS, y: 'sky:5', Y: 'white:5' },
  ),
  bottle: item(
    `
....kk....
....kK....
....gg....
....Gg....
...gGgg...
..gGgggg..
..gGgggg..
..wwwwww..
..wwrrww..
..wwwwww..
..gGgggg..
..gggggg..`,
    { k: 'plank:2', K: 'plank:4', g: 'pine:3', G: 'pine:5', w: 'cream:4', r: 'berry:3' },
  ),
  oil: labelled(BOTTLE, ['wwwllw', 'wooloo', 'oorroo', 'woooow'], {
    ...GLASS,
    c: 'leaf:2',
    g: 'gold:2',
    h: 'yellow:5',
    y: 'gold:4',
    w: 'cream:5',
    o: 'leaf:3',
    l: 'leaf:1',
    r: 'red:3',
  }),
  berryMilk: item(
    `
...kkkk.....
...kKkk.....
....ww......
...wWpw.....
..wWpppp....
.wWppppggg..
.WWpppgGgGg.
.Wppprrrrrr.
.WppprHryrr.
.Wppprryrrr.
.wWppprrHr..
..wwpppprr..`,
    {
      k: 'steel:2',
      K: 'steel:5',
      w: 'white:3',
      W: 'white:5',
      p: 'pink:5',
      g: 'leaf:2',
      G: 'lime:3',
      r: 'red:3',
      H: 'red:5',
      y: 'gold:5',
    },
  ),
} as const satisfies ItemFamily;
