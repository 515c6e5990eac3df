import type { Chapter, Course, LevelSummary } from '@hopcode/contract/level/course';
import { expect, it } from 'vitest';
import { openLevel } from './open-level.ts';

/** `a! b* c~ x` is a chapter with a locked and a complete level and one that is not ready, locked by the class. */
const chapter = (drawing: string, index: number): Chapter => ({
  id: index,
  name: drawing,
  quiz_exists: false,
  quiz_complete: false,
  class_locked: drawing.endsWith('x'),
  level_data: [...drawing.matchAll(/([a-w])([!*~]?)/g)].map(
    ([, slug = '', sign]): LevelSummary => ({
      slug,
      name: slug,
      completed: sign === '*',
      locked: sign === '!',
      ...(sign === '~' && { not_ready: true as const }),
    }),
  ),
});

/** Chapters from 0 on; chapter 0 is the Creative one. */
const course = (drawing: string): Course => ({
  id: 'python',
  name: 'Python',
  chapters: drawing.split('|').map((part, index) => chapter(part.trim(), index)),
});

it.each([
  ['c | a b', 'a'],
  ['c | a* b', 'b'],
  ['c | a! b', 'b'],
  ['c | a~ b', 'b'],
  ['c | a x | b', 'b'],
  ['c | a* b* | d x', 'c'],
  ['c* | a* b*', 'a'],
  ['c x | a x | b!', undefined],
])('%j: continues with %s', (drawing, slug) => {
  expect(openLevel(course(drawing), ({ completed }) => completed)?.slug).toBe(slug);
});
