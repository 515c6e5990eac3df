import { describe, expect, it } from 'vitest';
import { type LegendItem, type TinyLevel, tinyLevel } from '../testing/tiny-level.ts';
import type { ThingState } from '../things/thing-state.ts';
import { createBoard, createWorld } from '../world/world.ts';
import { canEnter, canStep, isCollider } from './collider.ts';

it.each<[string, ThingState, boolean]>([
  ['rock', 'there', true],
  ['rock', 'hidden', false],
  ['chest', 'closed', true],
  ['chest', 'open', true],
  ['oven', 'open', true],
  ['door', 'closed', true],
  ['door', 'open', false],
  ['gate', 'closed', true],
  ['gate', 'open', false],
  ['shelf', 'empty', true],
  ['shelf', 'filled', true],
  ['flag', 'empty', false],
  ['chickenHouseSmallRed', 'hidden', false],
  ['chickenHouseSmallRed', 'there', true],
  ['bridge', 'there', false],
  ['carrotCrop', 'planted', false],
  ['carrot', 'there', false],
  ['xmark', 'there', false],
  ['spaceship', 'there', false],
])('a %s that is %s stops the character: %s', (type, state, stops) => {
  expect(isCollider({ type, position: [0, 0], state })).toBe(stops);
});

it('undefined does not stop the character', () => {
  expect(isCollider(undefined)).toBe(false);
});

describe('a cell can be entered', () => {
  const enters = (tiny: TinyLevel) => {
    const level = tinyLevel(tiny);
    return canEnter(createBoard(level), createWorld(level), [1, 0]);
  };
  const overWater = (thing: LegendItem) => enters({ map: '>~', items: [{ ...thing, position: [1, 0] }] });

  it('water is enterable with a bridge, not without', () => {
    expect(overWater({ type: 'bridge', action: 'none' })).toBe(true);
    expect(enters({ map: '>~' })).toBe(false);
    expect(overWater({ type: 'carrot' })).toBe(false);
    expect(overWater({ type: 'spaceship' })).toBe(false);
    expect(overWater({ type: 'door', data: { state: 'open' } })).toBe(false);
  });

  it.each(['bridge', 'grainStack', 'woodRoad', 'stoneRoad'])(
    'a %s is enterable once it is built, not before',
    (type) => {
      expect(overWater({ type, action: 'none' })).toBe(true);
      expect(overWater({ type, action: 'build' })).toBe(false);
    },
  );

  it('a bridge is enterable unless a rock is on it', () => {
    const bridge = { type: 'bridge', action: 'none', position: [1, 0] } as const;
    expect(enters({ map: '>~', items: [bridge] })).toBe(true);
    expect(enters({ map: '>~', items: [bridge, { type: 'rock', position: [1, 0] }] })).toBe(false);
  });

  it('a bridge outside the map is not enterable', () => {
    expect(enters({ map: '>', items: [{ type: 'bridge', action: 'none', position: [1, 0] }] })).toBe(false);
  });

  it('the ground of a house is enterable before it is built, not after', () => {
    const house = { type: 'chickenHouseBigGreen' } as const;
    expect(enters({ map: '>h', legend: { h: { ...house, action: 'build' } } })).toBe(true);
    expect(enters({ map: '>h', legend: { h: { ...house, action: 'none' } } })).toBe(false);
  });
});

it('canStep checks the direction that the character faces, or a given direction', () => {
  const level = tinyLevel({ map: '#>.' });
  const [board, world] = [createBoard(level), createWorld(level)];
  expect([canStep(board, world), canStep(board, world, 'left')]).toEqual([true, false]);
});
