import type { Level } from '@hopcode/engine/formats/level';
import type { Timeline } from '@hopcode/engine/formats/timeline';
import { arrivalCell } from '@hopcode/engine/world/change';
import type { Position } from '@hopcode/engine/world/geometry';

/** The cells that the character visits, in order; the first is its start. */
export type Way = readonly Position[];

/** The path that a run took. */
export const wayOf = ({ start }: Level, { events }: Timeline): Way => [
  start,
  ...events.flatMap((event) =>
    event.kind === 'command'
      ? event.changes.flatMap((change): Position[] => {
          const cell = arrivalCell(change);
          return cell === null ? [] : [cell];
        })
      : [],
  ),
];

/** The cells where a path changes direction, in order; a cell occurs once for each turn on it. */
export const turnsOf = (way: Way): Position[] =>
  way.slice(1, -1).filter(([col, row], index) => {
    const [before, after] = [way[index], way[index + 2]];
    if (!before || !after) return false;
    return col - before[0] !== after[0] - col || row - before[1] !== after[1] - row;
  });
