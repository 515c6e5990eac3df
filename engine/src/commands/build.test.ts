import { describeCommand } from '../testing/command-cases.ts';
import { interactionRows } from '../testing/interaction-rows.ts';
import { build } from './build.ts';

const goal = { action: 'build', position: [0, 0], targetPosition: [1, 0], data: 'bridge' } as const;
const inventory = { log: 4 };
const legend = { b: { type: 'bridge', action: 'build' } } as const;
const scene = { map: 'Rb', legend, goals: [goal], inventory, program: 'build("bridge")' } as const;

const standard = (name: string, type: string, cost: string) => ({
  rule: `a ${name} costs 4 of ${cost}`,
  passes: {
    ...scene,
    legend: { b: { type, action: 'build' as const } },
    goals: [{ ...goal, data: name }],
    inventory: { [cost]: 5 },
    program: `build("${name}")`,
    holds: { [cost]: 1 },
    things: { [type]: 'there' },
    after: 'Rb',
    scores: [1],
  },
  fails: {
    inventory: { [cost]: 3 },
    code: 'not-enough-items',
    params: { item: cost, needed: 4, have: 3 },
    after: 'R.',
    holds: { [cost]: 3 },
    scores: [0],
  },
});

const house = (data: string, type: string) =>
  ({
    map: 'Rb',
    legend: { b: { type, action: 'build' } },
    goals: [{ ...goal, data }],
    inventory: { plank: 4 },
  }) as const;
const smallRed = house('chickenHouse small red', 'chickenHouseSmallRed');

describeCommand(
  build,
  {
    map: 'Rb',
    legend,
    goals: [goal],
    inventory,
    things: { bridge: 'there' },
    holds: { log: 0 },
    scores: [1],
  },
  [
    ...interactionRows(scene),
    standard('bridge', 'bridge', 'log'),
    standard('grainStack', 'grainStack', 'grain'),
    standard('woodRoad', 'woodRoad', 'plank'),
    standard('stoneRoad', 'stoneRoad', 'stone'),
    standard('woodPath', 'woodRoad', 'plank'),
    standard('stonePath', 'stoneRoad', 'stone'),
    standard('chickenHouse', 'chickenHouseBigGreen', 'plank'),
    {
      rule: "the first word of the goal's data is the structure",
      passes: { ...scene, goals: [{ ...goal, data: 'bridge horizontal' }] },
      fails: {
        goals: [{ ...goal, data: 'horizontal bridge' }],
        code: 'wrong-structure',
        params: { name: 'bridge' },
      },
    },
    {
      rule: "more spaces between the words of the goal's data change nothing",
      passes: { ...scene, goals: [{ ...goal, data: ' bridge  horizontal' }], scores: [1] },
    },
    {
      rule: 'the name matches as a whole word',
      passes: scene,
      fails: { program: 'build("bri")', code: 'wrong-structure', holds: { log: 4 } },
    },
    {
      rule: 'a goal may ask for another cost',
      passes: {
        ...scene,
        goals: [{ ...goal, cost: { type: 'stone', amount: 2 } }],
        inventory: { stone: 2 },
        holds: { stone: 0 },
      },
      fails: { inventory: { log: 4, stone: 1 }, code: 'not-enough-items', holds: { log: 4 } },
    },
    {
      rule: "the colour equals the goal's",
      passes: { ...smallRed, program: 'build("chickenHouse", "red", "small")', scores: [1] },
      fails: {
        program: 'build("chickenHouse", "blue", "small")',
        code: 'wrong-color',
        params: { name: 'chickenHouse', color: 'blue' },
      },
    },
    {
      rule: "the size equals the goal's",
      passes: { ...smallRed, program: 'build("chickenHouse", "red", "small")' },
      fails: {
        program: 'build("chickenHouse", "red", "big")',
        code: 'wrong-size',
        params: { name: 'chickenHouse', size: 'big' },
      },
    },
    {
      rule: 'a colour named by the goal must be given',
      passes: { ...smallRed, program: 'build("chickenHouse", "red", "small")' },
      fails: {
        program: 'build("chickenHouse")',
        code: 'wrong-color',
        params: { name: 'chickenHouse', color: 'None' },
      },
    },
    {
      rule: 'a size named by the goal must be given',
      passes: { ...smallRed, program: 'build("chickenHouse", "red", "small")' },
      fails: { program: 'build("chickenHouse", "red")', code: 'wrong-size' },
    },
    {
      rule: 'without a colour in the goal, any colour of the building is accepted',
      passes: {
        ...house('chickenHouse', 'chickenHouseBigOrange'),
        program: 'build("chickenHouse", "orange", "big")',
        things: { chickenHouseBigOrange: 'there' },
      },
      fails: { program: 'build("chickenHouse", "orange", "small")', code: 'wrong-size' },
    },
    {
      rule: 'a bridge has no colour',
      passes: { ...scene, program: 'build("bridge", None, None)' },
      fails: { program: 'build("bridge", "red")', code: 'wrong-color' },
    },
    {
      rule: 'of several hidden houses on one cell the requested one appears',
      passes: {
        ...house('chickenHouse', 'chickenHouseSmallRed'),
        items: [{ type: 'chickenHouseSmallBlue', action: 'build', position: [1, 0] }],
        program: 'build("chickenHouse", "blue")',
        things: { chickenHouseSmallRed: 'hidden', chickenHouseSmallBlue: 'there' },
      },
    },
    {
      rule: 'a house on several cells appears when any of them is the target',
      passes: {
        map: 'R..b',
        legend: {
          b: {
            type: 'chickenHouseBigGreen',
            action: 'build',
            compound: [
              [1, 0],
              [2, 0],
            ],
          },
        },
        goals: [{ ...goal, data: 'chickenHouse' }],
        inventory: { plank: 4 },
        program: 'build("chickenHouse")',
        after: 'Rbbb',
      },
    },
    {
      rule: 'among several goals on one cell the matching one is chosen',
      passes: {
        ...scene,
        goals: [{ ...goal, data: 'woodRoad' }, goal],
        scores: [0, 1],
      },
      fails: { program: 'build("stoneRoad")', code: 'wrong-structure', scores: [0, 0] },
    },
    {
      rule: 'among several houses on one cell the goal with the colour of the call is chosen',
      passes: {
        ...smallRed,
        items: [{ type: 'chickenHouseSmallBlue', action: 'build', position: [1, 0] }],
        goals: ['red', 'blue'].map((color) => ({ ...goal, data: `chickenHouse small ${color}` })),
        program: 'build("chickenHouse", "blue", "small")',
        things: { chickenHouseSmallRed: 'hidden', chickenHouseSmallBlue: 'there' },
        scores: [0, 1],
      },
    },
    {
      rule: 'it is not built already',
      passes: { ...scene, inventory: { log: 8 }, holds: { log: 4 } },
      fails: {
        program: 'build("bridge") build("bridge")',
        code: 'already-built',
        params: { name: 'bridge' },
        holds: { log: 4 },
      },
    },
    {
      rule: 'a met goal builds what is still hidden',
      passes: { ...scene, goals: [{ ...goal, score: 1 }], things: { bridge: 'there' }, scores: [1] },
    },
    {
      rule: 'a word is given',
      passes: scene,
      fails: { program: 'build(4)', code: 'wrong-argument', params: { parameter: 'name' } },
    },
    {
      rule: 'the colour is a text',
      passes: { ...smallRed, program: 'build("chickenHouse", "red", "small")' },
      fails: {
        program: 'build("chickenHouse", 1, "small")',
        code: 'wrong-argument',
        params: { parameter: 'color' },
      },
    },
    {
      rule: 'the size is a text',
      passes: { ...smallRed, program: 'build("chickenHouse", "red", "small")' },
      fails: {
        program: 'build("chickenHouse", "red", 1)',
        code: 'wrong-argument',
        params: { parameter: 'size' },
      },
    },
    {
      rule: 'in free play a bridge is built on the water ahead',
      passes: {
        map: '>~.',
        legend: { b: { type: 'bridge', action: 'build' } },
        free: true,
        inventory: { log: 4 },
        items: [{ type: 'bridge', action: 'build', position: [2, 0] }],
        program: 'build("bridge") move_forward(2)',
        after: '.b>',
        holds: { log: 0 },
      },
      fails: { items: [], code: 'none-left', program: 'build("bridge")' },
    },
    {
      rule: 'in free play a house needs free tiles',
      passes: {
        map: '>..',
        legend: { h: { type: 'chickenHouseSmallBlue', action: 'build' } },
        free: true,
        inventory: { plank: 4 },
        items: [{ type: 'chickenHouseSmallBlue', action: 'build', position: [0, 0], compound: [[1, 0]] }],
        program: 'build("chickenHouse", "blue")',
        after: '>hh',
      },
      fails: { map: '>.k', code: 'no-room' },
    },
    {
      rule: 'in free play the colour exists',
      passes: {
        map: '>..',
        free: true,
        inventory: { plank: 4 },
        items: [{ type: 'chickenHouseSmallRed', action: 'build', position: [0, 0] }],
        program: 'build("chickenHouse")',
      },
      fails: { program: 'build("chickenHouse", "pink")', code: 'wrong-color' },
    },
    {
      rule: 'in free play the size exists in that colour',
      passes: {
        map: '>..',
        free: true,
        inventory: { plank: 4 },
        items: [{ type: 'chickenHouseSmallRed', action: 'build', position: [0, 0] }],
        program: 'build("chickenHouse", "red", "small")',
      },
      fails: { program: 'build("chickenHouse", "red", "big")', code: 'wrong-size' },
    },
  ],
);
