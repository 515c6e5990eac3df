import { clampIndex } from '../../lib/clamp.ts';

/** A cell of the grid, both counted from 0. */
export type Place = { readonly row: number; readonly column: number };

type Size = { readonly rows: number; readonly columns: number };
type Press = { readonly key: string; readonly ctrlKey: boolean; readonly metaKey: boolean };

/** How many rows PageUp and PageDown go. */
const PAGE = 10;

/**
 * The cell that a key leads to, as grids of the ARIA practices do; undefined for any other key. Left and right are
 * those of the screen, so in a language from right to left they go the other way through the columns.
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
