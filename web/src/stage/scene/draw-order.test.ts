import { describe, expect, it } from 'vitest';
import { bucketByRow, inDrawOrder } from './draw-order.ts';

const order = (
  scenery: { name: string; row: number }[],
  movers: { name: string; baseline: number }[],
  rows = { from: 0, to: 10 },
): string[] => {
  const seen: string[] = [];
  inDrawOrder(
    bucketByRow(scenery, ({ row }) => row),
    { ...rows, tile: 16 },
    movers,
    {
      scenery: ({ name }) => seen.push(name),
      mover: ({ name }) => seen.push(name),
    },
  );
  return seen;
};

const tree = { name: 'tree', row: 4 };
const bush = { name: 'bush', row: 6 };

describe('inDrawOrder', () => {
  it.each([
    ['behind a tree', 16 * 4, ['player', 'tree', 'bush']],
    ['beside a tree, in front of its trunk', 16 * 5, ['tree', 'player', 'bush']],
    ['half a step further', 16 * 5 + 8, ['tree', 'player', 'bush']],
    ['in front of both', 16 * 8, ['tree', 'bush', 'player']],
  ])('%s', (_, baseline, expected) => {
    expect(order([bush, tree], [{ name: 'player', baseline }])).toEqual(expected);
  });

  it('keeps the order of movers whose feet are at the same height', () => {
    const movers = [
      { name: 'apple', baseline: 32 },
      { name: 'player', baseline: 32.5 },
    ];
    expect(order([], movers)).toEqual(['apple', 'player']);
  });

  it('leaves out scenery of rows that are not in view', () => {
    expect(order([tree, bush], [], { from: 5, to: 5 })).toEqual([]);
    expect(order([tree, bush], [], { from: -3, to: 5 })).toEqual(['tree']);
  });
});
