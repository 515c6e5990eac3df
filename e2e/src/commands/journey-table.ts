/** What a learner notices when the program of a level has run: each kind is looked for where it is shown. */
export type Effect = {
  /** The bubble over the character. */
  readonly bubble?: string;
  /** The message box, by its heading. */
  readonly message?: readonly [channel: 'read' | 'write' | 'display', text: string];
  /** The box of a question, and the button that is pressed in it. */
  readonly question?: readonly [text: string, answer: 'yes' | 'no'];
  /** A line that the program has besides its solution, and what it prints. */
  readonly prints?: readonly [line: string, text: string];
};

export type Journey = { readonly name: string; readonly slug: string } & Effect;

/** One journey for each level of the course, in its order; questions are answered in both ways. */
export const JOURNEYS: readonly Journey[] = [
  { name: 'move_forward', slug: 'walking-level1' },
  { name: 'move_backward', slug: 'walking-level2' },
  { name: 'turn_left', slug: 'walking-level3' },
  { name: 'turn_right', slug: 'walking-level4' },
  {
    name: 'push',
    slug: 'walking-level5',
  },
  { name: 'reach', slug: 'walking-level6' },
  { name: 'speak', slug: 'talking-level1', bubble: 'Good morning!' },
  { name: 'write', slug: 'talking-level2', message: ['write', 'Fresh eggs'] },
  { name: 'read', slug: 'talking-level3', message: ['read', 'Feed the hens'] },
  { name: 'display', slug: 'talking-level4', message: ['display', '12'] },
  {
    name: 'ask, answered with No',
    slug: 'talking-level5',
    question: ['Shall I go left?', 'no'],
  },
  {
    name: 'ask, answered with Yes',
    slug: 'talking-level5',
    question: ['Shall I go left?', 'yes'],
  },
  { name: 'collect', slug: 'working-level1' },
  { name: 'collect water', slug: 'working-level2' },
  { name: 'build a bridge', slug: 'working-level3' },
  { name: 'build a long bridge', slug: 'working-level4' },
  { name: 'build roads', slug: 'working-level5' },
  { name: 'build a grain stack', slug: 'working-level6' },
  { name: 'build chicken houses', slug: 'working-level7' },
  { name: 'water', slug: 'working-level8' },
  { name: 'open', slug: 'working-level9' },
  { name: 'close', slug: 'working-level10' },
  { name: 'place', slug: 'working-level11' },
  { name: 'place a number', slug: 'working-level12' },
  { name: 'plant', slug: 'working-level13' },
  { name: 'combine', slug: 'working-level14' },
  { name: 'look', slug: 'asking-level1', prints: ['print(seen)', 'pumpkin'] },
  { name: 'can_move', slug: 'asking-level2', prints: ['print(player.can_move())', 'False'] },
  { name: 'count', slug: 'asking-level3', prints: ['print(eggs)', '2'] },
  { name: 'position', slug: 'asking-level4', prints: ['print(place)', '(5, 3)'] },
  { name: 'facing', slug: 'asking-level5', prints: ['print(way)', 'right'] },
  { name: 'assign goals', slug: 'goals-level1', prints: ['print(hen)', 'BERTA'] },
  { name: 'compare goals', slug: 'goals-level2', prints: ['print(basket)', "['pear', 'apple']"] },
  { name: 'several goals on one tile', slug: 'goals-level3', bubble: 'Grow!' },
  {
    name: 'times and cost of a goal',
    slug: 'goals-level4',
    bubble: 'three',
  },
];
