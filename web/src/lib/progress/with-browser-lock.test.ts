import { afterEach, describe, expect, it, vi } from 'vitest';
import { withBrowserLock } from './with-browser-lock.ts';

const stubRequest = (request: (name: string, action: () => Promise<unknown>) => Promise<unknown>): void => {
  vi.stubGlobal('navigator', { locks: { request } });
};

afterEach(() => vi.unstubAllGlobals());

describe('withBrowserLock', () => {
  it('runs the action while it holds the lock', async () => {
    const names: string[] = [];
    stubRequest(async (name, action) => {
      names.push(name);
      return await action();
    });
    expect([await withBrowserLock('a', async () => 1), names]).toEqual([1, ['a']]);
  });

  it.each([
    ['has no locks', () => vi.stubGlobal('navigator', {})],
    [
      'refuses locks, because it blocks storage',
      () => stubRequest(() => Promise.reject(new DOMException('The request was denied.', 'SecurityError'))),
    ],
  ])('runs the action without a lock if the browser %s', async (_, stub) => {
    stub();
    expect(await withBrowserLock('a', async () => 1)).toBe(1);
  });

  it('does not repeat an action that has failed', async () => {
    stubRequest((_, action) => action());
    const action = vi.fn<() => Promise<void>>().mockRejectedValue(new Error('no'));
    await expect(withBrowserLock('a', action)).rejects.toThrow('no');
    expect(action).toHaveBeenCalledOnce();
  });
});
