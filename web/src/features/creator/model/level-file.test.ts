import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { levelSchema } from '@hopcode/engine/formats/level';
import { describe, expect, it } from 'vitest';
import { baseFarm, grassFarm, newDesign } from './design.ts';
import { editorAfter } from './editor-events.ts';
import { currentDesign, editorOf } from './editor-state.ts';
import { groundAt, mapData, propsOf } from './farm-map.ts';
import { changeByFile, readLevelFile, writeLevelFile } from './level-file.ts';
import { writeTiledMap } from './tiled-map.ts';

const DIST = join(import.meta.dirname, '../../../../../courses/dist/levels/python');
const courseLevel = (slug: string) => {
  const data: unknown = JSON.parse(readFileSync(join(DIST, `${slug}.json`), 'utf8'));
  return levelSchema
    .loose()
    .transform((level) => levelSchema.strip().parse(level))
    .parse(data);
};

const built = () => {
  const farm = baseFarm(courseLevel('creative-01'));
  const state = [
    { type: 'armed', tool: { kind: 'thing', type: 'carrot' } },
    { type: 'chosen', cell: [0, 0] },
    {
      type: 'command-given',
      command: { action: 'speak', mark: 'xmark', position: [1, 1], text: '*' },
      gives: true,
    },
    { type: 'farm-added' },
    { type: 'design-changed', change: { name: 'My farm', tutorial: '# Hi', template: 'import player\n' } },
  ] as const;
  return currentDesign(state.reduce(editorAfter, editorOf(newDesign(farm, 'creative-01.json'), false)));
};

describe('a level file', () => {
  it('has the whole level', () => {
    const design = built();
    expect(readLevelFile(writeLevelFile(design))).toEqual({ kind: 'level', design });
  });

  it.each<[string, string, string]>([
    ['no JSON', 'hello', 'no-level'],
    ['other JSON', '{"a":1}', 'no-level'],
    ['a broken level', '{"format":"hopcode-level","version":1,"farms":[]}', 'broken'],
    ['a huge file', ' '.repeat(2_000_001), 'too-large'],
    [
      'a start outside the map',
      writeLevelFile({ ...newDesign({ ...grassFarm(), start: [99, 0] }, null) }),
      'broken',
    ],
  ])('refuses %s', (_, text, problem) => {
    expect(readLevelFile(text)).toEqual({ kind: 'problem', problem });
  });
});

describe('a file that is opened in a level', () => {
  const file = (name: string) => {
    const result = readLevelFile(
      writeLevelFile({
        ...built(),
        name,
        courseId: 'advanced-python',
        isPublic: false,
        schoolVisible: false,
      }),
    );
    if (result.kind === 'problem') throw new Error(result.problem);
    return result;
  };

  it.each([
    ['a public level', { isPublic: true, schoolVisible: false }, 'python'],
    ['a level of a school', { isPublic: false, schoolVisible: true }, 'python'],
    ['a draft', { isPublic: false, schoolVisible: false }, 'advanced-python'],
  ] as const)('leaves %s to its players', (_, sharing, courseId) => {
    const design = { ...newDesign(grassFarm(), null), name: 'Mine', ...sharing };
    expect({ ...design, ...changeByFile(design, file('Theirs')) }).toMatchObject({
      name: 'Theirs',
      courseId,
      ...sharing,
    });
  });

  it('keeps the name of the level if the file has none', () => {
    const design = { ...newDesign(grassFarm(), null), name: 'Mine' };
    expect(changeByFile(design, file(''))).toMatchObject({ name: 'Mine' });
  });

  it('changes only the farms if the file is a map', () => {
    const farms = [grassFarm()] as const;
    const design = newDesign(grassFarm(), 'creative-01.json');
    expect(changeByFile(design, { kind: 'map', design: { farms }, unknownTiles: 0 })).toEqual({
      farms,
      mapPath: null,
    });
  });
});

describe('the base maps', () => {
  it.each(['creative-01', 'creative-02', 'creative-03', 'creative-04'])(
    '%s looks and blocks in the editor as it does in the course',
    (slug) => {
      const level = courseLevel(slug);
      const farm = baseFarm(level);
      for (const { name, data } of level.map.layers)
        expect([name, farm.map.layers.find((layer) => layer.name === name)?.data]).toEqual([name, data]);
      expect([farm.items, farm.levelGoals]).toEqual([[], []]);
    },
  );
});

describe('a Tiled map', () => {
  it('keeps ground, scenery and blocked tiles when it is written and read again', () => {
    const farm = baseFarm(courseLevel('creative-02'));
    const result = readLevelFile(writeTiledMap(farm));
    expect(result.kind).toBe('map');
    if (result.kind !== 'map') return;
    expect(mapData(result.design.farms[0])).toEqual(mapData(farm));
    expect(result.unknownTiles).toBe(0);
  });

  const tiled = (
    layers: readonly object[],
    tilesets: readonly object[] = [{ firstgid: 1, source: 'town.tsx' }],
  ) => JSON.stringify({ type: 'map', orientation: 'orthogonal', width: 4, height: 4, layers, tilesets });
  const layer = (name: string, cells: readonly number[]) => ({
    name,
    type: 'tilelayer',
    width: 4,
    height: 4,
    data: Array.from({ length: 16 }, (_, index) => cells[index] ?? 0),
  });

  it('from other authors gets its ground from the names of layers and classes', () => {
    const result = readLevelFile(
      tiled(
        [layer('Grass base', [5, 5, 5]), layer('Water', [0, 7]), layer('Trees', [0, 0, 0, 0, 0, 0, 0, 0, 9])],
        [{ firstgid: 1, name: 'town', tiles: [{ id: 4, type: 'Sand' }] }],
      ),
    );
    expect(result.kind).toBe('map');
    if (result.kind !== 'map') return;
    const [farm] = result.design.farms;
    expect([groundAt(farm, [0, 0]), groundAt(farm, [1, 0]), groundAt(farm, [3, 0])]).toEqual([
      'sand',
      'water',
      'grass',
    ]);
    expect(propsOf(farm).map(({ name, index }) => [name, index])).toEqual([['tree-leaf', 8]]);
  });

  it('counts tiles without a meaning', () => {
    const result = readLevelFile(tiled([layer('Layer 1', [3, 3])]));
    expect(result).toMatchObject({ kind: 'map', unknownTiles: 2 });
  });

  it('reads base64, and mirrored tiles', () => {
    const bytes = new Uint8Array(64);
    new DataView(bytes.buffer).setUint32(0, 0x8000_0001, true);
    const data = btoa(String.fromCharCode(...bytes));
    const result = readLevelFile(
      tiled([{ name: 'Road', type: 'tilelayer', width: 4, height: 4, data, encoding: 'base64' }]),
    );
    expect(result.kind === 'map' && groundAt(result.design.farms[0], [0, 0])).toBe('path');
  });

  // The format of Tiled 1.10, with a group in a group.
  const group = (name: string, layers: readonly object[], change: object = {}) => ({
    id: 1,
    layers,
    name,
    opacity: 1,
    type: 'group',
    visible: true,
    x: 0,
    y: 0,
    ...change,
  });
  const nested = (groups: number): object =>
    Array.from({ length: groups }).reduce<object>((inner) => group('In', [inner]), layer('Grass', [1]));
  const sizes = { tilewidth: 16, tileheight: 16 };
  const grounds = (layers: readonly object[]) => {
    const result = readLevelFile(JSON.stringify({ ...JSON.parse(tiled(layers)), ...sizes }));
    if (result.kind !== 'map') return result;
    const [farm] = result.design.farms;
    return Array.from({ length: 16 }, (_, index) => [index, groundAt(farm, [index % 4, index >> 2])]).filter(
      ([, ground]) => ground !== 'grass',
    );
  };

  it.each<[string, readonly object[], readonly (readonly [number, string])[]]>([
    [
      'a layer in a group in a group',
      [group('World', [group('Low', [layer('Water', [1])])])],
      [[0, 'water']],
    ],
    [
      'a later layer over an earlier group',
      [group('World', [layer('Water', [1, 1])]), layer('Road', [0, 2])],
      [
        [0, 'water'],
        [1, 'path'],
      ],
    ],
    ['a layer with the name of its group', [group('Water', [layer('Layer 1', [1])])], [[0, 'water']]],
    ['a layer with a name before its group', [group('Water', [layer('Sand', [1])])], [[0, 'sand']]],
    [
      'the offsets of groups and layer together',
      [
        group('World', [group('Low', [{ ...layer('Water', [1]), offsetx: 16 }], { offsety: 16 })], {
          offsetx: 17,
        }),
      ],
      [[6, 'water']],
    ],
    [
      'no tile beyond the edge',
      [group('World', [layer('Water', [1, 1])], { offsetx: -16 }), layer('Road', [0, 0, 1])],
      [
        [0, 'water'],
        [2, 'path'],
      ],
    ],
    [
      'no hidden group or layer',
      [
        group('Ideas', [group('Low', [layer('Water', [1])])], { visible: false }),
        group('World', [{ ...layer('Sand', [0, 1]), visible: false }, layer('Road', [0, 0, 1])]),
      ],
      [[2, 'path']],
    ],
    [
      'nothing of a group of collisions',
      [group('Collisions', [layer('Water', [1])]), layer('Road', [0, 1])],
      [[1, 'path']],
    ],
  ])('has %s', (_, layers, expected) => {
    expect(grounds(layers)).toEqual(expected);
  });

  it.each([
    ['larger than a farm', { width: 41 }, 'map-too-large'],
    ['without an end', { infinite: true }, 'map-infinite'],
    [
      'with a compressed layer beside a readable one',
      {
        layers: [
          layer('Grass', [1]),
          { ...layer('Water', []), data: 'eJxjYKAMAAAAQAAB', encoding: 'base64', compression: 'zlib' },
        ],
      },
      'map-unknown',
    ],
    [
      'with a damaged layer beside a readable one',
      { layers: [layer('Grass', [1]), { ...layer('Water', []), data: [1, 2] }] },
      'map-unknown',
    ],
    [
      'with a damaged layer in a group',
      { layers: [layer('Grass', [1]), group('World', [{ ...layer('Water', []), data: [1, 2] }])] },
      'map-unknown',
    ],
    ['without layers', { layers: [] }, 'map-unknown'],
    ['with empty groups', { layers: [group('World', [group('Low', [])])] }, 'map-unknown'],
    ['with 1000 groups in groups', { layers: [nested(1000)] }, 'map-too-deep'],
    ['with 101 groups in groups', { layers: [nested(101)] }, 'map-too-deep'],
    ['of hexagons', { orientation: 'hexagonal' }, 'no-level'],
  ])('%s is refused', (_, change, problem) => {
    const map = { ...JSON.parse(tiled([layer('Grass', [1])])), ...change };
    expect(readLevelFile(JSON.stringify(map))).toEqual({ kind: 'problem', problem });
  });
});
