import type { Level } from '@hopcode/engine/formats/level';
import { propGid } from '@hopcode/engine/formats/tilesets';
import { startSimulation } from '@hopcode/engine/simulation';
import type { Position } from '@hopcode/engine/world/geometry';
import { isWalkableGround } from '@hopcode/engine/world/world';
import { describe, expect, it } from 'vitest';
import { compileCourses } from '../build/read-courses.ts';
import { reachableTiles, tileKey } from '../checks/reachable.ts';
import { OWN_FARM } from '../formats/creative-chapter.ts';
import { playableLevel } from '../playable-level.ts';
import { furnish, type Gift, obstacleFor, type Places } from './furnish.ts';
import { GIFT_NAMES, type GiftName, isGiftName } from './gift-kinds.ts';

const { courses } = compileCourses();
const farm = courses.flatMap(({ levels }) => levels).find(({ level }) => level.slug === OWN_FARM);
if (!farm) throw new Error('There is no own farm');
const base: Level = playableLevel(farm.level);

const NOWHERE: Places = new Map();
const gift = (name: GiftName, key: string = name): Gift => ({ key, name });
const at = (gifts: readonly Gift[], places: Places, key: string): Position | undefined =>
  furnish(base, gifts, places).standing.find((one) => one.key === key)?.at;

/** The gifts of a child who has completed everything. */
const everything: readonly Gift[] = courses.flatMap(({ outline }) =>
  outline.chapters.flatMap(({ levels, brings }) =>
    levels.flatMap((slug, index): Gift[] => {
      const name = brings?.[index] ?? '';
      return isGiftName(name) ? [{ key: `${outline.id}/${slug}`, name }] : [];
    }),
  ),
);

describe("the learner's own farm", () => {
  it('has the things of the base level if there are no gifts', () => {
    const { level, standing } = furnish(base, [], NOWHERE);
    expect(standing).toEqual([]);
    expect({ ...level, map: base.map }).toEqual(base);
  });

  it('has room for everything that the courses bring', () => {
    expect(everything.length).toBeGreaterThan(100);
    const standing = furnish(base, everything, NOWHERE).standing.map(({ key }) => key);
    const gifts = everything.map(({ key }) => key);
    const homeless = gifts.filter((key) => !standing.includes(key));
    expect(homeless, 'The farm has no room for these gifts. Choose others under `brings`.').toEqual([]);
    expect(standing).toEqual(gifts);
  });

  it('has room for each gift alone, in a level that the engine can play', () => {
    for (const name of GIFT_NAMES) {
      const { level, standing } = furnish(base, [gift(name)], NOWHERE);
      expect([name, standing.length]).toEqual([name, 1]);
      expect([name, startSimulation(level).world().things.length]).toEqual([name, level.items.length]);
    }
  });

  it('leaves the paths and the empty field free, however many gifts there are', () => {
    const reached = reachableTiles(furnish(base, everything, NOWHERE).level);
    for (const tile of [
      [3, 5],
      [26, 7],
      [4, 13],
      [17, 13],
      [20, 9],
      [25, 13],
    ] as const)
      expect([tile, reached.has(tileKey(tile))]).toEqual([tile, true]);
  });

  it('never puts two gifts on one tile', () => {
    const cells = furnish(base, everything, NOWHERE).standing.flatMap((one) => one.cells.map(tileKey));
    expect(new Set(cells).size).toBe(cells.length);
  });

  it('puts a gift where the learner has put it', () => {
    expect(at([gift('cow')], new Map([['cow', [20, 11]]]), 'cow')).toEqual([20, 11]);
  });

  it('does not move the other gifts when a new gift is added', () => {
    const few = everything.slice(0, 40);
    const before = furnish(base, few, NOWHERE).standing;
    const after = furnish(base, everything.slice(0, 41), NOWHERE).standing;
    expect(after.slice(0, 40)).toEqual(before);
  });

  it.each<[string, GiftName, Position]>([
    ['outside the farm', 'hen', [40, 40]],
    ['in the water', 'hen', [24, 1]],
    ['in the house', 'hen', [3, 4]],
    ['on the character', 'hen', [10, 8]],
    ['half over the edge', 'windmill', [26, 8]],
    ['on land', 'duck', [10, 6]],
  ])('finds another tile for a gift that was put %s', (_, name, place) => {
    const found = at([gift(name)], new Map([[name, place]]), name);
    expect(found).toBeDefined();
    expect(found).not.toEqual(place);
  });

  it('moves the second of two gifts that were put on one tile', () => {
    const both = new Map<string, Position>([
      ['a', [8, 8]],
      ['b', [8, 8]],
    ]);
    const { standing } = furnish(base, [gift('hen', 'a'), gift('cat', 'b')], both);
    expect(standing[0]?.at).toEqual([8, 8]);
    expect(standing[1]?.at).not.toEqual([8, 8]);
  });

  it('blocks the tiles of a gift that is scenery', () => {
    const { level } = furnish(base, [gift('windmill')], new Map([['windmill', [20, 12]]]));
    const { board } = startSimulation(level);
    const row = (y: number) => Array.from({ length: 5 }, (_, x) => board.blocked[y * board.width + 19 + x]);
    expect([row(11), row(12)]).toEqual([
      [1, 1, 1, 1, 0],
      [1, 1, 1, 1, 0],
    ]);
  });

  it('has a fence around the field, with a gap where the learner puts a gift', () => {
    const fence = propGid('fence');
    const scenery = (places: Places): readonly number[] => {
      const { level } = furnish(base, [gift('hen')], places);
      const layer = level.map.layers.find(({ name }) => name === 'middle_layer');
      return [21, 22, 23].map((x) => layer?.data[14 * 28 + x] ?? 0);
    };
    expect(scenery(NOWHERE)).toEqual([fence, fence, fence]);
    expect(scenery(new Map([['hen', [22, 14]]]))).toEqual([fence, 0, fence]);
  });

  it('leaves every gift where the learner has put it, despite all decorations', () => {
    const { board } = startSimulation(base);
    const free = Array.from({ length: 28 * 16 }, (_, cell): Position => [cell % 28, Math.floor(cell / 28)]);
    const tiles = free.filter((tile) => isWalkableGround(board, tile)).slice(-150);
    const hens = tiles.map((tile): Gift => gift('hen', tileKey(tile)));
    const places = new Map(tiles.map((tile) => [tileKey(tile), tile]));
    const moved = furnish(base, hens, places).standing.filter(({ key, at: tile }) => key !== tileKey(tile));
    expect(moved.map(({ key }) => key)).toEqual([]);
  });

  it('puts the given words on its sign', () => {
    const { level } = furnish(base, [gift('sign')], NOWHERE, { 'my-farm': 'My farm' });
    expect(level.items[0]).toMatchObject({ type: 'sign', action: 'read', data: { text: 'My farm' } });
  });
});

describe('moving a gift', () => {
  const { standing } = furnish(base, [gift('hen'), gift('windmill'), gift('duck')], NOWHERE);
  it.each<[string, string, Position, string | undefined]>([
    ['a hen', 'hen', [20, 8], undefined],
    ['a hen', 'hen', [16, 4], 'taken'],
    ['a hen', 'hen', [24, 1], 'ground'],
    ['a hen', 'hen', [10, 8], 'start'],
    ['a hen', 'hen', [-1, 0], 'edge'],
    ['a windmill by one tile', 'windmill', [17, 4], undefined],
    ['a windmill', 'windmill', [26, 4], 'edge'],
    ['a duck', 'duck', [22, 2], undefined],
    ['a duck', 'duck', [20, 8], 'ground'],
  ])('%s: %s to %j is refused with %s', (_, key, place, obstacle) => {
    expect(obstacleFor(base, standing, key, place)).toBe(obstacle);
  });
});
