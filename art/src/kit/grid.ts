/** A drawing in letters: one string per row, one letter per pixel, and '.' or a blank for an empty pixel. */
export type Grid = readonly string[];

export const isEmptyLetter = (letter: string): boolean => letter === '.' || letter === ' ';

/** The rows of a drawing in a text block, without blank first and last lines. */
export function grid(text: string): Grid {
  return text
    .replace(/^\s*\n/, '')
    .replace(/\n\s*$/, '')
    .split('\n');
}

/** The letter at a position; '.' outside the drawing. */
export const letterAt = (rows: Grid, x: number, y: number): string => rows[y]?.[x] ?? '.';

export const gridWidth = (rows: Grid): number => rows.reduce((width, row) => Math.max(width, row.length), 0);

/** Rows with `count` empty rows above them. */
export const lowered = (count: number, rows: Grid): Grid => [...Array<string>(count).fill(''), ...rows];

/**
 * A drawing of `width` x `height` with `over` drawn on `base`, moved by (right, down). A '_' in `over` clears a pixel.
 */
export function overlaid(
  base: Grid,
  over: Grid,
  size: { width: number; height: number },
  move: { right?: number; down?: number } = {},
): Grid {
  const { right = 0, down = 0 } = move;
  return Array.from({ length: size.height }, (_, y) =>
    Array.from({ length: size.width }, (_, x) => {
      const letter = letterAt(over, x - right, y - down);
      if (letter === '_') return '.';
      return isEmptyLetter(letter) ? letterAt(base, x, y) : letter;
    }).join(''),
  );
}
