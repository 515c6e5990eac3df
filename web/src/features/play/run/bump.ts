import type { Level } from '@hopcode/engine/formats/level';
import type { Timeline } from '@hopcode/engine/formats/timeline';
import { replay } from '@hopcode/engine/replay';
import { SIGHTS, seenAt } from '@hopcode/engine/world/sight';
import { createBoard, isOnMap } from '@hopcode/engine/world/world';

/** What the character walked into: the edge of the map, a thing of a type or water, or a wall of any kind. */
export type Bump =
  | { readonly kind: 'edge' }
  | { readonly kind: 'wall' }
  | { readonly kind: 'thing'; readonly type: string };

const NO_THING: readonly (string | undefined)[] = [undefined, SIGHTS.wall, SIGHTS.mark];

/** What the last command of a run bumped into; undefined when it did not. */
export const bumpOf = (level: Level, { events }: Pick<Timeline, 'events'>): Bump | undefined => {
  const command = events.findLast((event) => event.kind === 'command');
  const last = command?.changes.at(-1);
  if (last?.type !== 'bumped') return undefined;
  const board = createBoard(level);
  if (!isOnMap(board, last.at)) return { kind: 'edge' };
  const world = replay(level, events).at(-1);
  const seen = world && seenAt(board, world, last.at);
  return seen === undefined || NO_THING.includes(seen) ? { kind: 'wall' } : { kind: 'thing', type: seen };
};
