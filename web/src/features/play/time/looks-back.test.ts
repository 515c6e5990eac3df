import type { Timeline } from '@hopcode/engine/formats/timeline';
import { expect, test } from 'vitest';
import { looksBack } from './looks-back.ts';

const ended = (complete: boolean): Timeline => ({
  version: 1,
  events: [],
  end: { status: 'finished' },
  variables: {},
  verdict: { complete, goals: [{ met: complete, score: 0, maxScore: 1 }] },
});
const FAILED = { over: true, events: 1, last: 3, timeline: ended(false) };

test.each<[what: string, trip: Parameters<typeof looksBack>[0], looks: boolean]>([
  ['an earlier moment of a run that missed its goals', FAILED, true],
  ['its end', { ...FAILED, events: 3 }, false],
  ['a run that still plays', { ...FAILED, over: false }, false],
  ['a run that completed the level', { ...FAILED, timeline: ended(true) }, false],
  ['no run', undefined, false],
])('%s', (_, trip, looks) => {
  expect(looksBack(trip)).toBe(looks);
});
