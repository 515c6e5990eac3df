import { Bitmap } from '../kit/bitmap.ts';
import type { Rgb } from '../kit/color.ts';
import { RAMPS } from '../kit/ramps.ts';
import { textWidth, writeTiny } from '../kit/tiny-font.ts';

/** A picture on a contact sheet and its label. */
export type SheetEntry = { readonly label: string; readonly picture: Bitmap };

const MARGIN = 4;
const LABEL_HEIGHT = 8;
const INK: Rgb = RAMPS.ink[0];

type Cell = { readonly entry: SheetEntry; readonly x: number; readonly y: number; readonly width: number };

const widthOf = ({ label, picture }: SheetEntry): number =>
  Math.max(picture.width, textWidth(label)) + MARGIN;

/** Fills rows from left to right. The pictures in a row share a baseline. */
function rowsOf(entries: readonly SheetEntry[], width: number): SheetEntry[][] {
  const rows: SheetEntry[][] = [];
  let left = 0;
  for (const entry of entries) {
    const row = rows.at(-1);
    if (!row || left + widthOf(entry) > width - MARGIN) {
      rows.push([entry]);
      left = widthOf(entry);
    } else {
      row.push(entry);
      left += widthOf(entry);
    }
  }
  return rows;
}

/**
 * A labelled sheet, `width` pixels wide before enlarging, with the green of the lawn or another colour behind the
 * pictures.
 */
export function drawSheet(
  entries: readonly SheetEntry[],
  width: number,
  ground: Rgb = RAMPS.grass[3],
): Bitmap {
  const cells: Cell[] = [];
  let top = MARGIN;
  for (const row of rowsOf(entries, width)) {
    const height = Math.max(...row.map(({ picture }) => picture.height));
    let x = MARGIN;
    for (const entry of row) {
      cells.push({ entry, x, y: top + height, width: widthOf(entry) - MARGIN });
      x += widthOf(entry);
    }
    top += height + LABEL_HEIGHT + MARGIN;
  }
  const sheet = new Bitmap(width, top).rect(0, 0, width, top, ground);
  for (const { entry, x, y, width: room } of cells) {
    const { picture, label } = entry;
    sheet.draw(picture, x + Math.floor((room - picture.width) / 2), y - picture.height);
    writeTiny(sheet, label, x + Math.floor((room - textWidth(label)) / 2), y + 2, INK);
  }
  return sheet;
}
