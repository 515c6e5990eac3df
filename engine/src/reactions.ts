import type { Goal } from './formats/level.ts';
import type { Occasion, Reaction, ReactionStep } from './formats/reaction.ts';
import { goalKindOf } from './goals/registry.ts';
import { applyChange, applyChanges, arrivalCell, type Change } from './world/change.ts';
import { canEnter } from './world/collider.ts';
import { ahead, facingTowards, type Position, samePosition } from './world/geometry.ts';
import { type Board, held, type World } from './world/world.ts';

/** The longest walk in one step, in tiles. */
export const LONGEST_WALK = 100;
/** After this many changes by answers to one command, no further answer begins. */
const MOST_CHANGES = 2000;

const isFull = (board: Board, world: World, goal: number): boolean => {
  const wanted = board.goals[goal];
  return wanted !== undefined && (world.scores[goal] ?? 0) >= wanted.maxScore;
};

const isScored = ({ action }: Goal): boolean => goalKindOf(action)?.met === 'scored';

const allScoredAreFull = (board: Board, world: World): boolean =>
  board.goals.every((goal, index) => !isScored(goal) || isFull(board, world, index));

/** Whether a change triggers an answer of the farm; `world` is the world after the change. */
const isOccasion = (board: Board, world: World, change: Change, when: Occasion): boolean => {
  switch (when.event) {
    case 'goal-met':
      return change.type === 'scored' && change.goal === when.goal && isFull(board, world, when.goal);
    case 'all-met':
      return change.type === 'scored' && allScoredAreFull(board, world);
    case 'arrived': {
      const cell = arrivalCell(change);
      return (
        (cell !== null && samePosition(cell, when.at)) ||
        // The arrival of the helper counts too.
        (change.type === 'thing-changed' &&
          change.id === board.helper &&
          change.position !== undefined &&
          samePosition(change.position, when.at))
      );
    }
    case 'said':
      return (
        change.type === 'said' &&
        change.channel === when.channel &&
        (when.text === undefined || change.text === when.text)
      );
    case 'changed':
      return change.type === 'thing-changed' && change.id === when.thing && change.state === when.state;
  }
};

/**
 * Walks a thing in straight lines over the corners of its path. The thing stops before a collider, before the character
 * and after the longest walk.
 */
const walk = (
  board: Board,
  before: World,
  { thing: id, to }: Extract<ReactionStep, { act: 'walk' }>,
): Change[] => {
  const changes: Change[] = [];
  let world = before;
  for (const corner of to)
    for (;;) {
      const thing = world.things[id];
      const facing = thing && facingTowards(thing.position, corner);
      if (!thing || !facing) break;
      const next: Position = ahead(thing.position, facing);
      if (samePosition(next, world.player.position) || !canEnter(board, world, next)) return changes;
      if (changes.length === LONGEST_WALK) return changes;
      const change: Change = {
        type: 'thing-changed',
        id,
        position: [next[0], next[1]],
        ...(thing.facing && { facing }),
      };
      changes.push(change);
      world = applyChange(world, change);
    }
  return changes;
};

const changesOf = (board: Board, world: World, step: ReactionStep): Change[] => {
  switch (step.act) {
    case 'walk':
      return walk(board, world, step);
    case 'turn':
      return [{ type: 'thing-changed', id: step.thing, facing: step.facing }];
    case 'say':
      return [{ type: 'told', id: step.thing, text: step.text }];
    case 'state':
      return [{ type: 'thing-changed', id: step.thing, state: step.state }];
    case 'give':
      return [{ type: 'counted', item: step.item, count: held(world, step.item) + step.count }];
    case 'sky':
      return [{ type: 'sky-changed', sky: step.sky }];
  }
};

const answer = (board: Board, before: World, { steps }: Reaction, index: number): Change[] => {
  const begun: Change = { type: 'reacted', reaction: index };
  const changes: Change[] = [begun];
  let world = applyChange(before, begun);
  for (const step of steps) {
    const next = changesOf(board, world, step);
    changes.push(...next);
    world = applyChanges(world, next);
  }
  return changes;
};

/**
 * The farm's answers to the changes of a command: the changes of every answer whose occasion is among them, in the
 * order of the level. Each answer happens once in a run, and may itself trigger another answer. `before` is the world
 * before the changes. The answers to one command have fewer changes than an event of a timeline may contain. Pure.
 */
export const react = (board: Board, before: World, changes: readonly Change[]): Change[] => {
  if (board.reactions.length === 0) return [];
  const happened = new Set(before.reacted);
  const queue = [...changes];
  let world = before;
  let end = applyChanges(before, changes);
  // The changes of an answer are added to the list during the loop. Each answer is added only once, so the loop ends.
  for (const change of queue) {
    world = applyChange(world, change);
    for (const [index, reaction] of board.reactions.entries()) {
      if (queue.length - changes.length >= MOST_CHANGES) break;
      if (happened.has(index) || !isOccasion(board, world, change, reaction.when)) continue;
      happened.add(index);
      const next = answer(board, end, reaction, index);
      end = applyChanges(end, next);
      queue.push(...next);
    }
  }
  return queue.slice(changes.length);
};
