import type { Position } from '@hopcode/engine/world/geometry';
import { NOTHING } from '../formats/level-source.ts';
import type { Report } from './problem.ts';

/** A map of letters, row by row. */
export type LetterMap = {
  readonly width: number;
  readonly height: number;
  readonly letters: readonly string[];
};

/** Reads rows of letters; reports rows of different lengths and fills short rows with `fill`. */
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

/**
 * The letters of a map above the ground, each with its [column, row], without empty tiles. Reports a map whose size
 * differs from the ground's, and letters of the legend that are not on the map.
 */
export const lettersOver = (
  ground: Pick<LetterMap, 'width' | 'height'>,
  { rows, legend }: { readonly rows: string; readonly legend: Readonly<Record<string, unknown>> },
  field: string,
  report: Report,
): { letter: string; position: Position }[] => {
  const { width, height, letters } = readLetterMap(rows, NOTHING, [field, 'rows'], report);
  if (width !== ground.width || height !== ground.height)
    report([field, 'rows'], `this map is ${width}x${height} and the ground ${ground.width}x${ground.height}`);
  for (const letter of Object.keys(legend))
    if (!letters.includes(letter)) report([field, 'legend', letter], 'is not on the map: take it out');
  return letters.flatMap((letter, cell) =>
    letter === NOTHING ? [] : [{ letter, position: [cell % width, Math.floor(cell / width)] }],
  );
};
