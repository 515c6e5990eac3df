import { describe, expect, it } from 'vitest';
import { hasOpenChapter, withChapter } from './class-rules.ts';

const ORDER = ['python:1', 'python:2', 'advanced-python:1'];

describe('withChapter', () => {
  it.each([
    [['python:2'], 'python:1', true, ['python:1', 'python:2']],
    [['python:1', 'python:2'], 'python:1', false, ['python:2']],
    [['python:1'], 'python:1', true, ['python:1']],
    [['gone:7'], 'python:2', true, ['python:2', 'gone:7']],
  ])('of %j with %s open: %s returns %j', (open, key, isOpen, after) => {
    expect(withChapter(open, key, isOpen, ORDER)).toEqual(after);
  });
});

it.each([
  [null, true],
  [['python:1'], true],
  [[], false],
])('returns for %j whether a chapter can be played: %s', (open, something) => {
  expect(hasOpenChapter(open)).toBe(something);
});
