// @vitest-environment happy-dom
import { cleanup, createEvent, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { loadEnglish, renderPlay } from '../testing/render-play.tsx';
import { RunButton } from './run-button.tsx';
import type { Phase } from './run-state.ts';

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
      [{ status: 'running', working: false }, 'Stop'],
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

  it('says plainly why it waits, before the message that the specification requires', () => {
    renderPlay(button({ status: 'stopping' }));
    expect(screen.getByRole('button').title).toBe(
      'Python is starting again. Worker is busy resetting. Please wait a moment and try again.',
    );
  });

  it('treats a key that is held down as one press', () => {
    renderPlay(button({ status: 'idle' }));
    const run = screen.getByRole('button', { name: 'Run' });
    const prevented = [false, true].map((repeat) => {
      const press = createEvent.keyDown(run, { key: 'Enter', repeat });
      fireEvent(run, press);
      return press.defaultPrevented;
    });
    expect(prevented).toEqual([false, true]);
  });

  /** Clicks on the button, each in one phase; `count` is 2 for the second click of a double click. */
  const clicks = (...moments: readonly (readonly [phase: Phase, count: number])[]): string[] => {
    const done: string[] = [];
    const at = (phase: Phase) => (
      <RunButton phase={phase} onRun={() => done.push('run')} onStop={() => done.push('stop')} />
    );
    const { rerender } = renderPlay(at({ status: 'idle' }));
    for (const [phase, count] of moments) {
      rerender(at(phase));
      fireEvent.click(screen.getByRole('button'), { detail: count });
    }
    return done;
  };
  const IDLE: Phase = { status: 'idle' };
  const RUNNING: Phase = { status: 'running', working: false };

  it.each<[string, readonly (readonly [Phase, number])[], string[]]>([
    [
      'one on Run',
      [
        [IDLE, 1],
        [RUNNING, 2],
      ],
      ['run'],
    ],
    [
      'one on Stop',
      [
        [RUNNING, 1],
        [IDLE, 2],
      ],
      ['stop'],
    ],
    [
      'three clicks on Stop',
      [
        [RUNNING, 1],
        [IDLE, 2],
        [IDLE, 3],
      ],
      ['stop'],
    ],
    [
      'quick taps while programs end immediately',
      [
        [IDLE, 1],
        [IDLE, 2],
        [IDLE, 3],
      ],
      ['run', 'run', 'run'],
    ],
    [
      'Run pressed again after Stop',
      [
        [RUNNING, 1],
        [IDLE, 1],
        [RUNNING, 2],
      ],
      ['stop', 'run'],
    ],
    [
      'keys',
      [
        [IDLE, 0],
        [RUNNING, 0],
        [IDLE, 0],
      ],
      ['run', 'stop', 'run'],
    ],
  ])('treats a double click as one press: %s', (_, moments, done) => {
    expect(clicks(...moments)).toEqual(done);
  });
});
