import { expect, test } from 'vitest';
import { smallPicture } from './guide.ts';

test('the small picture of a level has an address', () => {
  expect(smallPicture('python', 'intro-level2')).toBe('/api/level/guide/python/intro-level2.png?size=small');
});
