import { describeCommand } from '../testing/command-cases.ts';
import { interactionRows } from '../testing/interaction-rows.ts';
import { open } from './open.ts';

const goal = { action: 'open', position: [0, 0], targetPosition: [1, 0], maxScore: 2 } as const;
const legend = { d: { type: 'door', action: 'open' } } as const;
const scene = { map: 'Rd.', legend, goals: [goal], program: 'open()' } as const;
const standing = (type: string, state?: string) => ({
  d: { type, action: 'open' as const, ...(state !== undefined && { data: { state } }) },
});

describeCommand(open, { map: 'Rd.', legend, goals: [goal], things: { door: 'open' }, scores: [1] }, [
  ...interactionRows(scene),
  ...['chest', 'door', 'gate', 'oven'].map((type) => ({
    rule: `a ${type} can be opened`,
    passes: { ...scene, legend: standing(type), things: { [type]: 'open' }, scores: [1] },
    fails: { legend: standing('shelf'), code: 'cannot-open', scores: [0] },
  })),
  {
    rule: 'of two goals on one cell the open one is scored',
    passes: { ...scene, goals: [{ ...goal, score: 2 }, goal], scores: [2, 1] },
  },
  {
    rule: 'a thing is on the target',
    passes: scene,
    fails: { map: 'R..', code: 'cannot-open' },
  },
  {
    rule: 'the target is not open already',
    passes: { ...scene, scores: [1] },
    fails: { program: 'open() open()', code: 'already-open', params: { thing: 'door' }, scores: [1] },
  },
  {
    rule: 'the target was not open at the start',
    passes: { ...scene, legend: standing('gate', 'closed') },
    fails: { legend: standing('gate', 'open'), code: 'already-open' },
  },
]);
