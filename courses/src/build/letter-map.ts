import type { Position } from '@hopcode/engine/world/geometry';
import type { Report } from './problem.ts';

/** A map of letters, row by row. */
export type LetterMap = {
  readonly width: number;
  readonly height: number;
  readonly letters: readonly string[];
};

/** Reads rows of letters; reports rows of different lengths (short rows are filled with `fill`). */
export const readLetterMap = (
  rows: string,
  fill: string,
  field: readonly string[],
  report: Report,
): LetterMap => {
  const lines = rows
    .replace(/\s+$/, '')
    .split('\n')
    .map((line) => [...line.trimEnd()]);
  const width = Math.max(...lines.map((line) => line.length));
  for (const [row, line] of lines.entries())
    if (line.length !== width)
      report(field, `row ${row} has ${line.length} letters and another ${width}: make them equally long`);
  const letters = lines.flatMap((line) => Array.from({ length: width }, (_, column) => line[column] ?? fill));
  return { width, height: lines.length, letters };
};

/** Every letter with its [column, row]. */
export const lettersWithPlaces = (map: LetterMap): { letter: string; position: Position }[] =>
  map.letters.map((letter, cell) => ({ letter, position: [cell % map.width, Math.floor(cell / map.width)] }));
