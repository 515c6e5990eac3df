// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fetchRunParts, RUN_PARTS_MARK } from './run-parts.ts';

const part =
  (name: string, log: string[], arrives = true) =>
  async () => {
    log.push(name);
    if (!arrives) throw new TypeError('Failed to fetch dynamically imported module');
  };

const idle = async (): Promise<void> => {};

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => {
  vi.restoreAllMocks();
  performance.clearMarks(RUN_PARTS_MARK);
});

describe('the parts of a run', () => {
  it('load one after the other, each when the browser is idle', async () => {
    const log: string[] = [];
    await fetchRunParts(new AbortController().signal, [part('a', log), part('b', log)], async () => {
      log.push('idle');
    });
    expect(log).toEqual(['idle', 'a', 'idle', 'b']);
  });

  it('are not loaded while the page is in the background; the page marks when they start', async () => {
    const log: string[] = [];
    const marks = () => performance.getEntriesByName(RUN_PARTS_MARK).length;
    const state = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    const done = fetchRunParts(new AbortController().signal, [part('a', log)], idle);
    document.dispatchEvent(new Event('visibilitychange'));
    await Promise.resolve();
    const before = [[...log], marks()];
    state.mockReturnValue('visible');
    document.dispatchEvent(new Event('visibilitychange'));
    await done;
    expect([before, [log, marks()]]).toEqual([
      [[], 0],
      [['a'], 1],
    ]);
  });

  it('do not load while there is no network', async () => {
    const log: string[] = [];
    await fetchRunParts(new AbortController().signal, [part('a', log, false), part('b', log)], idle);
    expect(log).toEqual(['a']);
  });

  it('do not load any more after the screen is left', async () => {
    const log: string[] = [];
    const leave = new AbortController();
    const last = async () => {
      log.push('a');
      leave.abort();
    };
    await fetchRunParts(leave.signal, [last, part('b', log)], idle);
    expect(log).toEqual(['a']);
  });

  it('report a missing file like any other missing file of the build', async () => {
    const heard: string[] = [];
    const onError = (event: Event): void => void heard.push(event.type);
    globalThis.addEventListener('vite:preloadError', onError);
    const missing = async () => {
      globalThis.dispatchEvent(new Event('vite:preloadError'));
      throw new TypeError('Failed to fetch dynamically imported module');
    };
    await fetchRunParts(new AbortController().signal, [missing], idle);
    expect(heard).toEqual(['vite:preloadError']);
    globalThis.removeEventListener('vite:preloadError', onError);
  });
});
