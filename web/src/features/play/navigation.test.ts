import type { Course } from '@hopcode/contract/level/course';
import { describe, expect, it } from 'vitest';
import { finishOf, nextStep, placeOf, previousStep, whileRunning } from './navigation.ts';

/** `a b! | c` is a course of two chapters; `!` marks a locked level. */
const course = (drawing: string): Course => ({
  id: 'python',
  name: 'Python',
  chapters: drawing.split('|').map((levels, id) => ({
    id,
    name: `Chapter ${id}`,
    quiz_exists: false,
    quiz_complete: false,
    class_locked: false,
    level_data: levels
      .trim()
      .split(' ')
      .filter((name) => name !== '')
      .map((name) => ({
        slug: name.replace('!', ''),
        name,
        completed: false,
        locked: name.endsWith('!'),
      })),
  })),
});

describe('nextStep', () => {
  it.each([
    ['a b', 'a', { to: 'b' }],
    ['a b | c', 'b', { to: 'c' }],
    ['a | | c', 'a', { to: 'c' }],
    ['a b!', 'a', { blocked: 'next-locked' }],
    ['a | b!', 'a', { blocked: 'next-locked' }],
    ['a b', 'b', { blocked: 'end-of-content' }],
    ['a b', 'x', { blocked: 'next-not-available' }],
  ])('%s, from %s: %o', (drawing, slug, step) => {
    expect(nextStep(course(drawing), slug)).toEqual(step);
  });
});

describe('previousStep', () => {
  it.each([
    ['a b', 'b', { to: 'a' }],
    ['a b | c', 'c', { to: 'b' }],
    ['a | | c', 'c', { to: 'a' }],
    ['a! b', 'b', { blocked: 'previous-locked' }],
    ['a b', 'a', { blocked: 'first-level' }],
    ['a b', 'x', { blocked: 'no-previous' }],
  ])('%s, from %s: %o', (drawing, slug, step) => {
    expect(previousStep(course(drawing), slug)).toEqual(step);
  });
});

describe('whileRunning', () => {
  it('blocks every step during a run and none after it', () => {
    expect([whileRunning({ to: 'b' }, true), whileRunning({ to: 'b' }, false)]).toEqual([
      { blocked: 'running' },
      { to: 'b' },
    ]);
  });
});

describe('placeOf', () => {
  it('finds chapter and number', () => {
    const place = placeOf(course('a b | c d'), 'd');
    expect([place?.chapterIndex, place?.levelIndex]).toEqual([1, 1]);
  });
});

describe('finishOf', () => {
  it.each([
    ['a b | c', 'c', 'a b', 'course'],
    ['a b | c', 'b', 'a c', 'course'],
    ['a b | c', 'c', 'a', 'final-level'],
    ['a b | c', 'a', '', 'level'],
  ])('%s, finished %s after %j: %s', (drawing, slug, done, finish) => {
    expect(finishOf(course(drawing), slug, (other) => done.split(' ').includes(other))).toBe(finish);
  });
});
