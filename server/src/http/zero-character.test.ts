import { describe, expect, it } from 'vitest';
import { zeroCharacterIn } from './zero-character.ts';

describe('zeroCharacterIn', () => {
  it.each<[string, unknown, readonly string[] | undefined]>([
    ['a text', 'a\0b', []],
    ['a field', { email: 'a@b.cc\0', password: 'x' }, ['email']],
    ['an element of a list', { rows: [{ name: 'a' }, { name: '\0' }] }, ['rows', '1', 'name']],
    ['its escape as a learner writes it', { last_code_executed: 'print("\\u0000")' }, undefined],
    ['nothing', undefined, undefined],
    ['the first of two', { a: ['x', '\0'], b: '\0' }, ['a', '1']],
    ['a number', { page: 0 }, undefined],
  ])('%s', (_, value, path) => {
    expect(zeroCharacterIn(value)).toEqual(path);
  });

  it('100,000 nested lists', () => {
    let nested: unknown = '\0';
    for (let depth = 0; depth < 100_000; depth += 1) nested = [nested];
    expect(zeroCharacterIn(nested)).toHaveLength(100_000);
    expect(zeroCharacterIn([nested, 'a\0'])).toHaveLength(100_001);
  });
});
