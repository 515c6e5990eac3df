import { OPENABLES } from '../things/openables.ts';
import type { Position } from '../world/geometry.ts';
import { type Board, thingsAt, type World } from '../world/world.ts';
import { failed, type Outcome } from './command.ts';
import { tileAhead } from './free-play.ts';
import { goalsHere, type InteractionReason, matchingGoal, scoredGoal, targetOf } from './interaction.ts';

type Codes<Cannot, Already> = { readonly cannot: Cannot; readonly already: Already };

type Turn<Cannot, Already> = {
  readonly action: 'open' | 'close';
  readonly target: Position;
  readonly codes: Codes<Cannot, Already>;
};

/** Opens or closes the thing on a tile. */
const turnAt = <const Cannot extends string, const Already extends string>(
  world: World,
  { action, target, codes }: Turn<Cannot, Already>,
): Outcome<Cannot | Already> => {
  const id = thingsAt(world, target).find((candidate) =>
    OPENABLES.some((kind) => kind.type === world.things[candidate]?.type),
  );
  const thing = id === undefined ? undefined : world.things[id];
  if (id === undefined || !thing) return failed(codes.cannot);
  const state = action === 'open' ? 'open' : 'closed';
  if (thing.state === state) return failed(codes.already, { thing: thing.type });
  return { changes: [{ type: 'thing-changed', id, state }] };
};

/** Opens or closes the thing ahead in free play, without a mark and a goal. */
export const turnOpenableFreely = <const Cannot extends string, const Already extends string>(
  world: World,
  action: 'open' | 'close',
  codes: Codes<Cannot, Already>,
): Outcome<Cannot | Already> => turnAt(world, { action, target: tileAhead(world), codes });

/**
 * Opens or closes the thing ahead: a chest, door, gate or oven, unless it is already in that state (game.md
 * section 5, 'Open and close', and section 8, 'Game rules').
 */
export const turnOpenable = <const Cannot extends string, const Already extends string>(
  board: Board,
  world: World,
  action: 'open' | 'close',
  codes: Codes<Cannot, Already>,
): Outcome<InteractionReason | Cannot | Already> => {
  const here = goalsHere(board, world, action);
  if ('failure' in here) return { changes: [], failure: here.failure };
  const match = matchingGoal(world, here.goals, () => true) ?? here.goals[0];
  const turned = turnAt(world, { action, target: targetOf(world, match), codes });
  return turned.failure ? turned : { changes: [...turned.changes, ...scoredGoal(world, match)] };
};
