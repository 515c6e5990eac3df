import type { Reaction } from '@hopcode/engine/formats/reaction';
import { describe, expect, it } from 'vitest';
import { type ReactionSource, reactionSourceSchema } from '../formats/reaction-source.ts';
import { compileReactions } from './compile-reactions.ts';
import { compileThings } from './compile-things.ts';

/** Rosa at [0, 0], a gate at [2, 1], eggs at [1, 1] and [3, 1]; the character starts at [3, 0]. */
const things = compileThings(
  { legend: { r: { type: 'rosa' }, g: { type: 'gate' }, e: { type: 'egg' } }, rows: 'r..@\n.ege\n' },
  { width: 4, height: 2 },
  () => undefined,
);
const GOALS = 2;

const compile = (source: unknown) => {
  const problems: string[] = [];
  const sources: ReactionSource[] = [reactionSourceSchema.parse(source)];
  const reactions = compileReactions(sources, things, GOALS, (field, message) =>
    problems.push(`${field.join('.')}: ${message}`),
  );
  return { reactions, problems };
};

const NIGHT = [{ sky: 'night' }];

describe('an occasion', () => {
  it.each<[unknown, Reaction['when']]>([
    ['all-met', { event: 'all-met' }],
    [{ met: 2 }, { event: 'goal-met', goal: 1 }],
    [{ arrived: 'g' }, { event: 'arrived', at: [2, 1] }],
    [{ arrived: [3, 1] }, { event: 'arrived', at: [3, 1] }],
    [
      { changed: 'g', state: 'open' },
      { event: 'changed', thing: 2, state: 'open' },
    ],
    [{ speak: 'Berta!' }, { event: 'said', channel: 'speak', text: 'Berta!' }],
    [{ display: true }, { event: 'said', channel: 'display' }],
  ])('%j', (when, occasion) => {
    expect(compile({ when, steps: NIGHT })).toEqual({
      reactions: [{ when: occasion, steps: [{ act: 'sky', sky: 'night' }] }],
      problems: [],
    });
  });

  it.each<[unknown, string]>([
    [{ met: 3 }, 'reactions.0.when.met: the level has 2 goals'],
    [
      { changed: 'e', state: 'gone' },
      'reactions.0.when.changed: "e" stands 2 times on the map of things: it must be there once',
    ],
    [{ changed: [1, 0], state: 'gone' }, 'reactions.0.when.changed: there is no thing on [1,0]'],
  ])('%j is refused', (when, problem) => {
    expect(compile({ when, steps: NIGHT }).problems).toEqual([problem]);
  });
});

describe('a step', () => {
  it.each<[unknown, Reaction['steps'][number]]>([
    [
      { walk: 'r', to: [[0, 1]] },
      { act: 'walk', thing: 0, to: [[0, 1]] },
    ],
    [
      { walk: 'r', to: [[2, 0], 'g'] },
      {
        act: 'walk',
        thing: 0,
        to: [
          [2, 0],
          [2, 1],
        ],
      },
    ],
    [
      { turn: 'r', facing: 'up' },
      { act: 'turn', thing: 0, facing: 'up' },
    ],
    [
      { say: 'r', words: 'thanks' },
      { act: 'say', thing: 0, text: 'thanks' },
    ],
    [
      { change: 'g', state: 'open' },
      { act: 'state', thing: 2, state: 'open' },
    ],
    [{ give: 'egg' }, { act: 'give', item: 'egg', count: 1 }],
    [{ sky: 'rain' }, { act: 'sky', sky: 'rain' }],
  ])('%j', (step, compiled) => {
    expect(compile({ when: 'all-met', steps: [step] })).toEqual({
      reactions: [{ when: { event: 'all-met' }, steps: [compiled] }],
      problems: [],
    });
  });

  it('accepts a walk that starts where the previous walk ended', () => {
    const steps = [
      { walk: 'r', to: [[2, 0]] },
      { walk: 'r', to: [[2, 1]] },
    ];
    expect(compile({ when: 'all-met', steps }).problems).toEqual([]);
  });

  it('walks only in straight lines', () => {
    expect(compile({ when: 'all-met', steps: [{ walk: 'r', to: [[2, 1]] }] }).problems).toEqual([
      'reactions.0.steps.0.to.0: [0,0] to [2,1] is not a straight line: add a corner',
    ]);
  });

  it.each([
    [{ when: 'all-met', steps: [] }],
    [{ when: 'later', steps: NIGHT }],
    [{ when: 'all-met', steps: [{ say: 'r', text: 'Hello' }] }],
    [{ when: 'all-met', steps: [{ dance: 'r' }] }],
  ])('%j is not a valid reaction', (source) => {
    expect(reactionSourceSchema.safeParse(source).success).toBe(false);
  });
});
