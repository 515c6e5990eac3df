import type { Bitmap } from '../kit/bitmap.ts';
import { drawSprite, type LetterSprite, letterSprite } from '../kit/sprite.ts';

/** Crops are on the lower part of their tile, so that the row of soil between them stays visible. */
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

const BLADES = letterSprite(
  `
..G....g...G..
..gG..gG..gG..
...gG.g..gG...
...ggGgGgG....
....ggggg.....
.....ggg......
......g.......`,
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
..ggGgGgGGgg..
.grrrgGggrrrg.
.grHrgGgGrHrr.
.grrrGgrrrrrr.
..gggGrrHrgGg.
.gGggGrrrrggg.
..grrrgrrgGg..
..grHrgggggg..
...grrgbggg...
......bb......`,
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
..Y...........
.YYY.....Y....
YykyY...YYY...
.YkY...YykyY..
YykyY...YkY...
.YkY...YykyY..
YykyY...YkY...
.yky...YykyY..
..k.....yky...
..s.g....k..g.
g.sg....gs.gg.
.gsgg.gg.sgg..
..sg..g..sg...`,
    { y: 'gold:3', Y: 'yellow:5', s: 'gold:2', k: 'gold:1', g: 'leaf:3' },
  ),
  corn: letterSprite(
    `
.....y.y......
......yy......
..g...gg...g..
..gG..gg..Gg..
...gG.gg.Gg...
....gGggGg.y..
.g...ggg..yYy.
gGg.yyg.g.yYy.
.gGyYyg.gGyYy.
..gyYygGGgyyy.
..gyYyggg.gyg.
..GyyyGg..gg..
..gGgGgg.gg...
...ggggggg....
.....ggg......
.....ggg......`,
    { g: 'leaf:2', G: 'leaf:4', y: 'gold:3', Y: 'yellow:5' },
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
..ggttggttgg..
.ttTTttTTttt..
.tTtttktttttt.
..ttkttttktt..
...tttt.ttt...`,
    { g: 'leaf:3', G: 'lime:3', w: 'white:4', y: 'gold:3', t: 'tan:3', T: 'tan:5', k: 'tan:1' },
  ),
  pumpkin: letterSprite(
    `
.gg........gg.
gGGg..gg..gGGg
gGggg.gg.ggGgg
.gg.g.Gg.g.gg.
...oookgooo...
.ooHokooookoo.
ooHoookooookoo
oHookkoookoook
ooookooookoook
ooookooookoook
.oookkoookook.
..oooooooooo..`,
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
..gg..gg..gg..
.gGGg.gGggGGg.
.gGgGgGgGgGgg.
..gGggGGgGgg..
...ggGGGGgg...
....gGGGg.....
...pppppppp...
..pPPpppppp...
..pPppppppp...
...ppppppp....
....wwwww.....
......w.......`,
    { g: 'leaf:3', G: 'lime:3', p: 'berry:4', P: 'white:4', w: 'white:4' },
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

/** Crops with blades; the others have leaves. */
const GRASSES: readonly CropName[] = ['corn', 'wheat'];

/** A crop in one of its stages. Young plants look alike; the ripe one shows its fruit. */
export function drawCrop(name: CropName, stage: CropStage): Bitmap {
  const seedling = GRASSES.includes(name) ? BLADES : SEEDLING;
  const plant = [SPROUT, seedling, RIPE[name]][stage] ?? SPROUT;
  const height = 16 + Math.max(0, plant.rows.length + 1 - BOTTOM);
  return drawSprite(plant, { height, top: height - 16 + BOTTOM - plant.rows.length });
}
