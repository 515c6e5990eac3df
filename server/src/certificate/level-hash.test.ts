import type { LevelData } from '@hopcode/courses/formats/level-data';
import type { Reaction } from '@hopcode/engine/formats/reaction';
import { expect, test } from 'vitest';
import { fixtureContent } from '../testing/fixture-content.ts';
import { levelHash } from './level-hash.ts';

const answering = (text: string, thing = 0): LevelData => {
  const level = fixtureContent().level('python', 'intro-level1', 'en');
  if (level === undefined) throw new Error('The small course has no first level');
  const reactions: Reaction[] = [
    { when: { event: 'arrived', at: [1, 1] }, steps: [{ act: 'say', thing, text }] },
  ];
  return { ...level, reactions, variants: [{ ...level, reactions }] };
};

test('the words that a thing says do not change the hash: a level has one version in all languages', () => {
  expect(levelHash(answering('שלום!'))).toBe(levelHash(answering('Hello!')));
});

test('the hash depends on which thing says the words', () => {
  expect(levelHash(answering('Hello!', 1))).not.toBe(levelHash(answering('Hello!')));
});
