import type { FarmWords } from './farm-words.ts';

/**
 * The effects of a level's program that a learner notices. Each kind of effect has its own place on the page.
 */
export type Effect = {
  /** The bubble over the character. */
  readonly bubble?: string;
  /** The message box, by its heading. */
  readonly message?: readonly [channel: 'read' | 'write' | 'display', text: string];
  /** The box of a question, and the button to click in it. */
  readonly question?: readonly [text: string, answer: 'yes' | 'no'];
  /** The farm's sentence for screen readers. */
  readonly hears?: (words: FarmWords) => string;
  /** A line that the test adds to the solution, and the text that the line prints. */
  readonly prints?: readonly [line: string, text: string];
};

export type Journey = { readonly name: string; readonly slug: string } & Effect;

const walks =
  (key: 'moved' | 'moved-back', count: number, row: number, column: number) =>
  ({ counted }: FarmWords): string =>
    counted(key, count, { row, column });

const turns =
  (facing: string) =>
  ({ sentence, name }: FarmWords): string =>
    sentence('turned', { facing: name(`facings.${facing}`) });

const holds =
  (type: string, amount: number) =>
  ({ sentence, thing }: FarmWords): string =>
    sentence('counted', { amount, thing: thing(type, amount) });

const becomes =
  (state: string, type: string) =>
  ({ sentence, thing, name }: FarmWords): string =>
    sentence('state', { thing: thing(type), state: name(`narration.states.${state}`) });

const appears =
  (type: string, row: number, column: number) =>
  ({ sentence, thing }: FarmWords): string =>
    sentence('appeared', { thing: thing(type), row, column });

const says =
  (channel: string, text: string) =>
  ({ sentence }: FarmWords): string =>
    sentence(`said.${channel}`, { text });

/** One journey for each level of the course, in order. A level with a question has a journey for each answer. */
export const JOURNEYS: readonly Journey[] = [
  { name: 'move_forward', slug: 'walking-level1', hears: walks('moved', 3, 3, 5) },
  { name: 'move_backward', slug: 'walking-level2', hears: walks('moved-back', 3, 5, 5) },
  { name: 'turn_left', slug: 'walking-level3', hears: turns('left') },
  { name: 'turn_right', slug: 'walking-level4', hears: turns('right') },
  {
    name: 'push',
    slug: 'walking-level5',
    hears: ({ sentence, thing }) => sentence('pushed', { thing: thing('rock'), row: 2, column: 5 }),
  },
  { name: 'reach', slug: 'walking-level6', hears: walks('moved', 3, 3, 5) },
  { name: 'speak', slug: 'talking-level1', bubble: 'Good morning!', hears: says('speak', 'Good morning!') },
  {
    name: 'write',
    slug: 'talking-level2',
    message: ['write', 'Fresh eggs'],
    hears: says('write', 'Fresh eggs'),
  },
  {
    name: 'read',
    slug: 'talking-level3',
    message: ['read', 'Feed the hens'],
    hears: says('read', 'Feed the hens'),
  },
  { name: 'display', slug: 'talking-level4', message: ['display', '12'], hears: says('display', '12') },
  {
    name: 'ask, answered with No',
    slug: 'talking-level5',
    question: ['Shall I go left?', 'no'],
    hears: turns('right'),
  },
  {
    name: 'ask, answered with Yes',
    slug: 'talking-level5',
    question: ['Shall I go left?', 'yes'],
    hears: turns('left'),
  },
  { name: 'collect', slug: 'working-level1', hears: holds('pumpkin', 1) },
  { name: 'collect water', slug: 'working-level2', hears: holds('water', 2) },
  { name: 'build a bridge', slug: 'working-level3', hears: appears('bridge', 3, 5) },
  { name: 'build a long bridge', slug: 'working-level4', hears: appears('bridge', 3, 5) },
  { name: 'build roads', slug: 'working-level5', hears: appears('stoneRoad', 2, 5) },
  { name: 'build a grain stack', slug: 'working-level6', hears: appears('grainStack', 3, 5) },
  { name: 'build chicken houses', slug: 'working-level7', hears: appears('chickenHouseBigGreen', 5, 6) },
  { name: 'water', slug: 'working-level8', hears: becomes('wet', 'carrotCrop') },
  { name: 'open', slug: 'working-level9', hears: becomes('open', 'chest') },
  { name: 'close', slug: 'working-level10', hears: becomes('closed', 'door') },
  { name: 'place', slug: 'working-level11', hears: becomes('filled', 'shelf') },
  { name: 'place a number', slug: 'working-level12', hears: becomes('filled', 'wineRack') },
  { name: 'plant', slug: 'working-level13', hears: appears('carrotCrop', 3, 5) },
  { name: 'combine', slug: 'working-level14', hears: holds('salad', 1) },
  { name: 'look', slug: 'asking-level1', prints: ['print(seen)', 'pumpkin'] },
  { name: 'can_move', slug: 'asking-level2', prints: ['print(player.can_move())', 'False'] },
  { name: 'count', slug: 'asking-level3', prints: ['print(eggs)', '2'], hears: holds('egg', 2) },
  {
    name: 'position',
    slug: 'asking-level4',
    prints: ['print(place)', '(5, 3)'],
    hears: walks('moved', 3, 3, 5),
  },
  { name: 'facing', slug: 'asking-level5', prints: ['print(way)', 'right'], hears: turns('right') },
  { name: 'assign goals', slug: 'goals-level1', prints: ['print(hen)', 'BERTA'] },
  { name: 'compare goals', slug: 'goals-level2', prints: ['print(basket)', "['pear', 'apple']"] },
  { name: 'several goals on one tile', slug: 'goals-level3', bubble: 'Grow!', hears: says('speak', 'Grow!') },
  {
    name: 'times and cost of a goal',
    slug: 'goals-level4',
    bubble: 'three',
    hears: appears('bridge', 3, 5),
  },
];
