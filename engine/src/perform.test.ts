import { expect, it } from 'vitest';
import { perform } from './perform.ts';
import { tinyLevel } from './testing/tiny-level.ts';
import { createBoard, createWorld } from './world/world.ts';

const level = tinyLevel({ map: '>.' });
const board = createBoard(level);
const world = createWorld(level);

it('fails with unknown-command for an unknown name, and changes nothing', () => {
  expect(perform(board, world, 'fly', [])).toEqual({
    world,
    outcome: { changes: [], failure: { code: 'unknown-command', params: { name: 'fly' } } },
  });
});

it('suggests the nearest name', () => {
  expect(perform(board, world, 'move_forward', []).outcome.failure).toBeUndefined();
});

it('fails with too-many-arguments when there are more values than parameters', () => {
  expect(perform(board, world, 'move_forward', [1, 1]).outcome).toEqual({
    changes: [],
    failure: { code: 'too-many-arguments', params: { name: 'move_forward', most: 1 } },
  });
});

it.each([
  [Number.NaN, { parameter: 'what' }],
  [Number.POSITIVE_INFINITY, { parameter: 'what' }],
  ['x'.repeat(10_001), { parameter: 'what', longest: 10_000 }],
] as const)('fails with wrong-argument for a value that a timeline cannot store', (value, params) => {
  expect(perform(board, world, 'place', [value]).outcome).toEqual({
    changes: [],
    failure: { code: 'wrong-argument', params },
  });
});

it.each<[string, string, (string | null)[]]>([
  ['move_forward', 'steps', [null]],
  ['speak', 'text', [null]],
  ['collect', 'what', [null]],
])('%s: the failure names %s as None, which a function without return returns', (name, parameter, args) => {
  expect(perform(board, world, name, args).outcome.failure).toEqual({
    code: 'wrong-argument',
    params: { parameter, action: name, value: 'None' },
  });
});

it('does not mention None for a missing argument', () => {
  expect(perform(board, world, 'speak', []).outcome.failure?.params).toEqual({ parameter: 'text' });
});

it('passes the longest text on to the rule', () => {
  const { failure } = perform(board, world, 'place', ['x'.repeat(10_000)]).outcome;
  expect(failure?.code).toBe('not-on-mark');
});
