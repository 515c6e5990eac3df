// @vitest-environment happy-dom
import { cleanup, createEvent, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { Phase } from './execution.ts';
import { RunButton } from './run-button.tsx';
import { loadEnglish, renderPlay } from './testing/render-play.tsx';

const button = (phase: Phase) => <RunButton phase={phase} onRun={() => {}} onStop={() => {}} />;

beforeAll(loadEnglish);
afterEach(cleanup);

describe('RunButton', () => {
  it('keeps the focus in all its states', () => {
    const { rerender } = renderPlay(button({ status: 'idle' }));
    const run = screen.getByRole('button', { name: 'Run' });
    run.focus();
    const phases: readonly [Phase, string][] = [
      [{ status: 'starting', waking: true, awaited: false }, 'Starting...'],
      [{ status: 'starting', waking: false, awaited: false }, 'Running...'],
      [{ status: 'starting', waking: false, awaited: true }, 'Stop'],
      [{ status: 'running' }, 'Stop'],
      [{ status: 'asking', question: 'ask', prompt: 'Hungry?' }, 'Stop'],
      [{ status: 'stopping' }, 'Stopping...'],
      [{ status: 'ended', end: { status: 'finished' }, complete: false }, 'Run'],
    ];
    for (const [phase, name] of phases) {
      rerender(button(phase));
      expect(screen.getByRole('button', { name })).toBe(run);
      expect(document.activeElement).toBe(run);
    }
  });

  it('takes a key that is held down for one press', () => {
    renderPlay(button({ status: 'idle' }));
    const run = screen.getByRole('button', { name: 'Run' });
    const prevented = [false, true].map((repeat) => {
      const press = createEvent.keyDown(run, { key: 'Enter', repeat });
      fireEvent(run, press);
      return press.defaultPrevented;
    });
    expect(prevented).toEqual([false, true]);
  });
});
