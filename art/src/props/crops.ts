import type { Bitmap } from '../kit/bitmap.ts';
import { drawSprite, type LetterSprite, letterSprite } from '../kit/sprite.ts';

/** Crops stand on the lower part of their tile, so that the row of soil shows between two of them. */
const BOTTOM = 14;

const SPROUT = letterSprite(
  `
....G...g.....
....gg.gG.....
.....ggg......
......g.......`,
  { g: 'leaf:3', G: 'lime:3' },
);

const SEEDLING = letterSprite(
  `
.....gg.......
..gg.gG..gg...
.gGgg.g.gGg...
..ggGggggg....
....gGGg..g...
..gg.gg.ggG...
..gGgggggg....
....gggg......`,
  { g: 'leaf:3', G: 'lime:3' },
);

const RIPE = {
  carrot: letterSprite(
    `
..g..g..g.g...
..gG.gg.Gg....
...gGgGgGg.g..
.g..gGGGg.gg..
.gg.gGgGggG...
..gGggGgGg....
....oHooo.....
....ooooo.....
.....ooo......`,
    { g: 'leaf:3', G: 'lime:3', o: 'orange:3', H: 'orange:5' },
  ),
  tomato: letterSprite(
    `
......gg......
....gGGGgg....
...gGgGgGGg...
..gGrrgGgrrg..
..ggrHgGGrHg..
.gGGgGgGgggGg.
.grrGgrrgGgg..
.grHgGrHgGrrg.
..gGgGgGggrHg.
...gggbggggg..
......b.......`,
    { g: 'leaf:3', G: 'lime:3', r: 'red:3', H: 'red:4', b: 'brown:2' },
  ),
  cabbage: letterSprite(
    `
....lllll.....
..gllLLLllg...
.gglLLLLLlgg..
gGglLlLLLlgGg.
gGGllLLllLgGGg
gGGgllllLggGGg
.gGGggllggGGg.
..gggggggggg..`,
    { g: 'leaf:3', G: 'lime:3', l: 'lime:4', L: 'lime:5' },
  ),
  wheat: letterSprite(
    `
..y...y...y...
.yYy.yYy.yYy..
.yYy.yYy.yYy..
.yYy.yYy.yYy..
.yyy.yYy.yyy..
..k..yyy..k...
..k...k...k.g.
.gk.g.k.g.kgg.
..kgg.kgg.kg..
..kg..kg..k...
..k...k...k...`,
    { y: 'gold:3', Y: 'gold:5', k: 'gold:2', g: 'leaf:3' },
  ),
  corn: letterSprite(
    `
......yy......
.....yyyy.....
......kk......
.gg...kk...gg.
..gGg.gk.gGg..
....GgkkgG....
..yy.gkkg.yy..
.gyYg.kk.gyYg.
.gyYgGkkGgyYg.
..gg.gkkg.gg..
gg....kk....gg
.gGgg.kk.ggGg.
...gGgkkgGg...`,
    { g: 'leaf:3', G: 'lime:3', y: 'gold:3', Y: 'gold:5', k: 'leaf:2' },
  ),
  potato: letterSprite(
    `
.....w..w.....
....wyw.yww...
..ggw.gg.w.g..
.gGGg.gG.ggGg.
.ggGGgGggGGgg.
..gGgGGGggGg..
.gGGggGgGgGGg.
..ggGgggGgGg..
...tTtggtTtt..
....ttt.ttt...`,
    { g: 'leaf:3', G: 'lime:3', w: 'white:4', y: 'gold:3', t: 'tan:3', T: 'tan:5' },
  ),
  pumpkin: letterSprite(
    `
..gg......gg..
.gGGg.gg.gGGg.
.gGgggGgggGGg.
..gg.ookoog.g.
.g.oookoooog..
.goooHokooooo.
..ooHookoookoo
..okooookookoo
..okoookookoo.
...okoookoko..
....oooooooo..`,
    { g: 'leaf:3', G: 'lime:3', o: 'orange:3', H: 'orange:5', k: 'orange:1' },
  ),
  strawberry: letterSprite(
    `
....gg..gg....
..ggGGggGGgg..
.gGGggGGggGGg.
.ggGGggwgGGgg.
..gggGwywGgg..
.rrgggGwgggrr.
.rHrggrrggrHr.
.rrrggHrrgrrr.
..r...rrr..r..
.......r......`,
    { g: 'leaf:3', G: 'lime:3', r: 'red:3', H: 'red:5', w: 'white:4', y: 'gold:3' },
  ),
  radish: letterSprite(
    `
..gg.gg..gg...
.gGGggGggGGg..
.ggGgGGgGggg..
..gggGGgggg...
....gGGgg.....
....pppp......
...pPpppp.....
...pppppp.....
....pppp......`,
    { g: 'leaf:3', G: 'lime:3', p: 'pink:2', P: 'pink:5' },
  ),
} as const satisfies Record<string, LetterSprite>;

export type CropName = keyof typeof RIPE;
export const CROP_NAMES: readonly CropName[] = [
  'carrot',
  'potato',
  'corn',
  'pumpkin',
  'tomato',
  'cabbage',
  'wheat',
  'strawberry',
  'radish',
];

/** Stages of a crop: sprout, young plant, ripe. */
export const CROP_STAGES = [0, 1, 2] as const;
export type CropStage = (typeof CROP_STAGES)[number];

/** A crop in one of its stages; young plants are alike, the ripe one shows its fruit. */
export function drawCrop(name: CropName, stage: CropStage): Bitmap {
  const plant = [SPROUT, SEEDLING, RIPE[name]][stage] ?? SPROUT;
  return drawSprite(plant, { top: BOTTOM - plant.rows.length });
}
