import { describeCommand } from '../testing/command-cases.ts';
import { collect } from './collect.ts';

const carrot = {
  action: 'collect',
  type: 'carrot',
  data: 'carrot',
  position: [0, 0],
  targetPosition: [1, 0],
} as const;
const water = { ...carrot, type: 'water', data: 'water', maxScore: 3 } as const;

describeCommand(collect, { map: 'Rc', goals: [carrot], after: 'R.', holds: { carrot: 1 }, scores: [1] }, [
  {
    rule: 'stands on an X mark',
    passes: { map: 'Rc', goals: [carrot], program: 'collect("carrot")', after: 'R.', holds: { carrot: 1 } },
    fails: { map: '>c', code: 'not-on-mark', params: { action: 'collect', marks: 0 }, after: '>c' },
  },
  {
    rule: 'without a mark the failure names the thing that no goal asks for',
    passes: { map: 'Rc', goals: [carrot], program: 'collect("carrot")' },
    fails: {
      map: '>c',
      goals: [{ ...carrot, position: [1, 0], targetPosition: [0, 0] }],
      code: 'not-on-mark',
      params: { action: 'collect', thing: 'carrot', marks: 0 },
    },
  },
  {
    rule: 'without a mark the failure does not name a thing that a goal asks for, even one to pick up',
    passes: { map: 'Rc', goals: [carrot], program: 'collect("carrot")' },
    fails: {
      map: '>c',
      goals: [{ action: 'collect', type: 'carrot' }],
      code: 'not-on-mark',
      params: { action: 'collect', marks: 0 },
    },
  },
  {
    rule: 'without a mark the failure names the thing if goals only ask for others, or plant it',
    passes: { map: 'Rc', goals: [carrot], program: 'collect("carrot")' },
    fails: {
      map: '>c',
      goals: [
        { action: 'collect', type: 'apple' },
        { action: 'plant', type: 'carrot' },
      ],
      code: 'not-on-mark',
      params: { action: 'collect', thing: 'carrot', marks: 0 },
    },
  },
  {
    rule: 'without a mark the failure does not name a thing that one of the goals asks for',
    passes: { map: 'Rc', goals: [carrot], program: 'collect("carrot")' },
    fails: {
      map: '>c',
      goals: [
        { action: 'collect', type: 'apple' },
        { action: 'collect', type: 'carrot' },
      ],
      code: 'not-on-mark',
      params: { action: 'collect', marks: 0 },
    },
  },
  {
    rule: 'on a mark for another command the failure names that command, from an open goal if there is one',
    passes: { map: 'Rc', goals: [carrot], program: 'collect("carrot")' },
    fails: {
      goals: [
        { action: 'speak', position: [0, 0], score: 1 },
        { action: 'water', position: [0, 0] },
      ],
      code: 'unexpected',
      params: { action: 'collect', wanted: 'water' },
    },
  },
  {
    rule: 'a goal has this cell as its position',
    passes: { map: 'Rc', goals: [carrot], program: 'collect("carrot")' },
    fails: { goals: [{ ...carrot, position: [1, 0], targetPosition: [0, 0] }], code: 'unexpected' },
  },
  {
    rule: 'faces the target',
    passes: { map: 'Lc', goals: [carrot], program: 'turn_left() turn_left() collect("carrot")' },
    fails: { program: 'collect("carrot")', code: 'not-facing-target' },
  },
  {
    rule: 'the subject equals the data of the goal',
    passes: { map: 'Rc', goals: [carrot], program: 'collect("carrot")' },
    fails: { program: 'collect("apple")', code: 'cannot-collect', params: { what: 'apple' }, after: 'Rc' },
  },
  {
    rule: 'a misspelt item tells its name',
    passes: { map: 'Rc', goals: [carrot], program: 'collect("carrot")' },
    fails: {
      program: 'collect("carrots")',
      code: 'cannot-collect',
      params: { what: 'carrots', meant: 'carrot' },
      after: 'Rc',
    },
  },
  {
    rule: 'among several goals on one cell the matching one is chosen',
    passes: {
      map: 'Rc',
      items: [{ type: 'apple', position: [1, 0] }],
      goals: [carrot, { ...carrot, type: 'apple', data: 'apple' }],
      program: 'collect("apple")',
      holds: { apple: 1 },
      things: { carrot: 'there', apple: 'gone' },
      scores: [0, 1],
    },
    fails: { program: 'collect("pear")', code: 'cannot-collect', scores: [0, 0] },
  },
  {
    rule: 'the thing is still there',
    passes: {
      map: 'Rc',
      goals: [{ ...carrot, maxScore: 2 }],
      program: 'collect("carrot")',
      scores: [1],
    },
    fails: {
      program: 'collect("carrot") collect("carrot")',
      code: 'nothing-to-collect',
      holds: { carrot: 1 },
      scores: [1],
    },
  },
  {
    rule: 'water is never used up and adds one to its type each time',
    passes: {
      map: 'R~',
      goals: [water],
      program: 'collect("water") collect("water")',
      holds: { water: 2 },
      scores: [2],
    },
  },
  {
    rule: 'adds to what is held, but never scores more than the maximum',
    passes: {
      map: 'R~',
      goals: [{ ...water, maxScore: 1 }],
      inventory: { water: 4 },
      program: 'collect("water") collect("water")',
      holds: { water: 6 },
      scores: [1],
    },
  },
  ...[
    { type: 'carrot', data: 'roots' },
    { type: 'carrot', data: undefined },
    { type: undefined, data: 'carrot' },
  ].map(({ type, data }) => ({
    rule: `the goal has the type ${type} and the data ${data}`,
    passes: {
      map: 'Rc',
      goals: [{ ...carrot, type, data }],
      program: `collect("${data ?? type}")`,
      after: 'R.',
      holds: { carrot: 1 },
      scores: [1],
    },
  })),
  {
    rule: 'needs a name that is not blank',
    passes: { map: 'Rc', goals: [carrot], program: 'collect("carrot")' },
    fails: { program: 'collect(" ")', code: 'wrong-argument', params: { parameter: 'what' } },
  },
  {
    rule: 'needs the name of a thing',
    passes: { map: 'Rc', goals: [carrot], program: 'collect("carrot")' },
    fails: { program: 'collect()', code: 'wrong-argument', params: { parameter: 'what' } },
  },
]);
