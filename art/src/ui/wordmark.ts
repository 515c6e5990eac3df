import { Bitmap } from '../kit/bitmap.ts';
import { outlined } from '../kit/outline.ts';
import { RAMPS } from '../kit/ramps.ts';

/** The letters of the product's name, seven pixels high. */
const GLYPHS: Readonly<Record<string, readonly string[]>> = {
  h: ['##..##', '##..##', '##..##', '######', '##..##', '##..##', '##..##'],
  o: ['.####.', '##..##', '##..##', '##..##', '##..##', '##..##', '.####.'],
  p: ['#####.', '##..##', '##..##', '#####.', '##....', '##....', '##....'],
  c: ['.####.', '##..##', '##....', '##....', '##....', '##..##', '.####.'],
  d: ['#####.', '##..##', '##..##', '##..##', '##..##', '##..##', '#####.'],
  e: ['######', '##....', '##....', '#####.', '##....', '##....', '######'],
};
const NAME = 'hopcode';
const ADVANCE = 8;
const PADDING = { x: 8, y: 6 };

/** The product's name carved into a wooden board. */
export function drawWordmark(): Bitmap {
  const { plank, wood, cream, bark } = RAMPS;
  const width = NAME.length * ADVANCE - 2 + PADDING.x * 2;
  const height = 7 + PADDING.y * 2;
  const board = new Bitmap(width, height)
    .rect(1, 2, width - 2, height - 4, wood[3])
    .rect(2, 1, width - 4, height - 2, wood[3]);
  board
    .rect(2, 1, width - 4, 1, plank[5])
    .rect(1, 2, 1, height - 4, plank[4])
    .rect(2, height - 2, width - 4, 1, wood[1]);
  board.rect(3, 6, width - 6, 1, wood[2]).rect(3, 12, width - 6, 1, wood[2]);
  for (const x of [3, width - 4]) board.set(x, 3, bark[0]).set(x, height - 4, bark[0]);
  [...NAME].forEach((letter, index) => {
    const rows = GLYPHS[letter] ?? [];
    const x = PADDING.x + index * ADVANCE;
    board.stamp(x, PADDING.y + 1, rows, { '#': bark[0] }).stamp(x, PADDING.y, rows, { '#': cream[4] });
  });
  return outlined(board, () => bark[0]);
}
