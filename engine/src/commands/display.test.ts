import { describeCommand } from '../testing/command-cases.ts';
import { interactionRows } from '../testing/interaction-rows.ts';
import { display } from './display.ts';

const goal = { action: 'display', position: [0, 0], targetPosition: [1, 0], data: '12' } as const;
const legend = { b: { type: 'board', action: 'display' } } as const;
const scene = { map: 'Rb', legend, goals: [goal], program: 'display(12)' } as const;

describeCommand(display, { map: 'Rb', legend, goals: [goal], said: ['12'], scores: [1] }, [
  ...interactionRows(scene),
  {
    rule: 'an item with the action is on the target',
    passes: { ...scene, said: ['12'], scores: [1] },
    fails: { legend: { b: { type: 'board', action: 'read' } }, code: 'nothing-to-display-on', scores: [0] },
  },
  {
    rule: 'an item with the action is under the character when the goal names no target',
    passes: {
      map: '>y.',
      legend: { y: { type: 'xmark', action: 'display' } },
      goals: [{ action: 'display', position: [1, 0] }],
      program: 'move_forward() display("Total")',
      said: ['Total'],
    },
    fails: { legend: { y: { type: 'xmark', action: 'none' } }, code: 'nothing-to-display-on' },
  },
  {
    rule: "the value equals the goal's data",
    passes: scene,
    fails: {
      program: 'display(13)',
      code: 'wrong-text',
      params: { said: '13', expected: '12' },
      said: ['13'],
    },
  },
  {
    rule: 'any value is accepted when the goal has no text',
    passes: {
      ...scene,
      goals: [{ action: 'display', position: [0, 0], targetPosition: [1, 0] }],
      program: 'display("[1, 2]")',
      said: ['[1, 2]'],
      scores: [1],
    },
  },
  {
    rule: 'there is a value',
    passes: scene,
    fails: { program: 'display()', code: 'wrong-argument', params: { parameter: 'value' } },
  },
]);
