import { expect, test } from 'vitest';
import { isPagePath } from './pages.ts';

test.each([
  ['', true],
  ['play/python/intro-level1', true],
  ['play/python/intro-level1/', true],
  ['play/python', false],
  ['courses/python', true],
  ['courses/python/1', false],
  ['play/python/a1/my-level', true],
  ['play/python/a1/my-level/x', false],
  ['creative-levels/creator/a1/student/b2', true],
  ['guide', true],
  ['guide/pacing', true],
  ['guide/progress', false],
  ['guide/chapter/lists', true],
  ['guide/chapter/async', true],
  ['guide/chapter/toString', false],
  ['guide/chapter/lists/how', false],
  ['purchase', true],
  ['profile/billing', true],
  ['profile/bills', false],
  ['quiz/python/1/question/2', true],
  ['quiz/python/1/answer/2', false],
  ['nowhere', false],
])('%s is a page: %s', (path, expected) => {
  expect(isPagePath(path)).toBe(expected);
});
