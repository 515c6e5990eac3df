import { clampIndex } from '../../lib/clamp.ts';

/** A cell of the grid. Rows and columns are numbered from 0. */
export type Place = { readonly row: number; readonly column: number };

type Size = { readonly rows: number; readonly columns: number };
type Press = { readonly key: string; readonly ctrlKey: boolean; readonly metaKey: boolean };

/** The number of rows that PageUp and PageDown move. */
const PAGE = 10;

/**
 * The cell that a key moves to, as in the grid pattern of the ARIA practices. Undefined for any other key. Left and
 * right are directions on the screen. In a right-to-left grid, they move through the columns in the opposite order.
 */
export const placeAfter = (
  { key, ctrlKey, metaKey }: Press,
  { row, column }: Place,
  { rows, columns }: Size,
  dir: 'ltr' | 'rtl',
): Place | undefined => {
  const far = ctrlKey || metaKey;
  const forward = dir === 'rtl' ? -1 : 1;
  const to = (nextRow: number, nextColumn: number): Place => ({
    row: clampIndex(nextRow, rows),
    column: clampIndex(nextColumn, columns),
  });
  switch (key) {
    case 'ArrowRight':
      return to(row, column + forward);
    case 'ArrowLeft':
      return to(row, column - forward);
    case 'ArrowDown':
      return to(row + 1, column);
    case 'ArrowUp':
      return to(row - 1, column);
    case 'PageDown':
      return to(row + PAGE, column);
    case 'PageUp':
      return to(row - PAGE, column);
    case 'Home':
      return far ? to(0, 0) : to(row, 0);
    case 'End':
      return far ? to(rows - 1, columns - 1) : to(row, columns - 1);
    default:
      return undefined;
  }
};
