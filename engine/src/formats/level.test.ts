import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { goalActionSchema, itemActionSchema, type LevelProblem, parseLevel } from './level.ts';
import { MAP_SIDE_LIMIT } from './level-map.ts';

const layer = (name = 'ground_tiles', width = 2, height = 1) => ({
  name,
  width,
  height,
  data: Array.from({ length: width * height }, () => 1),
});
const item = (fields: object = {}) => ({
  action: 'collect',
  type: 'carrot',
  sprite: 'item/carrot',
  position: [1, 0],
  ...fields,
});
const level = (fields: object = {}) => ({
  version: 1,
  start: [0, 0],
  map: { tilesets: [{ source: 'terrain', firstgid: 1 }], layers: [layer()] },
  items: [],
  levelGoals: [],
  ...fields,
});
const goals = (...levelGoals: object[]) => level({ levelGoals });
const map = (...layers: object[]) => level({ map: { tilesets: [], layers } });

const answer = (step: object = { act: 'say', thing: 0, text: 'Hello!' }) => ({
  when: { event: 'all-met' },
  steps: [step],
});

const problemsOf = (data: unknown): readonly LevelProblem[] => {
  const parsed = parseLevel(data);
  return parsed.ok ? [] : parsed.problems;
};

describe('a level', () => {
  it('with only the required fields gets the defaults', () => {
    const { start: _start, ...least } = goals({ action: 'collect' });
    const parsed = parseLevel(least);
    expect(parsed.ok && parsed.level).toMatchObject({
      start: [0, 0],
      facing: 'up',
      zoom: 50,
      constants: [],
      inventory: [],
      levelGoals: [{ action: 'collect', score: 0, maxScore: 1 }],
    });
  });

  it.each<[string, unknown]>([
    ['a thing in the last cell', level({ items: [item()] })],
    ['a big thing', level({ items: [item({ compound: [[0, 0]] })] })],
    ['data beside a thing', level({ items: [item({ data: { state: 'hidden', text: 'Hi', times: 2 } })] })],
    ['a goal with places', goals({ action: 'speak', position: [0, 0], targetPosition: [1, 0], data: '*' })],
    ['a goal for a variable', goals({ action: 'assign', variable: 'my_age', depends: { count: 7 } })],
    ['a goal with expected data', goals({ action: 'compare', variable: 'x', expectedData: { list: [1] } })],
    ['the largest map', map(layer('ground_tiles', MAP_SIDE_LIMIT, MAP_SIDE_LIMIT))],
    ['constants', level({ constants: [{ name: 'PRICE', value: 3 }] })],
    ['a limit of lines', level({ maxLinesOfCode: 1 })],
    ['a sky', level({ sky: 'night' })],
    ['an answer', level({ items: [item()], reactions: [answer({ act: 'walk', thing: 0, to: [[1, 0]] })] })],
  ])('may have %s', (_what, data) => {
    expect(problemsOf(data)).toEqual([]);
  });

  it.each<[string, unknown, string]>([
    ['another version', level({ version: 2 }), 'version'],
    ['no version', level({ version: undefined }), 'version'],
    ['an unknown season', level({ season: 'rain' }), 'season'],
    ['a start between two tiles', level({ start: [0.5, 0] }), 'start.0'],
    ['a start outside the map', level({ start: [2, 0] }), 'start'],
    ['an unknown facing', level({ facing: 'north' }), 'facing'],
    ['a thing outside the map', level({ items: [item(), item({ position: [0, 1] })] }), 'items.1.position'],
    [
      'a part of a big thing outside the map',
      level({ items: [item({ compound: [[-1, 0]] })] }),
      'items.0.compound.0',
    ],
    ['a thing without a type', level({ items: [item({ type: '' })] }), 'items.0.type'],
    ['a thing with an unknown action', level({ items: [item({ action: 'fly' })] }), 'items.0.action'],
    ['a goal of an unknown kind', goals({ action: 'fly' }), 'levelGoals.0.action'],
    ['a goal outside the map', goals({ action: 'reach', position: [0, 9] }), 'levelGoals.0.position'],
    [
      'a target outside the map',
      goals({ action: 'collect', position: [0, 0], targetPosition: [0, -1] }),
      'levelGoals.0.targetPosition',
    ],
    ['a goal without an action', goals({ action: 'collect', maxScore: 0 }), 'levelGoals.0.maxScore'],
    [
      'a variable that is not a valid name',
      goals({ action: 'assign', variable: '2x', depends: { count: 1 } }),
      'levelGoals.0.variable',
    ],
    ['a map without layers', map(), 'map.layers'],
    ['a layer with too few cells', map({ ...layer(), data: [1] }), 'map.layers.0.data'],
    ['a layer of an unknown name', map(layer('sky')), 'map.layers.0.name'],
    ['layers of two sizes', map(layer(), layer('collisions', 1, 2)), 'map.layers'],
    ['layers of two heights', map(layer(), layer('collisions', 2, 2)), 'map.layers'],
    ['layers of two widths', map(layer(), layer('collisions', 1, 1)), 'map.layers'],
    ['a map that is too wide', map(layer('ground_tiles', MAP_SIDE_LIMIT + 1, 1)), 'map.layers.0.width'],
    ['no line allowed', level({ maxLinesOfCode: 0 }), 'maxLinesOfCode'],
    ['a count below zero', level({ inventory: [{ type: 'plank', count: -1 }] }), 'inventory.0.count'],
    ['an unknown field', level({ solution: 'x' }), ''],
    ['an unknown sky', level({ sky: 'fog' }), 'sky'],
    ['an answer without a step', level({ reactions: [{ ...answer(), steps: [] }] }), 'reactions.0.steps'],
    ['an answer by an unknown thing', level({ reactions: [answer()] }), 'reactions.0.steps.0.thing'],
    [
      'an answer to an unknown goal',
      level({ items: [item()], reactions: [{ ...answer(), when: { event: 'goal-met', goal: 0 } }] }),
      'reactions.0.when.goal',
    ],
    [
      'an answer to a tile outside the map',
      level({ items: [item()], reactions: [{ ...answer(), when: { event: 'arrived', at: [2, 0] } }] }),
      'reactions.0.when.at',
    ],
    [
      'a walk to a tile outside the map',
      level({ items: [item()], reactions: [answer({ act: 'walk', thing: 0, to: [[0, 9]] })] }),
      'reactions.0.steps.0.to.0',
    ],
    ['too many answers', level({ reactions: Array.from({ length: 31 }, () => answer()) }), 'reactions'],
  ])('may not have %s', (_what, data, path) => {
    expect(problemsOf(data).map((problem) => problem.path)).toContain(path);
  });
});

it('reports problems for any invalid input and never throws', () => {
  fc.assert(
    fc.property(fc.anything(), (nonsense) => {
      expect(parseLevel(nonsense).ok).toBe(false);
    }),
  );
});

it('reports problems that name the field, for invalid input in any field', () => {
  const fields = ['start', 'map', 'items', 'levelGoals', 'inventory', 'constants'];
  fc.assert(
    fc.property(
      fc.constantFrom(...fields),
      fc.oneof(fc.string(), fc.boolean(), fc.double()),
      (field, value) => {
        expect(problemsOf(level({ [field]: value })).map((problem) => problem.path)).toEqual([field]);
      },
    ),
  );
});

it('an item can have the action of each goal that is met at a place', () => {
  const atPlaces = goalActionSchema.exclude(['assign', 'compare', 'file']).options;
  expect(atPlaces.filter((action) => !itemActionSchema.safeParse(action).success)).toEqual([]);
});
