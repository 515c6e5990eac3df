import { describeCommand } from '../testing/command-cases.ts';
import { interactionRows } from '../testing/interaction-rows.ts';
import { read } from './read.ts';

const goal = { action: 'read', position: [0, 0], targetPosition: [1, 0] } as const;
const legend = { s: { type: 'sign', action: 'read', data: { text: 'Turn left' } } } as const;
const scene = { map: 'Rs', legend, goals: [goal], program: 'read()' } as const;

describeCommand(read, { map: 'Rs', legend, goals: [goal], said: ['Turn left'], scores: [1] }, [
  ...interactionRows(scene),
  {
    rule: 'an item to read is on the target; its text is returned',
    passes: { ...scene, said: ['Turn left'], value: 'Turn left', scores: [1] },
    fails: { legend: { s: { type: 'sign', action: 'none' } }, code: 'nothing-to-read', scores: [0] },
  },
  {
    rule: 'an item to read is under the character when the goal names no target',
    passes: {
      map: '>y.',
      legend: { y: { type: 'xmark', action: 'read' } },
      goals: [{ action: 'read', position: [1, 0], data: 'Well done' }],
      program: 'move_forward() read()',
      value: 'Well done',
    },
    fails: { legend: { y: { type: 'xmark', action: 'none' } }, code: 'nothing-to-read' },
  },
  {
    rule: 'of two goals on one cell the first is chosen',
    passes: { ...scene, goals: [goal, goal], scores: [1, 0] },
  },
  {
    rule: 'of two goals on one cell an open one is chosen',
    passes: { ...scene, goals: [goal, goal], program: 'read() read()', scores: [1, 1] },
  },
  {
    rule: 'a number on the sign is returned as a text',
    passes: {
      ...scene,
      legend: { s: { type: 'sign', action: 'read', data: { text: 7 } } },
      value: '7',
    },
  },
  {
    rule: 'accepts no arguments',
    passes: scene,
    fails: { program: 'read("sign")', code: 'too-many-arguments' },
  },
]);
