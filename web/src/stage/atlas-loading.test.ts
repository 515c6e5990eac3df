// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createAtlas, type LoadedAtlas } from './atlas.ts';
import { keepLoadingAtlas } from './atlas-loading.ts';

const atlas = createAtlas(document.createElement('canvas'), {
  version: 1,
  width: 16,
  height: 16,
  sprites: { 'item/egg': { x: 0, y: 0, w: 16, h: 16, anchorX: 0, anchorY: 0 } },
});
const FAILED: LoadedAtlas = { ok: false, error: { code: 'picture-failed' } };
const LOADED: LoadedAtlas = { ok: true, atlas };

const start = (answers: LoadedAtlas[]) => {
  const heard: string[] = [];
  const stop = keepLoadingAtlas(
    async () => answers.shift() ?? FAILED,
    (loaded) => heard.push(loaded.sprite('item/egg') ? 'loaded' : 'empty'),
    ({ code }) => heard.push(code),
  );
  return { heard, stop };
};

describe('keepLoadingAtlas', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('retries every five seconds until it succeeds', async () => {
    const { heard } = start([FAILED, FAILED, LOADED]);
    await vi.advanceTimersByTimeAsync(4999);
    expect(heard).toEqual(['picture-failed']);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(heard).toEqual(['picture-failed', 'picture-failed', 'loaded']);
  });

  it('stops on request, even while loading', async () => {
    const { heard, stop } = start([LOADED]);
    stop();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(heard).toEqual([]);
  });
});
