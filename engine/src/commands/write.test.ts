import { describeCommand } from '../testing/command-cases.ts';
import { interactionRows } from '../testing/interaction-rows.ts';
import { write } from './write.ts';

const eggs = { action: 'write', position: [0, 0], targetPosition: [1, 0], data: 'Fresh eggs' } as const;
const legend = { s: { type: 'sign', action: 'none' } } as const;
const scene = { map: 'Rs', legend, goals: [eggs], program: 'write("Fresh eggs")' } as const;

describeCommand(write, { map: 'Rs', legend, goals: [eggs], said: ['Fresh eggs'], scores: [1] }, [
  ...interactionRows(scene),
  {
    rule: 'the message matches exactly',
    passes: { ...scene, said: ['Fresh eggs'], scores: [1] },
    fails: { program: 'write("Fresh  eggs")', code: 'wrong-text', said: ['Fresh  eggs'], scores: [0] },
  },
  {
    rule: 'among several goals on one cell the matching one is chosen',
    passes: {
      ...scene,
      goals: [eggs, { ...eggs, data: 'Milk' }],
      program: 'write("Milk")',
      scores: [0, 1],
    },
    fails: { program: 'write("Honey")', code: 'wrong-text', scores: [0, 0] },
  },
  {
    rule: 'there is a message',
    passes: scene,
    fails: { program: 'write()', code: 'wrong-argument', params: { parameter: 'text' } },
  },
]);
