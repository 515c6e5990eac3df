// @vitest-environment happy-dom
import { parseLevel } from '@hopcode/engine/formats/level';
import { createWorld } from '@hopcode/engine/world/world';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createCameraControl } from './camera-control.ts';
import { createScenario } from './scenario.ts';
import { createShow } from './show.ts';

const { drawn } = vi.hoisted(() => ({ drawn: { phases: [] as number[] } }));
vi.mock('./picture.ts', () => ({
  createPicture: () => ({
    load: () => {},
    touch: () => {},
    isOld: (phase: number) => phase !== drawn.phases.at(-1),
    draw: (phase: number) => drawn.phases.push(phase),
    release: () => {},
  }),
}));

const parsed = parseLevel({
  version: 1,
  start: [1, 1],
  facing: 'right',
  map: { tilesets: [], layers: [{ name: 'ground_tiles', width: 6, height: 3, data: Array(18).fill(1) }] },
  items: [],
  levelGoals: [],
});
if (!parsed.ok) throw new Error('the level of this test is not a level');
const { level } = parsed;

const FRAME_MS = 10;

beforeEach(() => {
  vi.useFakeTimers();
  drawn.phases = [];
  vi.stubGlobal('requestAnimationFrame', (draw: (now: number) => void) =>
    Number(setTimeout(() => draw(Date.now()), FRAME_MS)),
  );
  vi.stubGlobal('cancelAnimationFrame', (request: number) => clearTimeout(request));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('draws the idle animation only while it is not paused, and a movement always', () => {
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
