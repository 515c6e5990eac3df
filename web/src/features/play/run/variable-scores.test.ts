import type { Timeline, TimelineEvent } from '@hopcode/engine/formats/timeline';
import { expect, it } from 'vitest';
import { scoresWith, variableScores } from './variable-scores.ts';

const line = (number: number, changed?: Record<string, string>): TimelineEvent => ({
  kind: 'line',
  line: number,
  scope: '',
  ...(changed && { changed }),
});
const GOALS = [{ variable: 'eggs' }, {}, { variable: 'hens' }];
const runOf = (scores: readonly number[], end: Timeline['end'] = { status: 'finished' }): Timeline => ({
  version: 1,
  events: [line(1), line(2, { eggs: '2' }), line(3, { hens: '1' }), line(0, { eggs: '3' })],
  end,
  variables: {},
  verdict: { complete: false, goals: scores.map((score) => ({ met: score > 0, score, maxScore: 1 })) },
});

it.each<[string, Timeline, readonly object[]]>([
  [
    'the last values',
    runOf([1, 1, 1]),
    [
      { goal: 2, event: 2, score: 1 },
      { goal: 0, event: 3, score: 1 },
    ],
  ],
  ['no wrong value', runOf([0, 1, 1]), [{ goal: 2, event: 2, score: 1 }]],
  ['no value of a program that did not finish', runOf([1, 1, 1], { status: 'time', line: 3 }), []],
])('counts %s', (_, timeline, scores) => {
  expect(variableScores(timeline, GOALS)).toEqual(scores);
});

it.each<[number, readonly number[]]>([
  [2, [0, 1]],
  [3, [0, 1, 1]],
  [4, [1, 1, 1]],
])('after %i events the scores are %j', (events, scores) => {
  expect(scoresWith([0, 1], variableScores(runOf([1, 1, 1]), GOALS), events)).toEqual(scores);
});
