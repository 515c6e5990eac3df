// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { InView } from '../screen/play-panels.tsx';
import { inEnglish, loadEnglish, renderPlay } from '../testing/render-play.tsx';
import { RunNote } from './run-note.tsx';
import type { Phase } from './run-state.ts';

const WAKING: Phase = { status: 'starting', waking: true, awaited: false };
const AWAKE: Phase = { status: 'starting', waking: false, awaited: false };
const ASKING: Phase = { status: 'asking', question: 'ask', prompt: 'Hungry?' };

const onQuestion = vi.fn<() => void>();
const note = (phase: Phase, inView: InView = 'both') => (
  <RunNote phase={phase} inView={inView} onQuestion={onQuestion} />
);
const shown = (): string => screen.getAllByRole('status')[0]?.textContent ?? '';
/** Lets time pass, and the parts that load meanwhile. */
const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));
/** Waits until a lazy part has loaded. */
const settled = (words: string) => vi.waitFor(() => expect(shown()).toBe(words));

beforeAll(loadEnglish);
beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

describe('while a run waits for Python', () => {
  it('says after 5 s that Python is still loading, until Python is ready', async () => {
    const { rerender } = renderPlay(note(WAKING));
    await pass(4900);
    expect(shown()).toBe('');
    await pass(200);
    await settled(inEnglish('play:late.python'));
    rerender(note(AWAKE));
    await pass(0);
    expect(shown()).toBe('');
  });

  it('counts each run from its own start', async () => {
    const { rerender } = renderPlay(note(WAKING));
    await pass(4900);
    rerender(note({ status: 'ended', end: { status: 'stopped' }, complete: false }));
    rerender(note(WAKING));
    await pass(4900);
    expect(shown()).toBe('');
  });

  it('says nothing about a program that runs long', async () => {
    renderPlay(note(AWAKE));
    await pass(60_000);
    expect(shown()).toBe('');
  });
});

describe('while a program waits for an answer', () => {
  it.each<[InView, boolean]>([
    ['code', true],
    ['game', false],
    ['both', false],
  ])('with %s in view, the note shows: %s', async (inView, isShown) => {
    renderPlay(note(ASKING, inView));
    const words = isShown ? inEnglish('play:question.waits') : '';
    await vi.waitFor(() => expect(shown()).toBe(words));
  });

  it('leads to the question', async () => {
    renderPlay(note(ASKING, 'code'));
    await settled(inEnglish('play:question.waits'));
    fireEvent.click(screen.getByRole('button'));
    expect(onQuestion).toHaveBeenCalledOnce();
  });
});
