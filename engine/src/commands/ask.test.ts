import { describeCommand } from '../testing/command-cases.ts';
import { interactionRows } from '../testing/interaction-rows.ts';
import { ask } from './ask.ts';

const question = 'Shall we plant carrots?';
const goal = { action: 'ask', position: [0, 0], targetPosition: [1, 0], data: question } as const;
const scene = { map: 'R.', goals: [goal], program: `ask("${question}")` } as const;

describeCommand(ask, { map: 'R.', goals: [goal], said: [question], scores: [1] }, [
  ...interactionRows(scene),
  {
    rule: 'asks the exact question and leaves the answer to the host',
    passes: { ...scene, said: [question], scores: [1], value: undefined },
    fails: { program: 'ask("shall we plant carrots?")', code: 'wrong-text', scores: [0] },
  },
  {
    rule: 'a star accepts every question',
    passes: { ...scene, goals: [{ ...goal, data: '*' }], program: 'ask("Why?")', scores: [1] },
  },
  {
    rule: 'among several goals on one cell the matching one is chosen',
    passes: {
      ...scene,
      goals: [goal, { ...goal, data: 'Is it spring?' }],
      program: 'ask("Is it spring?")',
      scores: [0, 1],
    },
    fails: { program: 'ask("Is it summer?")', code: 'wrong-text', scores: [0, 0] },
  },
  {
    rule: 'there is a question',
    passes: scene,
    fails: {
      program: 'ask(None)',
      code: 'wrong-argument',
      params: { parameter: 'question', action: 'ask', value: 'None' },
    },
  },
]);
