import type { Change } from '@hopcode/engine/world/change';
import type { World } from '@hopcode/engine/world/world';
import english from '@hopcode/translations/en/stage.json' with { type: 'json' };
import i18next from 'i18next';
import { beforeAll, describe, expect, it } from 'vitest';
import { createDescriber, type Describe } from './describe.ts';

const before: World = {
  player: { position: [1, 1], facing: 'up' },
  things: [{ type: 'chest', position: [2, 1], state: 'there' }],
  inventory: {},
  scores: [],
};

let tell: Describe;
beforeAll(async () => {
  await i18next.init({ lng: 'en', resources: { en: { stage: english } } });
  tell = createDescriber((key, params) => i18next.t(key, params), { locale: 'en' });
});

const commands: [string, Change[], string][] = [
  ['one step', [{ type: 'moved', to: [1, 0] }], 'Walks 1 step to column 1, row 0.'],
  [
    'two steps, taking something',
    [
      { type: 'moved', to: [2, 1] },
      { type: 'moved', to: [3, 1] },
      { type: 'thing-changed', id: 0, state: 'gone' },
      { type: 'counted', item: 'carrot', count: 2 },
      { type: 'scored', goal: 0, score: 1 },
    ],
    'Walks 2 steps to column 3, row 1. carrot: 2 now.',
  ],
  ['backwards', [{ type: 'moved', to: [1, 2], backward: true }], 'Walks 1 step back to column 1, row 2.'],
  ['a turn', [{ type: 'turned', facing: 'left' }], 'Turns to look left.'],
  ['a bump', [{ type: 'bumped', at: [0, 1] }], 'Bumps into something in column 0, row 1.'],
  ['speech', [{ type: 'said', channel: 'speak', text: 'Hi!' }], 'Says: Hi!'],
  ['a chest', [{ type: 'thing-changed', id: 0, state: 'open' }], 'chest is open.'],
  ['a push', [{ type: 'thing-changed', id: 0, position: [3, 1] }], 'chest is in column 3, row 1 now.'],
  ['a question to the farm', [], ''],
];

describe('createDescriber', () => {
  it.each(commands)('tells of %s', (_, changes, sentence) => {
    expect(tell({ kind: 'command', changes, before })).toBe(sentence);
  });

  it('tells where the character is and what is on a cell', () => {
    expect(tell({ kind: 'stands', position: [4, 2], facing: 'down' })).toBe(
      'Your character is in column 4, row 2, and looks down.',
    );
    expect(tell({ kind: 'cell', position: [4, 2], holds: 'things', things: ['apple', 'pear'] })).toBe(
      'Column 4, row 2: apple and pear.',
    );
  });

  it('has words for every state of a thing', () => {
    const states = [
      'there',
      'gone',
      'hidden',
      'open',
      'closed',
      'empty',
      'filled',
      'wet',
      'planted',
    ] as const;
    for (const state of states)
      expect(tell({ kind: 'command', changes: [{ type: 'thing-changed', id: 0, state }], before })).toMatch(
        /^chest is/,
      );
  });
});
