import { describe, expect, it } from 'vitest';
import { circlesOf } from './circles.ts';

describe('circlesOf', () => {
  it.each<[string, Record<string, string[]>, string[][]]>([
    ['no files', {}, []],
    ['a chain', { a: ['b'], b: ['c'], c: [] }, []],
    ['two paths to one file', { a: ['b', 'c'], b: ['d'], c: ['d'], d: [] }, []],
    ['an import of a file that is not in the graph', { a: ['z'] }, []],
    ['two files that import each other', { a: ['b'], b: ['a'] }, [['a', 'b']]],
    ['a file that imports itself', { a: ['a'] }, [['a']]],
    ['a long circle behind a chain', { x: ['c'], c: ['b'], b: ['a'], a: ['c'] }, [['a', 'b', 'c']]],
    [
      'two circles, one of which reaches the other',
      { d: ['c', 'a'], c: ['d'], b: ['a'], a: ['b'] },
      [
        ['a', 'b'],
        ['c', 'd'],
      ],
    ],
    ['two circles that share a file', { a: ['b', 'c'], b: ['a'], c: ['a'] }, [['a', 'b', 'c']]],
  ])('%s', (_title, imports, circles) => {
    expect(circlesOf(new Map(Object.entries(imports)))).toEqual(circles);
  });
});
