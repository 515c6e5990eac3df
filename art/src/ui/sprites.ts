import { BELONGINGS } from '../items/belongings.ts';
import type { Bitmap } from '../kit/bitmap.ts';
import type { Palette } from '../kit/palette.ts';
import type { RampName } from '../kit/ramps.ts';
import { drawSprite, type LetterSprite, letterSprite } from '../kit/sprite.ts';

const TROPHY = letterSprite(
  `
.yyyyyyyyyy.
yyHyyyyyyyky
y.Hyyyyyyk.y
y.Hyyyyyyk.y
yyHyyyyyykyy
.yyHyyyykyy.
...yHyyk....
....yHk.....
....yyk.....
...yyyyk....
..wwwwwwww..
..wwwwwwww..`,
  { y: 'gold:3', H: 'gold:5', k: 'gold:1', w: 'wood:2' },
);

const medal = (metal: RampName): LetterSprite =>
  letterSprite(
    `
.rr......bb.
.rrr....bbb.
..rrr..bbb..
...rrrbbb...
....mmmm....
..mmMMmmmm..
.mmMmmmmkmm.
.mMmmsmmmkm.
.mMmsssmmkm.
.mmmmsmmmkm.
..mmmmmkkm..
....mmmm....`,
    { r: 'red:3', b: 'blue:3', m: `${metal}:3`, M: `${metal}:5`, k: `${metal}:1`, s: `${metal}:5` },
  );

const LOCK = letterSprite(
  `
...ssssss...
..ssssssss..
..ss....ss..
..ss....ss..
..ss....ss..
.yyyyyyyyyy.
.yHyyyyyyky.
.yHyykkyyky.
.yHyykkyyky.
.yyyyykyyky.
.yyyyykyyky.
.yyyyyyyyyy.`,
  { s: 'steel:3', y: 'gold:3', H: 'gold:5', k: 'gold:1' },
);

/** The same drawing in other colours, for things that have not been earned yet. */
const inColors = ({ rows, palette }: LetterSprite, colors: Palette): LetterSprite => ({
  rows,
  palette: { ...palette, ...colors },
});

/** Pictures for the pages around the game, by their names. */
export const UI_DRAWINGS = {
  star: BELONGINGS.star,
  'star-empty': inColors(BELONGINGS.star, { y: 'grey@ball', H: 'grey:4' }),
  heart: BELONGINGS.heart,
  'heart-empty': inColors(BELONGINGS.heart, { r: 'grey@ball', H: 'grey:4' }),
  trophy: TROPHY,
  'medal-gold': medal('gold'),
  'medal-silver': medal('steel'),
  'medal-bronze': medal('clay'),
  lock: LOCK,
} as const satisfies Record<string, LetterSprite>;

export const drawUi = (): { name: string; picture: Bitmap }[] =>
  Object.entries(UI_DRAWINGS).map(([name, drawing]) => ({
    name: `ui/${name}`,
    picture: drawSprite(drawing),
  }));
