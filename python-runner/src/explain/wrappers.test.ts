import { describe, expect, it } from 'vitest';
import { makersIn, makersOf, wrappingsIn } from './wrappers.ts';

const LOUD = 'def loud(action):\n    def wrapper(*args):\n        action()\n\n    return wrapper\n';

describe('makersIn', () => {
  it('finds a function that creates a function', () => {
    expect(makersIn(LOUD)).toMatchObject([
      {
        name: 'loud',
        inputs: 'action',
        head: { line: 2 },
        wrapper: 'wrapper',
        wrapperInputs: '*args',
        inside: [{ line: 3, text: 'action()' }],
        returned: { line: 5, text: 'return wrapper' },
        last: { line: 5 },
      },
    ]);
  });

  it.each([
    ['a function without another one', 'def go():\n    return 1\n'],
    ['a class with a method', 'class Hen:\n    def lay(self):\n        return 1\n'],
    ['a line that is not finished', 'def loud('],
    ['an empty program', ''],
  ])('ignores %s', (_, source) => {
    expect(makersIn(source)).toEqual([]);
  });

  it('does not take the return of the inner function for its own', () => {
    const source = 'def loud(action):\n    def wrapper():\n        return action()\n';
    expect(makersIn(source)[0]?.returned).toBeUndefined();
  });
});

describe('wrappingsIn', () => {
  it.each([
    ['@loud\ndef go():\n    pass', [{ name: 'go', maker: 'loud' }]],
    ['go = loud(go)', [{ name: 'go', maker: 'loud' }]],
    [
      '@coat\n@boots\ndef go():\n    pass',
      [
        { name: 'go', maker: 'coat' },
        { name: 'go', maker: 'boots' },
      ],
    ],
    ['@loud\ngo = 3', []],
    ['@loud', []],
    ['go = loud(go())', []],
  ])('of %j', (source, found) => {
    expect(wrappingsIn(source)).toEqual(found);
  });
});

describe('makersOf', () => {
  it('returns only makers that the program has', () => {
    const source = `${LOUD}@unknown\n@loud\ndef go():\n    pass`;
    expect(makersOf(source, 'go').map(({ name }) => name)).toEqual(['loud']);
    expect(makersOf(source, 'stay')).toEqual([]);
  });
});
