import { describeCommand } from '../testing/command-cases.ts';
import { interactionRows } from '../testing/interaction-rows.ts';
import { combine } from './combine.ts';

const goal = { action: 'combine', position: [0, 0], targetPosition: [1, 0], data: 'salad' } as const;
const inventory = { carrot: 2, tomato: 2, lettuce: 6, cucumber: 2 };
const legend = { s: { type: 'salad', action: 'combine' } } as const;
const scene = { map: 'Rs', legend, goals: [goal], inventory, program: 'combine("salad")' } as const;
const nothingLeft = { carrot: 0, tomato: 0, lettuce: 0, cucumber: 0 };

const recipe = (
  product: string,
  held: Readonly<Record<string, number>>,
  missing: Readonly<Record<string, number>>,
) => ({
  rule: `${product} needs ${Object.entries(held)
    .map(([type, count]) => `${count} ${type}`)
    .join(', ')}`,
  passes: {
    ...scene,
    legend: { s: { type: product, action: 'combine' as const } },
    goals: [{ ...goal, data: product }],
    inventory: held,
    program: `combine("${product}")`,
    holds: Object.fromEntries(Object.keys(held).map((type) => [type, 0])),
    things: { [product]: 'there' },
    scores: [1],
  },
  fails: { inventory: { ...held, ...missing }, code: 'not-enough-items', scores: [0] },
});

describeCommand(
  combine,
  {
    map: 'Rs',
    legend,
    goals: [goal],
    inventory,
    things: { salad: 'there' },
    holds: nothingLeft,
    scores: [1],
  },
  [
    ...interactionRows(scene),
    recipe('radishDressing', { milk: 3, cream: 2, lettuce: 3, radish: 5 }, { radish: 4 }),
    recipe('fruitJuice', { water: 1, emptyJar: 1, orange: 1, peach: 1, pear: 1, apple: 1 }, { emptyJar: 0 }),
    recipe('grapeJuice', { grape: 1, emptyJar: 1 }, { grape: 0 }),
    recipe('berryMilk', { milk: 1, redBerry: 1 }, { redBerry: 0 }),
    recipe('berryMilk', { milk: 1, strawberry: 1 }, { strawberry: 0 }),
    recipe('salad', { carrot: 2, tomato: 2, lettuce: 6, cucumber: 2 }, { lettuce: 5 }),
    {
      rule: 'the product equals the data of the goal',
      passes: scene,
      fails: { program: 'combine("soup")', code: 'wrong-item', params: { what: 'soup' }, holds: inventory },
    },
    {
      rule: 'the failure says whether the product belongs to another X',
      passes: { ...scene, goals: [goal, { ...goal, position: [1, 0], data: 'berryMilk' }] },
      fails: {
        program: 'combine("berryMilk")',
        code: 'wrong-item',
        params: { what: 'berryMilk', elsewhere: 1 },
        scores: [0, 0],
      },
    },
    {
      rule: 'the failure names the missing ingredient',
      passes: scene,
      fails: {
        inventory: { ...inventory, tomato: 1 },
        code: 'not-enough-items',
        params: { item: 'tomato', needed: 2, have: 1 },
        holds: { carrot: 2 },
      },
    },
    {
      rule: 'a goal may list the types with | between them; the recipe gives the amounts',
      passes: {
        ...scene,
        goals: [{ ...goal, data: 'berryMilk', cost: { type: 'milk|strawberry', amount: 9 } }],
        inventory: { milk: 1, strawberry: 1, redBerry: 1 },
        program: 'combine("berryMilk")',
        holds: { milk: 0, strawberry: 0, redBerry: 1 },
      },
      fails: { inventory: { milk: 1, redBerry: 1 }, code: 'not-enough-items' },
    },
    {
      rule: 'without a recipe, the cost is needed of each listed type',
      passes: {
        ...scene,
        goals: [{ ...goal, data: 'pie', cost: { type: 'apple|flour', amount: 2 } }],
        inventory: { apple: 2, flour: 3 },
        program: 'combine("pie")',
        holds: { apple: 0, flour: 1 },
      },
      fails: { inventory: { apple: 2, flour: 1 }, code: 'not-enough-items' },
    },
    {
      rule: 'a type that is listed twice is needed twice',
      passes: {
        ...scene,
        goals: [{ ...goal, data: 'pie', cost: { type: 'apple|apple', amount: 2 } }],
        inventory: { apple: 4 },
        program: 'combine("pie")',
        holds: { apple: 0 },
      },
      fails: {
        inventory: { apple: 3 },
        code: 'not-enough-items',
        params: { item: 'apple', needed: 4, have: 3 },
      },
    },
    {
      rule: 'the goal lists the ingredients',
      passes: scene,
      fails: {
        goals: [{ ...goal, data: 'pie' }],
        program: 'combine("pie")',
        code: 'unexpected',
        params: { action: 'combine' },
      },
    },
    {
      rule: 'the hidden product appears on the target; without one the character holds it immediately',
      passes: { ...scene, legend: { s: { type: 'flowers' } }, holds: { salad: 1 } },
    },
    {
      rule: 'of two hidden products on the target the named one appears',
      passes: {
        ...scene,
        items: [{ type: 'berryMilk', action: 'combine', position: [1, 0] }],
        things: { salad: 'there', berryMilk: 'hidden' },
      },
    },
    {
      rule: 'a product is named',
      passes: scene,
      fails: { program: 'combine(2)', code: 'wrong-argument', params: { parameter: 'what' } },
    },
  ],
);
