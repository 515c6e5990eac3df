import type { Level } from '@hopcode/engine/formats/level';
import type { Timeline } from '@hopcode/engine/formats/timeline';
import type { Position } from '@hopcode/engine/world/geometry';

/** The cells that the character comes to, in order; the first is where it starts. */
export type Way = readonly Position[];

/** The way that a run took. */
export const wayOf = ({ start }: Level, { events }: Timeline): Way => [
  start,
  ...events.flatMap((event) =>
    event.kind === 'command'
      ? event.changes.flatMap((change): Position[] => (change.type === 'moved' ? [change.to] : []))
      : [],
  ),
];

/** The cells where a way goes on in another direction, in order; a cell comes up as often as that happens there. */
export const turnsOf = (way: Way): Position[] =>
  way.slice(1, -1).filter(([col, row], index) => {
    const [before, after] = [way[index], way[index + 2]];
    if (!before || !after) return false;
    return col - before[0] !== after[0] - col || row - before[1] !== after[1] - row;
  });
