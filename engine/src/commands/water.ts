import type { TerrainKind } from '../formats/tilesets.ts';
import { thingKindOf } from '../things/registry.ts';
import type { Change } from '../world/change.ts';
import type { Position } from '../world/geometry.ts';
import { type Board, groundAt, held, thingsAt, type World } from '../world/world.ts';
import { defineCommand, failed, type Outcome } from './command.ts';
import { tileAhead } from './free-play.ts';
import {
  goalsHere,
  INTERACTION_REASONS,
  matchingGoal,
  scoredGoal,
  shortage,
  spent,
  targetOf,
} from './interaction.ts';

const REASONS = [...INTERACTION_REASONS, 'cannot-water', 'needs-canteen', 'not-enough-items'] as const;

/** Ground that can be watered: farming, soil and indoor ground (game.md section 5, 'Water'). */
const WATERABLE_GROUND: readonly (TerrainKind | undefined)[] = [
  'farming-ground',
  'soil',
  'wet-soil',
  'wood-floor',
  'stone-floor',
];

/** Watering needs one of these tools, and does not use up the tool; only other costs are used up. */
const TOOLS: readonly string[] = ['canteen', 'wateringCan', 'bucket'];

const watered = (world: World, cell: Position): Change[] =>
  thingsAt(world, cell).flatMap((id): Change[] => {
    const kind = thingKindOf(world.things[id]?.type ?? '');
    if (!kind?.waterable) return [];
    return [{ type: 'thing-changed', id, state: kind.states.includes('wet') ? 'wet' : 'filled' }];
  });

const rule = (board: Board, world: World): Outcome<(typeof REASONS)[number]> => {
  const here = goalsHere(board, world, 'water');
  if ('failure' in here) return { changes: [], failure: here.failure };
  const match = matchingGoal(world, here.goals, () => true) ?? here.goals[0];
  const target = targetOf(world, match);
  const changes = watered(world, target);
  if (changes.length === 0 && !WATERABLE_GROUND.includes(groundAt(board, target)))
    return failed('cannot-water');
  const cost = match.goal.cost ?? { type: 'canteen', amount: 1 };
  const missing = shortage(world, cost);
  if (missing && cost.type === 'canteen' && held(world, 'canteen') === 0) return failed('needs-canteen');
  if (missing) return { changes: [], failure: missing };
  const poured = TOOLS.includes(cost.type) ? [] : spent(world, cost);
  return { changes: [...poured, ...changes, ...scoredGoal(world, match)] };
};

/** In free play no canteen is needed. */
const freely = (board: Board, world: World): Outcome<(typeof REASONS)[number]> => {
  const target = tileAhead(world);
  const changes = watered(world, target);
  return changes.length === 0 && !WATERABLE_GROUND.includes(groundAt(board, target))
    ? failed('cannot-water')
    : { changes };
};

/**
 * `water()`: waters the tray, crop, barrel or the farming, soil or indoor ground ahead. The character must hold what
 * the goal costs, by default a canteen (game.md section 5, 'Water').
 */
export const water = defineCommand({
  name: 'water',
  parameters: [],
  returns: 'nothing',
  reasons: REASONS,
  example: 'player.water()',
  rule,
  freely,
});
