import type { Goal, GoalAction } from './formats/level.ts';
import { type Position, samePosition } from './world/geometry.ts';
import { turnTowards } from './world/route.ts';
import type { Board, World } from './world/world.ts';

/** A place where the character must stand to meet an open goal. */
export type OpenPlace = {
  readonly cell: Position;
  readonly action: GoalAction;
  /** The cell to face. */
  readonly target: Position | undefined;
  /** Whether it is enough to arrive at the place. All other goals need a command there. */
  readonly byArriving: boolean;
};

/** Whether commands meet a goal. Other goals check the final variables or files. */
export const isScored = ({ action }: Goal): boolean =>
  action !== 'assign' && action !== 'compare' && action !== 'file';

/** Whether a goal is still open in the world. */
export const isOpen = (goal: Goal, index: number, world: World): boolean =>
  isScored(goal) && (world.scores[index] ?? 0) < goal.maxScore;

/** The places of the open goals of a world: their positions, and the things that must still be picked up. */
export const openPlaces = (board: Board, world: World): OpenPlace[] =>
  board.goals.flatMap((goal, index): OpenPlace[] => {
    if (!isOpen(goal, index, world)) return [];
    const { action, position, targetPosition: target, by } = goal;
    // A place where only the helper can meet a goal is left out.
    if (by === 'helper') return [];
    if (position) return [{ cell: position, action, target, byArriving: action === 'reach' }];
    if (action !== 'collect' || target) return [];
    return world.things.flatMap((thing, id) =>
      thing.type === goal.type && thing.state === 'there' && !board.takenByCommand[id]
        ? [{ cell: thing.position, action, target: undefined, byArriving: true }]
        : [],
    );
  });

/** Whether the character is at the place of a goal and faces its target. */
export const isThere = ({ player }: World, { cell, target }: OpenPlace): boolean =>
  samePosition(player.position, cell) &&
  (target === undefined || samePosition(target, cell) || turnTowards(player, target) === undefined);
