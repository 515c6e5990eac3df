// @vitest-environment happy-dom
import { type Level, parseLevel } from '@hopcode/engine/formats/level';
import { act, cleanup, screen } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import type { StageHost } from '../../../stage/stage-controller.ts';
import { inEnglish, loadEnglish, renderPlay } from '../testing/render-play.tsx';
import { createTimeTravel } from '../time/time-travel.ts';
import { FarmStage } from './farm-stage.tsx';

const { python } = vi.hoisted(() => ({ python: { state: vi.fn<() => string>(() => 'ready') } }));
vi.mock('../../../lib/python.ts', () => ({ python }));

/** The properties that the play screen passes to the stage. */
let host: StageHost = {};
vi.mock(import('../../../stage/stage.tsx'), () => ({
  Stage: (props) => {
    host = props;
    return <p>the farm</p>;
  },
}));

const parsed = parseLevel({
  version: 1,
  start: [0, 0],
  map: { tilesets: [], layers: [{ name: 'ground_tiles', width: 1, height: 1, data: [1] }] },
  items: [],
  levelGoals: [],
});
if (!parsed.ok) throw new Error('the level of this test is not a level');
const level: Level = parsed.level;

const show = (inScene = false, picture?: string): void => {
  renderPlay(
    <FarmStage
      level={level}
      picture={picture}
      stage={{ current: null }}
      speed="normal"
      busy={false}
      inScene={inScene}
      describe={() => ''}
      travel={createTimeTravel()}
      onSpeaker={() => {}}
      code=""
    />,
  );
  act(() => void vi.advanceTimersByTime(300));
};

const isLoading = (): boolean => screen.queryByText(inEnglish('loading.assets')) !== null;
const shownPicture = (): string | undefined =>
  document.querySelector('img')?.getAttribute('src') ?? undefined;
const isLate = (): boolean => screen.queryByText(inEnglish('loading.late')) !== null;

beforeAll(loadEnglish);
beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

it('is covered until its pictures are loaded', () => {
  show();
  expect([isLoading(), isLate()]).toEqual([true, false]);
  act(() => host.onReady?.());
  expect([isLoading(), isLate()]).toEqual([false, false]);
});

it('shows the picture of the page until the farm is drawn, and says that it is loading', () => {
  show(false, '/farm.png');
  expect([shownPicture(), isLoading()]).toEqual(['/farm.png', true]);
  expect(screen.getAllByRole('status')[0]?.textContent).toBe(inEnglish('loading.assets'));
  act(() => host.onReady?.());
  expect([shownPicture(), isLoading()]).toEqual([undefined, false]);
});

it('keeps the picture of the page if the pictures fail to load', () => {
  show(false, '/farm.png');
  act(() => host.onLoadFailed?.({ code: 'picture-failed' }));
  expect([shownPicture(), isLate()]).toEqual(['/farm.png', true]);
  act(() => host.onReady?.());
  expect([shownPicture(), isLate()]).toEqual([undefined, false]);
});

it('shows no picture if the page has none', () => {
  show();
  expect(shownPicture()).toBe(undefined);
});

it('is not covered if pictures fail to load, and shows a message until they load', () => {
  show();
  act(() => host.onLoadFailed?.({ code: 'picture-failed' }));
  expect([isLoading(), isLate()]).toEqual([false, true]);
  act(() => host.onReady?.());
  expect([isLoading(), isLate()]).toEqual([false, false]);
});

it('pauses the idle animation of the farm only while Python starts', () => {
  show();
  const paused = ['booting', 'ready', 'running', 'dead'].map((state) => {
    python.state.mockReturnValue(state);
    return host.isIdlePaused?.();
  });
  expect(paused).toEqual([true, false, false, false]);
});

it('pauses the idle animation of the farm while a scene covers it', () => {
  python.state.mockReturnValue('ready');
  show(true);
  expect(host.isIdlePaused?.()).toBe(true);
});
