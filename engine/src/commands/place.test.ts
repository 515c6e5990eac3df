import { describeCommand } from '../testing/command-cases.ts';
import { interactionRows } from '../testing/interaction-rows.ts';
import { place } from './place.ts';

const goal = {
  action: 'place',
  position: [0, 0],
  targetPosition: [1, 0],
  data: 'bread',
  cost: { type: 'bread', amount: 2 },
} as const;
const inventory = { bread: 2 };
const legend = { s: { type: 'shelf', action: 'place' } } as const;
const scene = { map: 'Rs', legend, goals: [goal], inventory, program: 'place("bread")' } as const;

describeCommand(
  place,
  {
    map: 'Rs',
    legend,
    goals: [goal],
    inventory,
    things: { shelf: 'filled' },
    holds: { bread: 0 },
    scores: [1],
  },
  [
    ...interactionRows(scene),
    {
      rule: 'a text equals the data of the goal',
      passes: { ...scene, scores: [1] },
      fails: {
        program: 'place("Bread")',
        code: 'wrong-item',
        params: { what: 'Bread', meant: 'bread' },
        holds: { bread: 2 },
      },
    },
    {
      rule: 'with a name, the held items cover the cost',
      passes: scene,
      fails: {
        inventory: { bread: 1 },
        code: 'not-enough-items',
        params: { item: 'bread', needed: 2, have: 1 },
        things: { shelf: 'empty' },
        holds: { bread: 1 },
      },
    },
    {
      rule: 'with a name, only the cost is used up',
      passes: { ...scene, inventory: { bread: 5 }, holds: { bread: 3 } },
    },
    {
      rule: 'a number equals the held amount and the cost, and all of it is used up',
      passes: {
        ...scene,
        program: 'place(2)',
        holds: { bread: 0 },
        things: { shelf: 'filled' },
        scores: [1],
      },
      fails: { program: 'place(1)', code: 'wrong-number', params: { number: 1 }, holds: { bread: 2 } },
    },
    {
      rule: 'a number equals the held amount, not only the cost',
      passes: { ...scene, program: 'place(2)' },
      fails: { inventory: { bread: 3 }, code: 'wrong-number', params: { number: 2 } },
    },
    {
      rule: 'a number above the cost fails, even if it equals the held amount',
      passes: { ...scene, program: 'place(2)' },
      fails: { inventory: { bread: 3 }, program: 'place(3)', code: 'wrong-number' },
    },
    {
      rule: 'a number below the cost fails, even if it equals the held amount',
      passes: { ...scene, program: 'place(2)' },
      fails: { inventory: { bread: 1 }, program: 'place(1)', code: 'not-enough-items' },
    },
    {
      rule: 'a number chooses the goal with this cost',
      passes: {
        ...scene,
        goals: [{ ...goal, cost: { type: 'cheese', amount: 1 } }, goal],
        inventory: { bread: 2, cheese: 2 },
        program: 'place(2)',
        scores: [0, 1],
        holds: { bread: 0, cheese: 2 },
      },
    },
    {
      rule: 'without a cost, the goal needs its count of its type',
      passes: {
        ...scene,
        goals: [{ action: 'place', position: [0, 0], targetPosition: [1, 0], type: 'apple', count: 3 }],
        inventory: { apple: 3 },
        program: 'place("apple")',
        holds: { apple: 0 },
      },
      fails: { inventory: { apple: 2 }, code: 'not-enough-items' },
    },
    {
      rule: 'among several goals on one cell the matching one is chosen',
      passes: {
        ...scene,
        goals: [goal, { ...goal, data: 'cheese', cost: { type: 'cheese', amount: 1 } }],
        inventory: { bread: 2, cheese: 1 },
        program: 'place("cheese")',
        scores: [0, 1],
        holds: { bread: 2, cheese: 0 },
      },
      fails: { program: 'place("butter")', code: 'wrong-item', scores: [0, 0] },
    },
    ...['wineRack', 'tray', 'barrel', 'flag'].map((type) => ({
      rule: `a ${type} goes from empty to filled`,
      passes: { ...scene, legend: { s: { type, action: 'place' as const } }, things: { [type]: 'filled' } },
    })),
    {
      rule: 'a hidden thing on the target appears',
      passes: {
        ...scene,
        legend: { s: { type: 'bread', action: 'place' } },
        things: { bread: 'there' },
        after: 'Rs',
      },
    },
    {
      rule: 'of two hidden things on the target the placed one appears',
      passes: {
        ...scene,
        legend: { s: { type: 'bread', action: 'place' } },
        items: [{ type: 'cheese', action: 'place', position: [1, 0] }],
        things: { bread: 'there', cheese: 'hidden' },
      },
    },
    {
      rule: 'something is named',
      passes: scene,
      fails: { program: 'place(True)', code: 'wrong-argument', params: { parameter: 'what' } },
    },
    {
      rule: 'in free play an item comes to the free tile ahead',
      passes: {
        map: '>...',
        legend: { c: { type: 'carrot' } },
        free: true,
        inventory: { carrot: 1 },
        items: [{ type: 'carrot', position: [3, 0], data: { state: 'hidden' } }],
        program: 'place("carrot")',
        after: '>c..',
        holds: { carrot: 0 },
      },
      fails: { map: '>#..', code: 'no-room' },
    },
    {
      rule: 'in free play there are as many items as the farm has in store',
      passes: {
        map: '>c..',
        free: true,
        program: 'move_forward(1) place("carrot")',
        after: '.>c.',
      },
      fails: { map: '>...', inventory: { carrot: 1 }, program: 'place("carrot")', code: 'none-left' },
    },
    {
      rule: 'in free play an item fills the empty shelf ahead',
      passes: {
        map: '>s',
        legend: { s: { type: 'shelf', action: 'none' } },
        free: true,
        inventory: { bread: 1 },
        program: 'place("bread")',
        things: { shelf: 'filled' },
      },
      fails: { program: 'place("zebra")', code: 'wrong-item' },
    },
  ],
);
