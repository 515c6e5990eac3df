import { type Level, levelSchema } from '@hopcode/engine/formats/level';
import { propGid, type TerrainKind, TILESETS, terrainGid } from '@hopcode/engine/formats/tilesets';
import { describe, expect, it } from 'vitest';
import { surroundingsOf } from './surroundings.ts';

const [COLUMNS, ROWS, MARGIN] = [12, 9, 14];

/** A map with one kind of ground, and perhaps a tree. */
const levelOf = (
  kind: TerrainKind,
  own?: Parameters<typeof propGid>[0],
  more: Partial<Level> = {},
): Level => {
  const data: number[] = Array(COLUMNS * ROWS).fill(terrainGid(kind));
  const props = data.map((_, cell) => (cell === 30 && own ? propGid(own) : 0));
  return levelSchema.parse({
    version: 1,
    start: [0, 0],
    facing: 'up',
    map: {
      tilesets: [...TILESETS],
      layers: [
        { name: 'ground_tiles', width: COLUMNS, height: ROWS, data },
        { name: 'middle_layer', width: COLUMNS, height: ROWS, data: props },
      ],
    },
    items: [],
    levelGoals: [],
    ...more,
  });
};

const treesOf = (level: Level): string[] =>
  surroundingsOf(level, MARGIN)
    .standing.map(({ sprite }) => sprite)
    .filter((name) => name.startsWith('prop/tree-'));

describe('surroundingsOf', () => {
  it('is the same every time', () => {
    expect(surroundingsOf(levelOf('grass'), MARGIN)).toEqual(surroundingsOf(levelOf('grass'), MARGIN));
  });

  it('is on all sides of the map, but neither on the map nor in front of it', () => {
    const { flat, standing } = surroundingsOf(levelOf('grass'), MARGIN);
    const isOnMap = ({ col, row }: { readonly col: number; readonly row: number }): boolean =>
      col >= 0 && row >= 0 && col < COLUMNS && row < ROWS;
    expect([...flat, ...standing].filter(isOnMap)).toEqual([]);
    // A tree is two tiles wide and up to three high.
    const covered = standing.flatMap(({ col, row }) =>
      [0, 1].flatMap((x) => [0, 1, 2].map((y) => ({ col: col + x, row: row - y }))),
    );
    expect(covered.filter(isOnMap)).toEqual([]);
    const sides = [
      standing.some(({ col }) => col < 0),
      standing.some(({ col }) => col >= COLUMNS),
      standing.some(({ row }) => row < 0),
      standing.some(({ row }) => row >= ROWS),
    ];
    expect(sides).toEqual([true, true, true, true]);
  });

  it('has the kinds of trees that are on the map, otherwise those of its season', () => {
    expect(new Set(treesOf(levelOf('grass', 'tree-orange')))).toEqual(new Set(['prop/tree-orange']));
    expect(treesOf(levelOf('grass', undefined, { season: 'autumn' }))).toContain('prop/tree-autumn');
  });

  it.each<TerrainKind>(['water', 'path', 'stone-floor', 'cliff'])('grows nothing on %s', (kind) => {
    expect(surroundingsOf(levelOf(kind), MARGIN)).toEqual({ flat: [], standing: [] });
  });
});
