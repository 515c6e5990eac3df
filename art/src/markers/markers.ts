import { Bitmap } from '../kit/bitmap.ts';
import type { Rgb } from '../kit/color.ts';
import { dropShadow, outlined } from '../kit/outline.ts';
import { RAMPS, type RampName } from '../kit/ramps.ts';

/** The three styles of X marks, and their materials. */
const X_MARKS = { xmark: 'red', xmarkLight: 'cream', xmarkGold: 'gold' } as const satisfies Record<
  string,
  RampName
>;
export type XMark = keyof typeof X_MARKS;
export const X_MARK_NAMES: readonly XMark[] = ['xmark', 'xmarkLight', 'xmarkGold'];

const ARM = 10;
const START = 3;

/** A cross with two strokes. Each is three pixels wide and lighter at its upper end. */
export function drawXMark(mark: XMark): Bitmap {
  const ramp = RAMPS[X_MARKS[mark]];
  const cross = new Bitmap(16, 16);
  for (let step = 0; step < ARM; step++) {
    const color = ramp[step < 4 ? 4 : 3];
    const y = START + step;
    const right = START + ARM - 1 - step;
    cross
      .set(START + step, y, color)
      .set(START + step + 1, y, color)
      .set(START + step, y + 1, color);
    cross
      .set(right, y, color)
      .set(right - 1, y, color)
      .set(right, y + 1, color);
  }
  cross.erase(13, 13);
  return outlined(cross, () => ramp[0]);
}

/** One dot of the path preview: a cream square of four pixels with a soft border. */
export function drawPathDot(): Bitmap {
  const { cream, ink } = RAMPS;
  // The dot has a dark rim, because the pale dot alone is hardly visible on a path.
  const dot = new Bitmap(16, 16).rect(5, 6, 6, 4, ink[1]).rect(6, 5, 4, 6, ink[1]);
  return dot.rect(6, 6, 4, 4, cream[4]).set(6, 6, cream[5]).set(9, 9, cream[3]);
}

/** The shadow under anything that lies or walks on a tile. */
export const drawItemShadow = (): Bitmap =>
  dropShadow(new Bitmap(16, 16), { x: 8, y: 14, rx: 5, ry: 1.8 }, 70);

const FRAME_COLOR: Rgb = RAMPS.cream[4];

/** Corners around the selected or hovered tile. */
export function drawCursor(): Bitmap {
  const cursor = new Bitmap(16, 16);
  for (const [x, y, dx, dy] of [
    [1, 1, 1, 1],
    [14, 1, -1, 1],
    [1, 14, 1, -1],
    [14, 14, -1, -1],
  ] as const)
    for (let step = 0; step < 4; step++)
      cursor.set(x + dx * step, y, FRAME_COLOR).set(x, y + dy * step, FRAME_COLOR);
  return outlined(cursor, () => RAMPS.ink[1]);
}

const TAIL = ['kcccccccccck', '.kccccccccck', '..kccccccck.', '...kcccck...', '....kcck....', '.....kk.....'];

/** The tail of a speech bubble: a triangle at its lower edge, its tip in the middle of the tile. */
export const drawSpeechTail = (): Bitmap =>
  new Bitmap(16, 16).stamp(2, 0, TAIL, { k: RAMPS.ink[1], c: RAMPS.cream[5] });
