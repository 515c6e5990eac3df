import { Bitmap } from '../kit/bitmap.ts';
import type { Rgb } from '../kit/color.ts';
import { RAMPS } from '../kit/ramps.ts';

const STONE = [
  '...ooooooo...',
  '.oohhhhhhhoo.',
  'ohhmmmmmmmhho',
  'ohmmmmmmmmmmo',
  'ommmmmmmmmmmo',
  'ommmmmmmmmmmo',
  'oddmmmmmmmddo',
  'odddddddddddo',
  '.oodddddddoo.',
  '...ooooooo...',
];
/** The stone of an optional level: a gem. */
const GEM = [
  '.....ooo.....',
  '....ohhho....',
  '...ohhmmho...',
  '..ohhmmmmho..',
  '.ohmmmmmmmho.',
  '.odmmmmmmmdo.',
  '..oddmmmddo..',
  '...oddmddo...',
  '....odddo....',
  '.....ooo.....',
];
const STAR = ['...o...', '..owo..', 'ooowooo', 'owwwwwo', '.owwwo.', '.owowo.', '.oo.oo.'];
const CHECK = ['......w', '.....ww', 'w...ww.', 'ww.ww..', '.www...', '..w....'];

type Look = {
  readonly colors: Readonly<Record<'o' | 'h' | 'm' | 'd', Rgb>>;
  readonly mark?: 'star' | 'check';
};

const { gold, leaf, cream, stone, lime } = RAMPS;

/**
 * The stones on the path: for levels with all stars, complete levels, playable levels, locked levels, and the level to
 * play now.
 */
const STONE_LOOKS = {
  gold: { colors: { o: gold[0], h: gold[5], m: gold[4], d: gold[3] }, mark: 'star' },
  done: { colors: { o: leaf[0], h: lime[5], m: leaf[4], d: leaf[3] }, mark: 'check' },
  open: { colors: { o: cream[0], h: cream[5], m: cream[4], d: cream[2] } },
  closed: { colors: { o: stone[0], h: stone[4], m: stone[3], d: stone[2] } },
  here: { colors: { o: gold[0], h: gold[5], m: gold[5], d: gold[4] } },
} as const satisfies Readonly<Record<string, Look>>;

export type StoneName = keyof typeof STONE_LOOKS;
export const STONE_NAMES = ['gold', 'done', 'open', 'closed', 'here'] as const satisfies readonly StoneName[];

/** One stone of the path, 13 x 10 pixels: round, or a gem for an optional level. */
export function drawStone(name: StoneName, shape: 'stone' | 'gem' = 'stone'): Bitmap {
  const look: Look = STONE_LOOKS[name];
  const picture = new Bitmap(13, 10).stamp(0, 0, shape === 'gem' ? GEM : STONE, look.colors);
  if (look.mark === 'star') picture.stamp(3, 1, STAR, { o: gold[1], w: cream[5] });
  if (look.mark === 'check') picture.stamp(3, 2, CHECK, { w: RAMPS.white[4] });
  return picture;
}
