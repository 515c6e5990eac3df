import type { Actor } from '@hopcode/engine/formats/actor';
import type { Goal, Item, Level } from '@hopcode/engine/formats/level';
import { type Position, samePosition } from '@hopcode/engine/world/geometry';
import { createBoard, isMark, isWalkableGround } from '@hopcode/engine/world/world';
import { reachableTiles, tileKey } from './reachable.ts';

/** A reason why a level cannot be played or understood; `goal` is the index of its goal. */
export type LevelFault = { readonly goal?: number; readonly message: string };

const nextTo = (a: Position, b: Position): boolean => Math.abs(a[0] - b[0]) + Math.abs(a[1] - b[1]) === 1;

const markFaults = (items: readonly Item[], goals: readonly Goal[]): LevelFault[] =>
  items.flatMap((item) => {
    const used = goals.some(
      ({ action, position, targetPosition }) =>
        (position && samePosition(position, item.position)) ||
        (action === 'push' && targetPosition && samePosition(targetPosition, item.position)),
    );
    return isMark(item.type) && !used ? [{ message: `no goal uses the mark at [${item.position}]` }] : [];
  });

/** The tiles to which the character and its helper can walk. */
type Reached = Readonly<Record<Actor, ReadonlySet<string>>>;

/** Problems with the position and target of a goal. */
const placeFaults = (goal: Goal, level: Level, { player, helper }: Reached): string[] => {
  const faults: string[] = [];
  const { position, targetPosition } = goal;
  if (!position) return faults;
  const own = goal.by === 'helper' ? helper : player;
  const isReached = own.has(tileKey(position)) || (!goal.by && helper.has(tileKey(position)));
  if (!isReached) faults.push(`the character cannot walk to [${position}]`);
  const marked = level.items.some((item) => isMark(item.type) && samePosition(item.position, position));
  if (goal.action !== 'reach' && goal.action !== 'push' && !marked)
    faults.push(`there is no X mark at [${position}]`);
  if (targetPosition && !nextTo(position, targetPosition))
    faults.push(`[${targetPosition}] is not next to [${position}]`);
  if (goal.action === 'collect' && targetPosition) {
    const there = level.items.some(
      (item) => item.type === goal.type && samePosition(item.position, targetPosition),
    );
    if (!there && goal.type !== 'water') faults.push(`there is no "${goal.type}" at [${targetPosition}]`);
  }
  return faults;
};

/**
 * Finds problems that make a level unplayable or unfair: a start in a wall, goals and pickups that the
 * character cannot reach, marks without a goal, goals without a mark, and things covered by the crown of a
 * tree or a roof (`hidden` tiles).
 */
export const levelFaults = (level: Level, hidden: ReadonlySet<string>): LevelFault[] => {
  const faults: LevelFault[] = [];
  const board = createBoard(level);
  if (!isWalkableGround(board, level.start)) faults.push({ message: 'the character starts inside a wall' });
  if (hidden.has(tileKey(level.start))) faults.push({ message: 'a crown or a roof hides the start' });
  const reached = { player: reachableTiles(level), helper: reachableTiles(level, 'helper') };
  const isReached = (key: string) => reached.player.has(key) || reached.helper.has(key);
  for (const [index, item] of level.items.entries()) {
    if (hidden.has(tileKey(item.position)))
      faults.push({ message: `a crown or a roof hides "${item.type}" at [${item.position}]` });
    const byCommand = board.takenByCommand[index] ?? false;
    if (item.action === 'collect' && !isMark(item.type) && !byCommand && !isReached(tileKey(item.position)))
      faults.push({ message: `the character cannot walk to "${item.type}" at [${item.position}]` });
  }
  faults.push(...markFaults(level.items, level.levelGoals));
  for (const [goal, one] of level.levelGoals.entries())
    for (const message of placeFaults(one, level, reached)) faults.push({ goal, message });
  return faults;
};
