import { Bitmap } from '../kit/bitmap.ts';
import { outlined } from '../kit/outline.ts';
import { RAMPS, type RampName } from '../kit/ramps.ts';

/** The large symbols in the pictures, five to seven pixels high. */
const SIGNS = {
  question: ['.ppp.', 'pp.pp', '...pp', '..pp.', '.....', '..pp.'],
  sleep: ['ppppp', '...p.', '..p..', '.p...', 'ppppp'],
  sleepSmall: ['pppp', '..p.', '.p..', 'pppp'],
} as const;

/** A symbol in the base shade of a material. With a border, the symbol is visible on any background. */
export function drawThought(name: keyof typeof SIGNS, ramp: RampName, bordered: boolean): Bitmap {
  const rows = SIGNS[name];
  const picture = new Bitmap((rows[0]?.length ?? 0) + 2, rows.length + 2);
  picture.stamp(1, 1, rows, { p: RAMPS[ramp][3] });
  return bordered ? outlined(picture, () => RAMPS.ink[1]) : picture;
}
