import { thingKindOf } from '../things/registry.ts';
import type { ThingKind } from '../things/thing-kind.ts';
import type { Change } from '../world/change.ts';
import type { Position } from '../world/geometry.ts';
import { covers, type World } from '../world/world.ts';

export type RevealingAction = ThingKind['appearsAfter'][number];

/**
 * Shows the hidden things on a cell that appear after an action (game.md section 4, 'World state changes'): those of
 * the given types if there are any, otherwise all for this action.
 */
export const appear = (
  world: World,
  cell: Position,
  action: RevealingAction,
  wanted: readonly string[],
): Change[] => {
  const waiting = world.things.flatMap((thing, id) => {
    const kind = thingKindOf(thing.type);
    return kind?.appearsAfter.includes(action) && thing.state === 'hidden' && covers(thing, cell)
      ? [{ id, kind }]
      : [];
  });
  const exact = waiting.filter(({ kind }) => wanted.includes(kind.type));
  return (exact.length > 0 ? exact : waiting).map(({ id, kind }) => ({
    type: 'thing-changed',
    id,
    state: kind.states[0],
  }));
};
