// @vitest-environment happy-dom
import { renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { throwConfetti, useConfetti } from './confetti.ts';

/** Times of the drawn frames: each frame starts with an empty canvas. */
let drawn: number[] = [];
let waiting: FrameRequestCallback[] = [];
let now = 0;

const context = {
  resetTransform: () => {},
  setTransform: () => {},
  fillRect: () => {},
  clearRect: () => drawn.push(now),
};

/** Simulates browser frames every 16 ms until a time. */
const paintUntil = (end: number): void => {
  for (; now < end; now += 16) for (const show of waiting.splice(0)) show(now);
};

const stub = (less: boolean, drawing: typeof context | null): void => {
  vi.stubGlobal('matchMedia', () => ({ matches: less }));
  vi.stubGlobal('requestAnimationFrame', (show: FrameRequestCallback) => waiting.push(show));
  vi.spyOn(document, 'createElement').mockImplementation((name) => {
    const element = document.createElementNS('http://www.w3.org/1999/xhtml', name);
    Object.defineProperty(element, 'getContext', { value: () => drawing });
    return element;
  });
};

const sheets = (): HTMLCanvasElement[] => [...document.querySelectorAll('canvas')];

beforeEach(() => {
  drawn = [];
  waiting = [];
  now = 0;
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  document.body.replaceChildren();
});

describe('throwConfetti', () => {
  it('draws 25 frames per second on a canvas of 1920 x 1080, then removes it', () => {
    stub(false, context);
    throwConfetti(() => 0.5);
    expect(sheets().map(({ width, height }) => [width, height])).toEqual([[1920, 1080]]);
    paintUntil(1000);
    expect(drawn).toHaveLength(25);
    paintUntil(4100);
    expect([drawn.length, sheets(), waiting]).toEqual([100, [], []]);
  });

  it('stops early on request', () => {
    stub(false, context);
    const stop = throwConfetti(() => 0.5);
    paintUntil(1000);
    stop();
    paintUntil(2000);
    expect([drawn.length, sheets(), waiting]).toEqual([25, [], []]);
  });

  it.each([
    ['if the system asks for less motion', true, context],
    ['without a canvas', false, null],
  ])('does nothing %s', (_, less, drawing) => {
    stub(less, drawing);
    throwConfetti();
    expect([sheets(), waiting]).toEqual([[], []]);
  });
});

describe('useConfetti', () => {
  it('removes the confetti when the success dialog closes', () => {
    stub(false, context);
    const { rerender } = renderHook(useConfetti, { initialProps: true });
    expect(sheets()).toHaveLength(1);
    rerender(false);
    expect(sheets()).toEqual([]);
  });
});
