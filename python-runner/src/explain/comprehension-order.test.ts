import { describe, expect, it } from 'vitest';
import { inOrder, outerLoopFirst } from './comprehension-order.ts';

describe('inOrder', () => {
  it.each([
    ['x = n * n for n in range(5)', 'x = [n * n for n in range(5)]'],
    ['x = a for a in hens if len(a) > 2', 'x = [a for a in hens if len(a) > 2]'],
    ['x = [n * n] for n in range(5)', 'x = [n * n for n in range(5)]'],
    ['x = [for n in range(5): n * n]', 'x = [n * n for n in range(5)]'],
    ['x = [for name in names, name.upper()]', 'x = [name.upper() for name in names]'],
    ['print([n if n > 2 for n in numbers])', 'print([n for n in numbers if n > 2])'],
    ['x = {n if n > 2 for n in numbers}', 'x = {n for n in numbers if n > 2}'],
    ['    größen = größe * 2 for größe in hühner', 'größen = [größe * 2 for größe in hühner]'],
  ])('%s becomes %s', (line, write) => {
    expect(inOrder(line)?.write).toBe(write);
  });

  it.each([
    'x = [n for n in range(5)]',
    'x = [n for n in range(5) if n > 2]',
    'x = [n if n > 2 else 0 for n in range(5)]',
    'x = {n: n * n for n in range(5)}',
    'for n in range(5): print(n)',
    'x = 3 if n > 2',
    'x = [for n in range(5)]',
  ])('leaves %s alone', (line) => {
    expect(inOrder(line)).toBeUndefined();
  });
});

describe('outerLoopFirst', () => {
  it.each([
    ['ways = [way for way in day for day in days]', 'day', 'ways = [way for day in days for way in day]'],
    ['x = sum(n for n in row for row in rows)', 'row', 'x = sum(n for row in rows for n in row)'],
    ['x = [n for n in ряд for ряд in ряды if n]', 'ряд', 'x = [n for ряд in ряды for n in ряд if n]'],
  ])('%s with the unknown name %s becomes %s', (line, unknown, write) => {
    expect(outerLoopFirst(line, unknown)?.write).toBe(write);
  });

  it.each([
    ['ways = [way for day in days for way in day]', 'days'],
    ['ways = [way for way in day for day in days]', 'days'],
    ['ways = [way for way in day for week in weeks]', 'day'],
    ['for way in day:', 'day'],
  ])('leaves %s with the unknown name %s alone', (line, unknown) => {
    expect(outerLoopFirst(line, unknown)).toBeUndefined();
  });
});
