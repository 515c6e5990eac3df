import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { seal, unseal } from './sealed-value.ts';

const key = randomBytes(32);
const sealed = seal(key, 'Ada', Buffer.from('secret'));

test('sealed bytes are opened with the same key for the same owner', () => {
  expect(unseal(key, 'Ada', sealed).toString()).toBe('secret');
  expect(sealed.includes('secret')).toBe(false);
});

test.each([
  ['another key', randomBytes(32), 'Ada', sealed],
  ['another owner', key, 'Bo', sealed],
  [
    'a changed byte',
    key,
    'Ada',
    Buffer.from(sealed.map((byte, at) => (at === sealed.length - 1 ? byte ^ 1 : byte))),
  ],
  ['a part that is missing', key, 'Ada', sealed.subarray(0, 20)],
  ['nothing', key, 'Ada', Buffer.alloc(0)],
])('with %s it is not opened', (_, otherKey, owner, bytes) => {
  expect(() => unseal(otherKey, owner, bytes)).toThrow(/authenticat|initialization/);
});
