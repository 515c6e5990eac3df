import type { Timeline, TimelineEvent } from '@hopcode/engine/formats/timeline';
import { roundsOf } from '@hopcode/python-runner/rounds';
import { expect, it } from 'vitest';
import { roundOfStep, segmentsOf } from './round-segments.ts';
import { stepsOf } from './steps.ts';

const runOf = (source: string, lines: readonly number[]) => {
  const events = lines.map((line): TimelineEvent => ({ kind: 'line', line, scope: '' }));
  const timeline: Timeline = {
    version: 1,
    events,
    end: { status: 'finished' },
    variables: {},
    verdict: { complete: false, goals: [] },
  };
  return { timeline, source, steps: stepsOf(timeline) };
};

const LOOP = 'x = 1\nfor i in range(2):\n    y = i\nz = 1';

it.each<[string, string, readonly number[], readonly string[]]>([
  ['two rounds', LOOP, [1, 2, 3, 2, 3, 2, 4, 0], ['1: 2-3', '2: 4-5']],
  ['a round that an error ends', LOOP, [1, 2, 3], ['1: 2-3']],
  [
    'only the outer loop',
    'for i in "ab":\n    for j in "c":\n        x = j',
    [1, 2, 3, 2, 1, 2, 3, 2, 1, 0],
    ['1: 1-4', '2: 5-8'],
  ],
  ['no loop', 'x = 1', [1, 0], []],
  ['more rounds than can be seen', LOOP, [1, ...Array.from({ length: 30 }, () => [2, 3]).flat(), 2, 0], []],
])('the segments of %s', (_, source, lines, segments) => {
  expect(segmentsOf(runOf(source, lines)).map(({ number, from, to }) => `${number}: ${from}-${to}`)).toEqual(
    segments,
  );
});

it('the round at a moment is the innermost one', () => {
  const run = runOf('for i in "ab":\n    for j in "c":\n        x = j', [1, 2, 3, 2, 1]);
  const rounds = roundsOf(run.timeline.events, run.source);
  const at = [0, 1, 2, 3, 4].map((step) => roundOfStep(rounds, run.steps, step)?.loop);
  expect(at).toEqual([undefined, 1, 2, 2, 1]);
});
