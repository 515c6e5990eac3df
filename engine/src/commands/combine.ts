import type { Goal } from '../formats/level.ts';
import type { Cost } from '../things/buildings.ts';
import { type Ingredient, recipeOf } from '../things/recipes.ts';
import { appear } from '../world/appearing.ts';
import type { Change } from '../world/change.ts';
import { type Board, held, type World } from '../world/world.ts';
import { type Argument, defineCommand, failed, type Outcome } from './command.ts';
import {
  goalsHere,
  INTERACTION_REASONS,
  matchingGoal,
  scoredGoal,
  shortage,
  spent,
  targetOf,
} from './interaction.ts';

const REASONS = [...INTERACTION_REASONS, 'wrong-item', 'not-enough-items'] as const;

const productOf = (goal: Goal): string => goal.data ?? goal.type ?? '';

/**
 * The ingredients of a product: from its recipe, or from the types in the goal's cost, which are separated by `|`. The
 * amounts come from the recipe, otherwise from the cost.
 */
const ingredientsOf = (goal: Goal): readonly Ingredient[] => {
  const recipe = recipeOf(productOf(goal)) ?? [];
  const { cost } = goal;
  if (!cost) return recipe;
  return cost.type.split('|').map((type): Ingredient => {
    const known = recipe.find((ingredient) => ingredient.types.includes(type));
    return { types: [type], amount: known?.amount ?? cost.amount };
  });
};

/**
 * The costs to use up. For each ingredient, this is the first type with enough items, otherwise its first type. If a
 * type occurs twice, its amounts are added.
 */
const costsOf = (world: World, ingredients: readonly Ingredient[]): readonly Cost[] => {
  const amounts = new Map<string, number>();
  for (const { types, amount } of ingredients) {
    const type = types.find((candidate) => held(world, candidate) >= amount) ?? types[0];
    amounts.set(type, (amounts.get(type) ?? 0) + amount);
  }
  return [...amounts].map(([type, amount]) => ({ type, amount }));
};

const rule = (
  board: Board,
  world: World,
  args: readonly Argument[],
): Outcome<(typeof REASONS)[number] | 'wrong-argument'> => {
  const [what] = args;
  if (typeof what !== 'string') return failed('wrong-argument', { parameter: 'what' });
  const here = goalsHere(board, world, 'combine');
  if ('failure' in here) return { changes: [], failure: here.failure };
  const match = matchingGoal(world, here.goals, (goal) => productOf(goal) === what);
  if (!match) {
    const isElsewhere = board.goals.some((goal) => goal.action === 'combine' && productOf(goal) === what);
    return failed('wrong-item', { what, ...(isElsewhere && { elsewhere: 1 }) });
  }
  const costs = costsOf(world, ingredientsOf(match.goal));
  if (costs.length === 0) return failed('unexpected', { action: 'combine' });
  for (const cost of costs) {
    const missing = shortage(world, cost);
    if (missing) return { changes: [], failure: missing };
  }
  const shown = appear(world, targetOf(world, match), 'combine', [what]);
  const made: Change[] =
    shown.length > 0 ? shown : [{ type: 'counted', item: what, count: held(world, what) + 1 }];
  return { changes: [...costs.flatMap((cost) => spent(world, cost)), ...made, ...scoredGoal(world, match)] };
};

/** In free play, any recipe works anywhere, and the character then holds the product. */
const freely = (
  _board: Board,
  world: World,
  args: readonly Argument[],
): Outcome<(typeof REASONS)[number] | 'wrong-argument'> => {
  const [what] = args;
  if (typeof what !== 'string') return failed('wrong-argument', { parameter: 'what' });
  const recipe = recipeOf(what);
  if (!recipe) return failed('wrong-item', { what });
  const costs = costsOf(world, recipe);
  for (const cost of costs) {
    const missing = shortage(world, cost);
    if (missing) return { changes: [], failure: missing };
  }
  return {
    changes: [
      ...costs.flatMap((cost) => spent(world, cost)),
      { type: 'counted', item: what, count: held(world, what) + 1 },
    ],
  };
};

/**
 * `combine(what)`: turns ingredients into a product and uses them up (game.md section 5, 'Combine', and section 9,
 * 'Combine recipes'). If there is a hidden product on the target, it appears there. Otherwise the character holds the
 * product immediately.
 */
export const combine = defineCommand({
  name: 'combine',
  parameters: [{ name: 'what', type: 'str' }],
  returns: 'nothing',
  reasons: REASONS,
  example: 'player.combine("salad")',
  rule,
  freely,
});
