import { expect, it } from 'vitest';
import { joinSentences } from './join-sentences.ts';

it.each([
  [['Levels: 9.', 'Hints: 2.'], 'Levels: 9. Hints: 2.'],
  [['レベル：9。', 'ヒント：2。'], 'レベル：9。ヒント：2。'],
  [['Levels: 9.'], 'Levels: 9.'],
])('joins %j to %j', (sentences, joined) => {
  expect(joinSentences(sentences)).toBe(joined);
});
