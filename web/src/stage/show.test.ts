// @vitest-environment happy-dom
import { type Level, parseLevel } from '@hopcode/engine/formats/level';
import type { TimelineEvent } from '@hopcode/engine/formats/timeline';
import type { FacingName } from '@hopcode/engine/world/geometry';
import { createWorld } from '@hopcode/engine/world/world';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { GREETING_MS } from './animation/greeting.ts';
import type { Pose } from './animation/pose.ts';
import { createCameraControl } from './camera-control.ts';
import type { PictureOptions } from './picture.ts';
import { STEP_MS } from './playback/beat-times.ts';
import { createPlayback } from './playback/playback.ts';
import { createScenario } from './scenario.ts';
import { createShow } from './show.ts';

const { drawn } = vi.hoisted(() => ({
  drawn: { phases: [] as number[], strides: [] as number[], worlds: [] as unknown[] },
}));
vi.mock('./picture.ts', () => ({
  createPicture: (_canvas: unknown, _control: unknown, { onReady }: PictureOptions) => ({
    load: () => onReady?.(),
    touch: () => {},
    isOld: (phase: number, world: unknown) => phase !== drawn.phases.at(-1) || world !== drawn.worlds.at(-1),
    draw: (phase: number, { pose }: { readonly pose: Pose }) => {
      drawn.phases.push(phase);
      drawn.worlds.push(pose.world);
      drawn.strides.push(pose.player.stride);
    },
    release: () => {},
  }),
}));

const levelFacing = (facing: FacingName): Level => {
  const parsed = parseLevel({ ...PLAIN, facing });
  if (!parsed.ok) throw new Error('the level of this test is not a level');
  return parsed.level;
};

const PLAIN = {
  version: 1,
  start: [1, 1],
  map: { tilesets: [], layers: [{ name: 'ground_tiles', width: 6, height: 3, data: Array(18).fill(1) }] },
  items: [],
  levelGoals: [],
};
const level = levelFacing('right');

const FRAME_MS = 10;

beforeEach(() => {
  vi.useFakeTimers();
  drawn.phases = [];
  drawn.strides = [];
  drawn.worlds = [];
  vi.stubGlobal('requestAnimationFrame', (draw: (now: number) => void) =>
    Number(setTimeout(() => draw(Date.now()), FRAME_MS)),
  );
  vi.stubGlobal('cancelAnimationFrame', (request: number) => clearTimeout(request));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('draws the idle animation only while it is not paused, but always draws a movement', () => {
  let isIdlePaused = true;
  const scenario = createScenario();
  scenario.load(createWorld(level));
  const show = createShow({
    canvas: document.createElement('canvas'),
    boxes: document.createElement('div'),
    scenario,
    control: createCameraControl(),
    loadAtlas: () => new Promise(() => {}),
    isStill: () => false,
    isIdlePaused: () => isIdlePaused,
  });
  vi.advanceTimersByTime(3000);
  expect(drawn.phases).toEqual([0]);
  void scenario.walk([[2, 1]]);
  show.wake();
  vi.advanceTimersByTime(200);
  expect(drawn.phases.length).toBeGreaterThan(5);
  vi.advanceTimersByTime(3000);
  isIdlePaused = false;
  drawn.phases = [];
  vi.advanceTimersByTime(2000);
  expect(drawn.phases.length).toBeGreaterThan(10);
  show.stop();
});

it('draws a run with reduced motion once for each change, and reports its steps as soon as they begin', () => {
  const scenario = createScenario();
  scenario.load(createWorld(level));
  const show = createShow({
    canvas: document.createElement('canvas'),
    boxes: document.createElement('div'),
    scenario,
    control: createCameraControl(),
    loadAtlas: () => new Promise(() => {}),
    isStill: () => true,
    isIdlePaused: () => false,
  });
  vi.advanceTimersByTime(1000);
  expect(drawn.worlds).toHaveLength(1);
  const starts: number[] = [];
  const walk = (to: readonly [number, number]): TimelineEvent => ({
    kind: 'command',
    line: 1,
    name: 'move_forward',
    args: [],
    changes: [{ type: 'moved', to: [...to] }],
  });
  const playback = createPlayback(
    level,
    {
      version: 1,
      events: [walk([2, 1]), walk([3, 1])],
      end: { status: 'finished' },
      variables: {},
      verdict: { complete: false, goals: [] },
    },
    { listener: { onChange: () => starts.push(Date.now()) } },
  );
  scenario.play(playback);
  playback.start();
  show.wake();
  vi.advanceTimersByTime(5000);
  expect(playback.status()).toBe('finished');
  expect(drawn.worlds).toHaveLength(3);
  const [first = 0, second = 0] = starts;
  expect(Math.abs(second - first - STEP_MS)).toBeLessThanOrEqual(FRAME_MS);
  show.stop();
});

describe('the greeting of a level', () => {
  const WAVES = 4;

  const load = (facing: FacingName, options: { isStill?: boolean; isIdlePaused?: () => boolean } = {}) => {
    const scenario = createScenario();
    const shown = levelFacing(facing);
    scenario.load(createWorld(shown));
    const show = createShow({
      canvas: document.createElement('canvas'),
      boxes: document.createElement('div'),
      scenario,
      control: createCameraControl(),
      loadAtlas: () => new Promise(() => {}),
      isStill: () => options.isStill ?? false,
      isIdlePaused: options.isIdlePaused ?? (() => false),
    });
    show.load(shown);
    return { scenario, show };
  };
  const waves = (): boolean => drawn.strides.includes(WAVES);

  it.each([
    ['a character that looks at us', 'down', {}, true],
    ['no character that looks away', 'up', {}, false],
    ['no character with reduced motion', 'down', { isStill: true }, false],
    ['no character while the idle animation is paused', 'down', { isIdlePaused: () => true }, false],
  ] as const)('is waved by %s', (_, facing, options, expected) => {
    const { show } = load(facing, options);
    vi.advanceTimersByTime(GREETING_MS);
    expect(waves()).toBe(expected);
    show.stop();
  });

  it('happens once, and waits until the idle animation is no longer paused', () => {
    let isPaused = true;
    const { show } = load('down', { isIdlePaused: () => isPaused });
    vi.advanceTimersByTime(GREETING_MS);
    isPaused = false;
    vi.advanceTimersByTime(GREETING_MS);
    expect(waves()).toBe(true);
    vi.advanceTimersByTime(GREETING_MS);
    drawn.strides = [];
    vi.advanceTimersByTime(GREETING_MS);
    expect(drawn.strides.length).toBeGreaterThan(10);
    expect(waves()).toBe(false);
    show.stop();
  });

  it('ends when the character walks', () => {
    const { scenario, show } = load('down');
    void scenario.walk([[2, 1]]);
    show.wake();
    vi.advanceTimersByTime(GREETING_MS);
    expect(waves()).toBe(false);
    show.stop();
  });
});
