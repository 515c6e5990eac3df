import { type Goal, goalSchema, type Item } from '@hopcode/engine/formats/level';
import { describe, expect, it } from 'vitest';
import { goalCounters } from './goal-counters.ts';

const goal = (parts: Partial<Goal> & Pick<Goal, 'action'>): Goal => goalSchema.parse(parts);

const shown = (goals: Goal[], scores: number[]): string[] =>
  goalCounters(goals, scores).map(({ key, score, max, met }) => `${key} ${score}/${max}${met ? ' met' : ''}`);

describe('goalCounters', () => {
  it.each([
    ['nothing', [], [], []],
    [
      'one item in several goals',
      [
        goal({ action: 'collect', type: 'egg' }),
        goal({ action: 'collect', type: 'egg' }),
        goal({ action: 'collect', type: 'carrot', maxScore: 2 }),
      ],
      [1, 0, 2],
      ['collect:egg 1/2', 'collect:carrot 2/2 met'],
    ],
    [
      'variables by name',
      [goal({ action: 'assign', variable: 'eggs' }), goal({ action: 'assign', variable: 'name' })],
      [1, 0],
      ['assign:eggs 1/1 met', 'assign:name 0/1'],
    ],
    ['a score above its maximum', [goal({ action: 'reach' })], [5], ['reach: 1/1 met']],
    ['no scores yet', [goal({ action: 'reach' })], [], ['reach: 0/1']],
  ] as const)('%s', (_, goals, scores, lines) => {
    expect(shown([...goals], [...scores])).toEqual(lines);
  });

  it.each([
    ['the thing of its type', { action: 'collect', type: 'egg', data: 'carrot' }, 'egg'],
    ['the held thing', { action: 'place', data: 'bread', targetPosition: [2, 1] }, 'bread'],
    ['the thing at its target', { action: 'open', data: 'it', targetPosition: [2, 1] }, 'chest'],
    [
      'the thing at its target, not its data',
      { action: 'build', data: 'house red', targetPosition: [2, 1] },
      'chest',
    ],
    ['nothing', { action: 'speak', data: 'Hello', position: [2, 1] }, undefined],
  ] as const)('is about %s', (_, parts, type) => {
    const items: Item[] = ['xmark', 'chest'].map((kind) => ({
      action: 'open',
      type: kind,
      sprite: kind,
      position: [2, 1],
    }));
    expect(goalCounters([goalSchema.parse(parts)], [], items).map((counter) => counter.type)).toEqual([type]);
  });
});

it('returns the type of the mark where a goal must be met', () => {
  const mark: Item = { action: 'reach', type: 'xmarkGold', sprite: 'marker/xmarkGold', position: [3, 2] };
  const goals = [goal({ action: 'reach', position: [3, 2] }), goal({ action: 'speak', position: [1, 1] })];
  expect(goalCounters(goals, [], [mark]).map((counter) => counter.mark)).toEqual(['xmarkGold', undefined]);
});
