import type { Course } from '@hopcode/contract/level/course';
import { describe, expect, it } from 'vitest';
import {
  finishOf,
  levelNumber,
  levelTitleKey,
  nextStep,
  type Path,
  placeOf,
  previousStep,
  type Step,
  whileRunning,
} from './navigation.ts';

/**
 * `a b! | c` is a course of two chapters, 1 and 2; `!` marks a locked level, `~` one that is not ready, `+` an extra,
 * `x` at its start a chapter that the class has locked, `?` one with a quiz, `0` the Creative chapter.
 */
const course = (drawing: string): Course => ({
  id: 'python',
  name: 'Python',
  chapters: drawing.split('|').map((levels, index) => ({
    id: levels.includes('0') ? 0 : index + 1,
    name: `Chapter ${index + 1}`,
    quiz_exists: levels.includes('?'),
    quiz_complete: false,
    class_locked: levels.includes('x'),
    level_data: levels
      .trim()
      .split(' ')
      .filter((name) => /^[a-w][!~+]?$/.test(name))
      .map((name) => ({
        slug: name.replace(/[!~+]/, ''),
        name,
        completed: false,
        locked: name.endsWith('!'),
        ...(name.endsWith('~') && { not_ready: true as const }),
        ...(name.endsWith('+') && { extra: true as const }),
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
    ['a b', 'z', { blocked: 'next-not-available' }],
    ['a | x b | c', 'a', { to: 'c' }],
    ['a | x b | x c', 'a', { blocked: 'no-more-chapters' }],
    ['0 n o | a | b', 'a', { to: 'b' }],
    ['0 n o | a | b', 'b', { blocked: 'end-of-content' }],
    ['0 n o | a', 'n', { to: 'o' }],
    ['0 n o | a', 'o', { blocked: 'end-of-content' }],
    ['a ? | b', 'a', { to: 'b' }],
    ['a b~ c', 'a', { to: 'c' }],
    ['a b~ | c', 'a', { to: 'c' }],
    ['a | b~ | c~ d', 'a', { to: 'd' }],
    ['a b~', 'a', { blocked: 'end-of-content' }],
    ['a b+ c+ | d', 'a', { to: 'd' }],
    ['a b+ c+ | d', 'b', { to: 'c' }],
    ['a b+ c+ | d', 'c', { to: 'd' }],
    ['a b+', 'a', { blocked: 'end-of-content' }],
    ['a b+', 'b', { blocked: 'end-of-content' }],
  ])('%s, from %s: %o', (drawing, slug, step) => {
    expect(nextStep(course(drawing), slug)).toEqual(step);
  });

  const pathOf = (done: string, rules: Partial<Path> = {}): Path => ({
    noSkip: true,
    quizzes: true,
    isOpened: () => true,
    isComplete: ({ slug }) => done.split(' ').includes(slug),
    ...rules,
  });

  it.each<[string, string, string, Partial<Path>, Step]>([
    ['a b | x c', 'a', '', {}, { to: 'b' }],
    ['a b | x c', 'b', 'b', {}, { blocked: 'chapter-incomplete' }],
    ['a b | x c', 'b', 'a b', {}, { to: 'c' }],
    ['a b+ | x c', 'a', 'a', {}, { to: 'c' }],
    ['a b+ c+ | x d', 'b', 'a b c', {}, { to: 'd' }],
    ['a b+ c+ | x d', 'c', 'a c', {}, { to: 'b' }],
    ['a b+ c+ | x d', 'b', 'a c', {}, { to: 'd' }],
    ['a b c+ | x d', 'c', 'a c', {}, { blocked: 'chapter-incomplete' }],
    ['a ? b+ | c', 'a', 'a', {}, { quiz: 1 }],
    ['a ? b+ | c', 'b', 'a b', {}, { quiz: 1 }],
    ['a b | x c', 'b', 'a b', { isOpened: () => false }, { blocked: 'no-more-chapters' }],
    ['a | x b | x c', 'a', 'a', { isOpened: ({ id }) => id === 3 }, { to: 'c' }],
    ['a ? b | c', 'b', 'a b', {}, { quiz: 1 }],
    ['a ? b | c', 'b', 'a', {}, { blocked: 'chapter-incomplete' }],
    ['a ? b | c', 'b', 'a', { noSkip: false }, { quiz: 1 }],
    ['a ? b | c', 'b', 'a b', { quizzes: false }, { to: 'c' }],
    ['a b~ c | x d', 'c', 'a c', {}, { to: 'd' }],
    ['a ? b c~ | d', 'b', 'a b', {}, { quiz: 1 }],
  ])('in a class: %s, from %s with %j done, %o: %o', (drawing, slug, done, rules, step) => {
    expect(nextStep(course(drawing), slug, pathOf(done, rules))).toEqual(step);
  });
});

describe('previousStep', () => {
  it.each([
    ['a b', 'b', { to: 'a' }],
    ['a b | c', 'c', { to: 'b' }],
    ['a | | c', 'c', { to: 'a' }],
    ['a! b', 'b', { blocked: 'previous-locked' }],
    ['a b', 'a', { blocked: 'first-level' }],
    ['a b', 'z', { blocked: 'no-previous' }],
    ['a | x b | c', 'c', { to: 'a' }],
    ['x a | b', 'b', { blocked: 'previous-chapter' }],
    ['0 n o | a', 'a', { blocked: 'first-level' }],
    ['a | 0 n o', 'n', { blocked: 'no-previous' }],
    ['a | 0 n o', 'o', { to: 'n' }],
    ['a b+ c+ | d', 'd', { to: 'a' }],
    ['a b+ c+ | d', 'c', { to: 'b' }],
    ['a b+ c+ | d', 'b', { to: 'a' }],
  ])('%s, from %s: %o', (drawing, slug, step) => {
    expect(previousStep(course(drawing), slug)).toEqual(step);
  });
});

describe('whileRunning', () => {
  it('blocks every step during a run and no step after it', () => {
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

describe('levelNumber and levelTitleKey', () => {
  it.each([
    ['a b | c', 'b', 2, 'play.levelTitle'],
    ['a b c+ d+ | e', 'c', 1, 'play.extraTitle'],
    ['a b c+ d+ | e', 'd', 2, 'play.extraTitle'],
    ['a b', 'z', 8, 'play.levelTitle'],
  ])('%s: %s has the number %i in %s', (drawing, slug, number, key) => {
    expect(levelNumber(course(drawing), { slug, level_id: 7 })).toBe(number);
    expect(levelTitleKey(course(drawing), slug)).toBe(key);
  });
});

describe('finishOf', () => {
  it.each([
    ['a b | c', 'c', 'a b', 'course'],
    ['a b | c', 'b', 'a c', 'course'],
    ['a b | c', 'c', 'a', 'final-level'],
    ['a b | c', 'a', '', 'level'],
    ['0 n | a b', 'b', 'a', 'course'],
    ['a b | 0 n', 'b', '', 'final-level'],
    ['a b+ | c d+', 'c', 'a', 'course'],
    ['a b+ | c d+', 'c', 'b', 'final-level'],
    ['a b+ | c d+', 'd', 'a c', 'level'],
    ['a b+ | c d+', 'b', 'a', 'level'],
  ])('%s, finished %s after %j: %s', (drawing, slug, done, finish) => {
    expect(finishOf(course(drawing), slug, (other) => done.split(' ').includes(other))).toBe(finish);
  });
});
