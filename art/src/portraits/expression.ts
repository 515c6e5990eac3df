import type { Easel, Tone } from './easel.ts';

/** The moods for which each person of the story has a portrait. */
export const PORTRAIT_MOODS = ['calm', 'happy', 'worried'] as const;
export type PortraitMood = (typeof PORTRAIT_MOODS)[number];

export type Expression = {
  readonly mood: PortraitMood;
  /** The row of the upper edge of the eyes. */
  readonly eyesAt: number;
  /** The row of the mouth; undefined if the person has a beak or a beard instead. */
  readonly mouthAt?: number;
  readonly brow?: Tone;
  readonly lid: Tone;
};

const PUPIL: Tone = ['ink', 0];
const WHITE: Tone = ['white', 5];
const LIP: Tone = ['berry', 1];
const TONGUE: Tone = ['berry', 4];
const DROP: Tone = ['sky', 4];
const TEAR: Tone = ['sky', 2];

const EYES: Readonly<Record<PortraitMood, readonly string[]>> = {
  calm: ['.lll.', 'lwwww', '.wGpw', '.wppw', '.wppw', '..ww.'],
  happy: ['.....', '.lll.', 'l...l', '.....', '.....', '.....'],
  worried: ['....l', '.lll.', '.wwww', '.wGpw', '.wppw', '..ww.'],
};

const BROWS: Readonly<Record<PortraitMood, readonly string[]>> = {
  calm: ['.....', '.bbbb', 'b....'],
  happy: ['.bbb.', 'b...b', '.....'],
  worried: ['...bb', '.bb..', 'b....'],
};

const MOUTHS: Readonly<Record<PortraitMood, readonly string[]>> = {
  calm: ['.m.......m.', '..mmmmmmm..'],
  happy: ['m.........m', '.mmmmmmmmm.', '..mwwwwwm..', '...mtttm...', '....mmm....'],
  worried: ['...mmmmm...', '..m.....m..'],
};

/** The eyes, brows and mouth for a mood, and a drop of sweat on a worried face. */
export function drawExpression(easel: Easel, { mood, eyesAt, mouthAt, brow, lid }: Expression): Easel {
  easel.twice(12, eyesAt, EYES[mood], { l: lid, w: WHITE, p: PUPIL, G: WHITE });
  if (brow) easel.twice(12, eyesAt - 4, BROWS[mood], { b: brow });
  if (mouthAt !== undefined) easel.stamp(15, mouthAt, MOUTHS[mood], { m: LIP, w: WHITE, t: TONGUE });
  if (mood === 'worried') easel.stamp(31, eyesAt - 5, ['.d.', 'ddd', 'dtd', '.t.'], { d: DROP, t: TEAR });
  return easel;
}
