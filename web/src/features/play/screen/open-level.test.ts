import type { Chapter, Course, LevelSummary } from '@hopcode/contract/level/course';
import { expect, it } from 'vitest';
import { openLevel } from './open-level.ts';

/**
 * Reads a drawing such as `a! b* c~ x` as a chapter: `!` marks a locked level, `*` a complete one, `~` one that is not
 * ready, and `x` a chapter that the class has locked.
 */
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

/** Chapters, numbered from 0; chapter 0 is the Creative one. */
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
