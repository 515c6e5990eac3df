import { describeCommand } from '../testing/command-cases.ts';
import { interactionRows } from '../testing/interaction-rows.ts';
import { plant } from './plant.ts';

const goal = {
  action: 'plant',
  position: [0, 0],
  targetPosition: [1, 0],
  data: 'carrotSeeds',
  cost: { type: 'carrotSeeds', amount: 1 },
} as const;
const inventory = { carrotSeeds: 1 };
const legend = { p: { type: 'carrotCrop', action: 'plant' } } as const;
const scene = { map: 'Rp', legend, goals: [goal], inventory, program: 'plant("carrotSeeds")' } as const;

describeCommand(
  plant,
  {
    map: 'Rp',
    legend,
    goals: [goal],
    inventory,
    things: { carrotCrop: 'planted' },
    holds: { carrotSeeds: 0 },
    scores: [1],
  },
  [
    ...interactionRows(scene),
    {
      rule: 'a plant is not its seeds',
      passes: scene,
      fails: {
        program: 'plant("carrots")',
        code: 'wrong-item',
        params: { what: 'carrots', seeds: 'carrotSeeds' },
      },
    },
    {
      rule: 'a hidden crop appears',
      passes: { ...scene, after: 'Rp', scores: [1] },
      fails: { program: 'plant("cornSeeds")', code: 'wrong-item', after: 'R.', scores: [0] },
    },
    {
      rule: 'a plot is planted',
      passes: { ...scene, legend: { p: { type: 'soil', action: 'plant' } }, things: { soil: 'planted' } },
    },
    {
      rule: 'a wet plot stays wet',
      passes: {
        ...scene,
        legend: { p: { type: 'soil', action: 'plant', data: { state: 'wet' } } },
        things: { soil: 'wet' },
      },
    },
    {
      rule: 'other things on the cell do not change',
      passes: { ...scene, items: [{ type: 'feather', position: [1, 0] }], things: { feather: 'there' } },
    },
    {
      rule: 'there are enough seeds',
      passes: scene,
      fails: { inventory: {}, code: 'not-enough-items', params: { item: 'carrotSeeds', needed: 1, have: 0 } },
    },
    {
      rule: 'a number equals the whole held amount',
      passes: { ...scene, program: 'plant(1)', holds: { carrotSeeds: 0 } },
      fails: { program: 'plant(2)', code: 'wrong-number', holds: { carrotSeeds: 1 } },
    },
    {
      rule: 'a number equals the cost, not only the held amount',
      passes: {
        ...scene,
        goals: [{ ...goal, cost: { type: 'carrotSeeds', amount: 3 } }],
        inventory: { carrotSeeds: 3 },
        program: 'plant(3)',
        holds: { carrotSeeds: 0 },
      },
      fails: { inventory: { carrotSeeds: 4 }, program: 'plant(4)', code: 'wrong-number', scores: [0] },
    },
    {
      rule: 'among several goals on one cell the matching one is chosen',
      passes: {
        ...scene,
        goals: [goal, { ...goal, data: 'cornSeeds', cost: { type: 'cornSeeds', amount: 1 } }],
        inventory: { carrotSeeds: 1, cornSeeds: 1 },
        program: 'plant("cornSeeds")',
        scores: [0, 1],
        holds: { carrotSeeds: 1, cornSeeds: 0 },
      },
      fails: { program: 'plant("wheatSeeds")', code: 'wrong-item', scores: [0, 0] },
    },
    {
      rule: 'something is named',
      passes: scene,
      fails: { program: 'plant()', code: 'wrong-argument', params: { parameter: 'what' } },
    },
    {
      rule: 'in free play seeds go into the soil ahead',
      passes: {
        map: '>;.',
        legend: { y: { type: 'carrotCrop', action: 'plant' } },
        free: true,
        inventory: { carrotSeeds: 2 },
        items: [{ type: 'carrotCrop', action: 'plant', position: [2, 0] }],
        program: 'plant("carrotSeeds")',
        after: '>y.',
        holds: { carrotSeeds: 1 },
        things: { carrotCrop: 'planted' },
      },
      fails: { map: '>..', code: 'cannot-plant' },
    },
    {
      rule: 'in free play a plant needs a tile of its own',
      passes: {
        map: '>;.',
        free: true,
        inventory: { carrotSeeds: 2 },
        items: [
          { type: 'carrotCrop', action: 'plant', position: [2, 0] },
          { type: 'carrotCrop', action: 'plant', position: [2, 0] },
        ],
        program: 'plant("carrotSeeds")',
      },
      fails: { program: 'plant("carrotSeeds") plant("carrotSeeds")', code: 'no-room' },
    },
    {
      rule: 'in free play the farm has only some plants in store',
      passes: {
        map: '>;.',
        free: true,
        inventory: { carrotSeeds: 1 },
        items: [{ type: 'carrotCrop', action: 'plant', position: [2, 0] }],
        program: 'plant("carrotSeeds")',
      },
      fails: { items: [], code: 'none-left' },
    },
  ],
);
