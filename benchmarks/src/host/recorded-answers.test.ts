import { expect, test } from 'vitest';
import { programKey, recordedAnswers, recordingGaps } from './recorded-answers.ts';
import { tipLevels } from './tip-programs.ts';

const levels = tipLevels();
const recorded = recordedAnswers();
const [first, ...others] = recorded;

test('every chapter has answers to its typical mistakes', () => {
  expect(recordingGaps(levels, recorded)).toEqual([]);
});

test('reports missing answers', () => {
  expect(recordingGaps(levels, others)).toEqual(['python 1 has 6 recorded mistakes of 7']);
});

test.each([
  [{ mistake: 'no-such-mistake' }, 'intro-level1 has no mistake no-such-mistake any more'],
  [{ program: programKey('import player') }, /^intro-level1: the program of .+ has changed$/],
])('reports an answer that belongs to no program: %j', (change, gap) => {
  const changed = first === undefined ? [] : [{ ...first, ...change }, ...others];
  expect(recordingGaps(levels, changed)[0]).toMatch(gap);
});
