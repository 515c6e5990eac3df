// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { createStoredValue, jsonCodec, wordCodec } from './stored-value.ts';

const codec = jsonCodec(z.object({ version: z.literal(1), count: z.number() }));
const make = (place?: Parameters<typeof createStoredValue>[2]) => createStoredValue('test', codec, place);

/** Storage that refuses everything, like full or forbidden storage. */
const BLOCKED = {
  getItem: () => {
    throw new Error('blocked');
  },
  setItem: () => {
    throw new Error('quota');
  },
  removeItem: () => {
    throw new Error('blocked');
  },
};

beforeEach(() => localStorage.clear());

describe('createStoredValue', () => {
  it('stores a value for the next page', () => {
    make().write({ version: 1, count: 3 });
    expect(make().read()).toEqual({ version: 1, count: 3 });
  });

  it.each(['', 'no json', '{"version":2,"count":3}', '{"version":1}', 'null'])(
    'returns undefined for %j',
    (text) => {
      localStorage.setItem('test', text);
      expect(make().read()).toBeUndefined();
    },
  );

  it('returns the same object until it changes', () => {
    const stored = make();
    localStorage.setItem('test', '{"version":1,"count":3}');
    expect(stored.read()).toBe(stored.read());
  });

  it('reads what another tab has written', () => {
    const stored = make();
    stored.write({ version: 1, count: 1 });
    localStorage.setItem('test', '{"version":1,"count":2}');
    expect(stored.read()?.count).toBe(2);
  });

  it('stays in memory if storage is blocked', () => {
    const stored = make(BLOCKED);
    expect([stored.write({ version: 1, count: 4 }), stored.read()?.count]).toEqual([false, 4]);
  });

  it('notifies its listeners of every change, even by another tab, but not of other keys', () => {
    const stored = make();
    let told = 0;
    const stop = stored.subscribe(() => {
      told += 1;
    });
    stored.write({ version: 1, count: 1 });
    dispatchEvent(new StorageEvent('storage', { key: 'test' }));
    dispatchEvent(new StorageEvent('storage', { key: 'other' }));
    dispatchEvent(new StorageEvent('storage', { key: null }));
    stop();
    stored.write({ version: 1, count: 2 });
    expect(told).toBe(3);
  });

  it('deletes the value', () => {
    const stored = make();
    stored.write({ version: 1, count: 1 });
    stored.remove();
    expect([stored.read(), localStorage.getItem('test')]).toEqual([undefined, null]);
  });
});

describe('wordCodec', () => {
  it.each([
    ['dark', 'dark'],
    ['DARK', undefined],
    ['', undefined],
  ])('%j gives %j', (text, word) => {
    expect(wordCodec(['light', 'dark']).parse(text)).toBe(word);
  });
});
