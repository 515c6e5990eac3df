import type { Goal, Level } from '@hopcode/engine/formats/level';
import { RECIPES } from '@hopcode/engine/things/recipes';
import { STRUCTURES } from './command-forms.ts';

/** Everything that a command uses up. */
const needs = (goal: Goal): readonly { readonly type: string; readonly amount: number }[] => {
  if (goal.action === 'combine' && !goal.cost)
    return (RECIPES[goal.data ?? ''] ?? []).map(({ types, amount }) => ({ type: types[0], amount }));
  if (goal.action === 'build' && !goal.cost) {
    const structure = STRUCTURES.find(({ words }) => words === goal.data);
    return structure ? [structure.cost] : [];
  }
  return goal.cost ? [goal.cost] : [];
};

/** What the character would still lack after picking up everything: each type with the missing number. */
export const shortagesOf = (level: Level): readonly { readonly type: string; readonly amount: number }[] => {
  const wanted = new Map<string, number>();
  for (const goal of level.levelGoals) {
    for (const { type, amount } of needs(goal)) {
      // A tool is not used up, so one is enough.
      const before = wanted.get(type) ?? 0;
      wanted.set(type, goal.action === 'water' ? Math.max(before, amount) : before + amount);
    }
  }
  return [...wanted].flatMap(([type, amount]) => {
    const held = level.inventory.reduce((sum, entry) => sum + (entry.type === type ? entry.count : 0), 0);
    const found = level.items.filter((item) => item.type === type && item.action === 'collect').length;
    const made = level.levelGoals.filter((goal) => goal.action === 'combine' && goal.data === type).length;
    const missing = amount - held - found - made;
    return missing > 0 ? [{ type, amount: missing }] : [];
  });
};

const heldOf = (level: Level, type: string): number =>
  level.inventory.find((entry) => entry.type === type)?.count ?? 0;

/** Sets how many of a type the character has at the start. */
export const setHeld = (level: Level, type: string, count: number): Level => {
  const rest = level.inventory.filter((entry) => entry.type !== type);
  const wanted = Math.max(0, Math.min(99, Math.floor(count)));
  return { ...level, inventory: wanted === 0 ? rest : [...rest, { type, count: wanted }] };
};

/**
 * If a change makes the character lack things, adds these things to its inventory at the start. Ignores shortages that
 * existed before the change.
 */
export const giveNewShortages = (before: Level, after: Level): Level => {
  const lacked = new Set(shortagesOf(before).map(({ type }) => type));
  return shortagesOf(after)
    .filter(({ type }) => !lacked.has(type))
    .reduce((given, { type, amount }) => setHeld(given, type, amount + heldOf(given, type)), after);
};

/** Adds everything that the character lacks to its inventory at the start. */
export const giveShortages = (level: Level): Level =>
  shortagesOf(level).reduce(
    (given, { type, amount }) => setHeld(given, type, amount + heldOf(given, type)),
    level,
  );
