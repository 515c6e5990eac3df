import { expect, test } from 'vitest';
import { readMessage } from './messages.ts';

const KEEP = { type: 'keep', locale: 'en', addresses: ['/assets/a.js'] };

test.each([[KEEP], [{ type: 'take-over', entry: '/assets/index-1a.js' }]])('%j is read', (data) => {
  expect(readMessage({ ...data, more: 1 })).toEqual(data);
});

test.each([
  [undefined],
  ['keep'],
  [{ type: 'keep' }],
  [{ ...KEEP, locale: 1 }],
  [{ ...KEEP, addresses: [1] }],
  [{ type: 'take-over' }],
  [{ type: 'CACHE_URLS', payload: {} }],
])('%j is not a message', (data) => {
  expect(readMessage(data)).toBeUndefined();
});
