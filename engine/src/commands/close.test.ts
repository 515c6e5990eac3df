import { describeCommand } from '../testing/command-cases.ts';
import { interactionRows } from '../testing/interaction-rows.ts';
import { close } from './close.ts';

const goal = { action: 'close', position: [0, 0], targetPosition: [1, 0], maxScore: 2 } as const;
const standing = (type: string, state = 'open') => ({
  d: { type, action: 'close' as const, data: { state } },
});
const legend = standing('gate');
const scene = { map: 'Rd.', legend, goals: [goal], program: 'close()' } as const;

describeCommand(close, { map: 'Rd.', legend, goals: [goal], things: { gate: 'closed' }, scores: [1] }, [
  ...interactionRows(scene),
  ...['chest', 'door', 'gate', 'oven'].map((type) => ({
    rule: `a ${type} can be closed`,
    passes: { ...scene, legend: standing(type), things: { [type]: 'closed' }, scores: [1] },
    fails: { legend: standing('barrel'), code: 'cannot-close', scores: [0] },
  })),
  {
    rule: 'the target is not closed already',
    passes: { ...scene, scores: [1] },
    fails: { program: 'close() close()', code: 'already-closed', params: { thing: 'gate' }, scores: [1] },
  },
  {
    rule: 'the target was not closed at the start',
    passes: scene,
    fails: { legend: standing('gate', 'closed'), code: 'already-closed' },
  },
]);
