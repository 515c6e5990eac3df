import { describe, expect, it } from 'vitest';
import { inOrder } from './comprehension-order.ts';

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
