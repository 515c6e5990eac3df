import { describeCommand } from '../testing/command-cases.ts';
import { interactionRows } from '../testing/interaction-rows.ts';
import { water } from './water.ts';

const goal = { action: 'water', position: [0, 0], targetPosition: [1, 0] } as const;
const inventory = { canteen: 1 };
const scene = { map: 'R,', goals: [goal], inventory, program: 'water()' } as const;
const standing = (type: string, state?: string) => ({
  t: { type, action: 'water' as const, ...(state !== undefined && { data: { state } }) },
});

describeCommand(water, { map: 'R,', goals: [goal], inventory, scores: [1] }, [
  ...interactionRows(scene),
  {
    rule: 'farming ground can be watered',
    passes: { ...scene, scores: [1] },
    fails: { map: 'R.', code: 'cannot-water', scores: [0] },
  },
  ...[
    ['soil', 'R;'],
    ['wet soil', 'R:'],
    ['a wooden floor indoors', 'R_'],
    ['a stone floor indoors', 'R='],
  ].map(([ground, map = '']) => ({
    rule: `${ground} can be watered`,
    passes: { ...scene, map, scores: [1] },
    fails: { map: 'R#', code: 'cannot-water', scores: [0] },
  })),
  ...[
    ['tray', 'filled'],
    ['barrel', 'filled'],
    ['carrotCrop', 'wet'],
    ['tomatoCrop', 'wet'],
    ['cabbageCrop', 'wet'],
    ['wheatCrop', 'wet'],
    ['cornCrop', 'wet'],
    ['pumpkinCrop', 'wet'],
    ['radishCrop', 'wet'],
    ['soil', 'wet'],
  ].map(([type = '', state = '']) => ({
    rule: `a ${type} can be watered`,
    passes: { ...scene, map: 'Rt', legend: standing(type), things: { [type]: state }, scores: [1] },
    fails: { legend: standing('chest'), code: 'cannot-water' },
  })),
  {
    rule: 'of two goals on one cell the open one is scored',
    passes: { ...scene, goals: [{ ...goal, score: 1 }, goal], scores: [1, 1] },
  },
  {
    rule: 'a crop that has not been planted cannot be watered',
    passes: { ...scene, map: 'Rt', legend: standing('carrotCrop', 'planted') },
    fails: { legend: standing('carrotCrop', 'hidden'), code: 'cannot-water' },
  },
  {
    rule: 'a canteen is required and not used up',
    passes: { ...scene, holds: { canteen: 1 } },
    fails: { inventory: { wateringCan: 1 }, code: 'needs-canteen', scores: [0] },
  },
  {
    rule: 'the held canteens cover the cost of the goal',
    passes: {
      ...scene,
      goals: [{ ...goal, cost: { type: 'canteen', amount: 2 } }],
      inventory: { canteen: 2 },
      holds: { canteen: 2 },
    },
    fails: {
      inventory: { canteen: 1 },
      code: 'not-enough-items',
      params: { item: 'canteen', needed: 2, have: 1 },
    },
  },
  ...['canteen', 'wateringCan', 'bucket'].map((tool) => ({
    rule: `watering with a ${tool} does not use it up`,
    passes: {
      ...scene,
      goals: [{ ...goal, cost: { type: tool, amount: 1 } }],
      inventory: { [tool]: 1 },
      holds: { [tool]: 1 },
    },
  })),
  {
    rule: 'the held items cover the cost of the goal, which is used up',
    passes: {
      ...scene,
      goals: [{ ...goal, cost: { type: 'water', amount: 2 } }],
      inventory: { water: 3 },
      holds: { water: 1 },
    },
    fails: {
      inventory: { water: 1 },
      code: 'not-enough-items',
      params: { item: 'water', needed: 2, have: 1 },
      holds: { water: 1 },
    },
  },
]);
