import type { Actor } from '../formats/actor.ts';
import type { Goal } from '../formats/level.ts';
import type { Change } from './change.ts';
import { type FacingName, type Position, samePosition } from './geometry.ts';
import type { Board, Thing, World } from './world.ts';

/**
 * The rules for the helper are those of the character. The rules get a world in which the two have changed places, and
 * their changes are then applied to the helper (docs/decisions/0092).
 */

/** The name of the character, as the helper sees it. */
export const PLAYER = 'player';

/** The replacement for a goal that the actor may not meet. No command can meet this goal. */
const MASKED: Goal = { action: 'assign', score: 0, maxScore: 1 };

/** The board with only the goals that an actor may meet. */
export const boardFor = (board: Board, actor: Actor): Board =>
  board.goals.some(({ by }) => by !== undefined && by !== actor)
    ? { ...board, goals: board.goals.map((goal) => ((goal.by ?? actor) === actor ? goal : MASKED)) }
    : board;

/** The helper of a board in a world; undefined for a board without one. */
export const helperIn = (
  { helper }: Board,
  { things }: World,
): { readonly id: number; readonly thing: Thing } | undefined => {
  const thing = helper === undefined ? undefined : things[helper];
  return helper === undefined || !thing ? undefined : { id: helper, thing };
};

/**
 * The position of the helper if the character acts, and of the character if the helper acts.
 */
export const otherPosition = (board: Board, world: World, actor: Actor): Position | undefined =>
  actor === 'helper' ? world.player.position : helperIn(board, world)?.thing.position;

/** Whether the character bumped into the helper, or the helper into the character. */
export const ranIntoOther = (
  board: Board,
  world: World,
  actor: Actor,
  changes: readonly Change[],
): boolean => {
  const last = changes.at(-1);
  const other = otherPosition(board, world, actor);
  return last?.type === 'bumped' && other !== undefined && samePosition(last.at, other);
};

/** The world with the helper and the character swapped. */
export const worldOfHelper = (world: World, id: number, thing: Thing): World => {
  const { position, facing } = world.player;
  const things = world.things.slice();
  things[id] = { type: PLAYER, position, state: 'there', facing };
  return { ...world, player: { position: thing.position, facing: thing.facing ?? 'down' }, things };
};

/** Translates changes of the character in the helper's world into changes of the helper. */
export const changesOfHelper = (
  changes: readonly Change[],
  id: number,
  start: FacingName = 'down',
): Change[] => {
  let facing = start;
  return changes.map((change): Change => {
    switch (change.type) {
      case 'moved':
        return { type: 'thing-changed', id, position: change.to, facing };
      case 'turned':
        facing = change.facing;
        return { type: 'thing-changed', id, facing };
      case 'bumped':
      case 'said':
        return { ...change, by: id };
      // These changes already name the thing, item or goal, so they stay the same.
      case 'thing-changed':
      case 'counted':
      case 'scored':
      case 'reacted':
      case 'told':
      case 'sky-changed':
        return change;
      default:
        // If a new kind of change exists, this code does not compile until the kind is added here.
        return change satisfies never;
    }
  });
};
