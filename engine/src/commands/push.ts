import { thingKindOf } from '../things/registry.ts';
import type { Change } from '../world/change.ts';
import { canEnter } from '../world/collider.ts';
import { ahead, type Position, samePosition } from '../world/geometry.ts';
import { type Board, covers, type Thing, thingsAt, type World } from '../world/world.ts';
import { defineCommand, failed, type Outcome } from './command.ts';
import { scoredGoal } from './interaction.ts';

const REASONS = ['nothing-to-push', 'push-blocked'] as const;

const cellsOf = (thing: Thing): readonly Position[] => [thing.position, ...(thing.compound ?? [])];

/**
 * A push goal with a `position` is met by a push from that cell (towards its target, if it has one). A goal with only a
 * `targetPosition` is met when a pushed thing arrives there; if the goal has a type, the thing must have that type.
 */
const scoresFor = (board: Board, world: World, type: string, from: Position, to: Position): Change[] =>
  board.goals.flatMap((goal, index) => {
    if (goal.action !== 'push' || (goal.type !== undefined && goal.type !== type)) return [];
    const { position, targetPosition } = goal;
    const met = position
      ? samePosition(position, world.player.position) &&
        (!targetPosition || samePosition(targetPosition, from))
      : !targetPosition || samePosition(targetPosition, to);
    return met ? scoredGoal(world, { goal, index }) : [];
  });

const rule = (board: Board, world: World): Outcome<(typeof REASONS)[number]> => {
  const { position, facing } = world.player;
  const from = ahead(position, facing);
  const id = thingsAt(world, from).find(
    (candidate) => thingKindOf(world.things[candidate]?.type ?? '')?.pushable,
  );
  const thing = id === undefined ? undefined : world.things[id];
  if (id === undefined || !thing) return failed('nothing-to-push');
  const isFree = (cell: Position) => covers(thing, cell) || canEnter(board, world, cell);
  const next = cellsOf(thing).map((cell) => ahead(cell, facing));
  if (!next.every(isFree)) return failed('push-blocked', { thing: thing.type });
  const to = ahead(thing.position, facing);
  return {
    changes: [
      { type: 'thing-changed', id, position: [to[0], to[1]] },
      ...scoresFor(board, world, thing.type, from, to),
    ],
  };
};

/**
 * `push()`: moves the rock ahead one cell further; the character does not move. The destination must not contain a
 * collider (game.md section 5, 'Push'). Like walking, a push needs no X mark.
 */
export const push = defineCommand({
  name: 'push',
  parameters: [],
  returns: 'nothing',
  isMove: true,
  reasons: REASONS,
  example: 'player.push()',
  rule,
});
