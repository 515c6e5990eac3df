// @vitest-environment happy-dom
import { cleanup, renderHook } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { NOT_STARTED, type RunState } from './run-state.ts';
import { useRunSounds } from './use-run-sounds.ts';

const play = vi.hoisted(() => vi.fn<(name: string) => void>());
vi.mock('../screen/game-sounds.ts', () => ({ gameSounds: { play } }));

afterEach(() => {
  cleanup();
  play.mockClear();
});

const started: RunState = { ...NOT_STARTED, runs: 1 };
const failed: RunState = { ...started, problem: { kind: 'unchecked' }, cardOpen: true };

it.each<[string, readonly RunState[], readonly string[]]>([
  ['a level that was opened', [NOT_STARTED], []],
  ['two runs', [NOT_STARTED, started, { ...started, runs: 2 }], ['click', 'click']],
  ['a completed level', [started, { ...started, celebration: 'open' }], ['click', 'win']],
  ['a problem whose card is closed', [started, failed, { ...failed, cardOpen: false }], ['click', 'error']],
])('%s', (_, [first, ...later], sounds) => {
  const { rerender } = renderHook(useRunSounds, { initialProps: first ?? NOT_STARTED });
  for (const state of later) rerender(state);
  expect(play.mock.calls.map(([name]) => name)).toEqual(sounds);
});
