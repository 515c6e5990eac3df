import { describe, expect, it } from 'vitest';
import type { Actor } from '../formats/actor.ts';
import { kindsWithoutRow } from '../testing/change-kinds.ts';
import { type LegendItem, tinyLevel } from '../testing/tiny-level.ts';
import {
  boardFor,
  changesOfHelper,
  helperIn,
  otherPosition,
  PLAYER,
  ranIntoOther,
  worldOfHelper,
} from './acting.ts';
import type { Change } from './change.ts';
import { createBoard, createWorld } from './world.ts';

/** A farm with a helper at [2, 0], if the item may be one. */
const farm = (item: LegendItem = { type: 'tam' }, helper: number | null = 0) => {
  const level = {
    ...tinyLevel({ map: '>.t', legend: { t: item } }),
    ...(helper !== null && { helper }),
  };
  return { board: createBoard(level), world: createWorld(level) };
};

describe('the helper of a board', () => {
  it.each<[string, LegendItem, number | null, number | undefined]>([
    ['a person', { type: 'tam' }, 0, 0],
    ['an animal', { type: 'hen' }, 0, 0],
    ['a thing, which cannot help', { type: 'rock' }, 0, undefined],
    ['an item that does not exist', { type: 'tam' }, 1, undefined],
    ['a level without a helper', { type: 'tam' }, null, undefined],
  ])('%s', (_, item, helper, expected) => {
    const { board, world } = farm(item, helper);
    expect([board.helper, helperIn(board, world)?.id]).toEqual([expected, expected]);
    expect('helper' in board).toBe(expected !== undefined);
  });
});

it.each<[Actor, number, number]>([
  ['player', 2, 0],
  ['helper', 0, 0],
])('the other character, while the %s acts, is at [%i, %i]', (actor, x, y) => {
  const { board, world } = farm();
  expect(otherPosition(board, world, actor)).toEqual([x, y]);
});

const goals = [
  { action: 'collect', score: 0, maxScore: 1 },
  { action: 'speak', score: 0, maxScore: 1, by: 'player' },
  { action: 'write', score: 0, maxScore: 1, by: 'helper' },
] as const;

it.each<[Actor, string[]]>([
  ['player', ['collect', 'speak', 'assign']],
  ['helper', ['collect', 'assign', 'write']],
])('the %s can only meet the goals for it, and each goal stays at its index', (actor, expected) => {
  const { board } = farm();
  expect(boardFor({ ...board, goals }, actor).goals.map(({ action }) => action)).toEqual(expected);
});

it('a board without goals for one of the two stays the same object', () => {
  const { board } = farm();
  const shared = { ...board, goals: goals.slice(0, 1) };
  expect(boardFor(shared, 'player')).toBe(shared);
  const own = { ...board, goals: goals.slice(1, 2) };
  expect(boardFor(own, 'player')).toBe(own);
});

it.each<[string, Change[], Actor, boolean]>([
  ['bumps into the other', [{ type: 'bumped', at: [2, 0] }], 'player', true],
  ['bumps into another tile', [{ type: 'bumped', at: [1, 0] }], 'player', false],
  ['moves to the tile of the other', [{ type: 'moved', to: [2, 0] }], 'player', false],
  ['bumps into the other', [{ type: 'bumped', at: [0, 0] }], 'helper', true],
  ['does nothing', [], 'helper', false],
])('after it %s (%j), the %s ran into the other: %s', (_, changes, actor, expected) => {
  const { board, world } = farm();
  expect(ranIntoOther(board, world, actor, changes)).toBe(expected);
});

it('in the world of the helper, the two have changed places', () => {
  const { world } = farm();
  const [tam] = world.things;
  if (!tam) throw new Error('no helper');
  const seen = worldOfHelper(world, 0, { ...tam, facing: 'left' });
  expect(seen.player).toEqual({ position: [2, 0], facing: 'left' });
  expect(seen.things[0]).toEqual({ type: PLAYER, position: [0, 0], state: 'there', facing: 'right' });
  const { facing: _, ...blind } = tam;
  expect(worldOfHelper(world, 0, blind).player.facing).toBe('down');
  expect(world.things[0]).toBe(tam);
});

it('changes of the character become changes of the helper, in the direction it faces', () => {
  const others: Change[] = [
    { type: 'thing-changed', id: 4, state: 'gone' },
    { type: 'counted', item: 'carrot', count: 1 },
    { type: 'scored', goal: 0, score: 1 },
    { type: 'reacted', reaction: 0 },
    { type: 'told', id: 4, text: 'Hi' },
    { type: 'sky-changed', sky: 'night' },
  ];
  const own: Change[] = [
    { type: 'moved', to: [1, 0] },
    { type: 'turned', facing: 'up' },
    { type: 'moved', to: [1, 1] },
    { type: 'bumped', at: [1, 2] },
    { type: 'said', channel: 'speak', text: 'Baa' },
  ];
  expect(kindsWithoutRow([...own, ...others])).toEqual([]);
  expect(changesOfHelper([...own, ...others], 7, 'left')).toEqual([
    { type: 'thing-changed', id: 7, position: [1, 0], facing: 'left' },
    { type: 'thing-changed', id: 7, facing: 'up' },
    { type: 'thing-changed', id: 7, position: [1, 1], facing: 'up' },
    { type: 'bumped', at: [1, 2], by: 7 },
    { type: 'said', channel: 'speak', text: 'Baa', by: 7 },
    ...others,
  ]);
  expect(changesOfHelper([{ type: 'moved', to: [1, 0] }], 7)[0]).toMatchObject({ facing: 'down' });
});
