// @vitest-environment happy-dom
import { type Level, parseLevel } from '@hopcode/engine/formats/level';
import type { Timeline, TimelineEvent } from '@hopcode/engine/formats/timeline';
import { act, cleanup, render } from '@testing-library/react';
import i18next from 'i18next';
import { createRef, StrictMode } from 'react';
import { initReactI18next } from 'react-i18next';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { createAtlas } from './atlas.ts';
import { Stage, type StageHandle } from './stage.tsx';

const asked: unknown[] = [];
vi.mock('./atlas-source.ts', () => ({
  productAtlas: async (season: unknown) => {
    asked.push(season);
    return {
      ok: true,
      atlas: createAtlas(document.createElement('canvas'), { version: 1, width: 1, height: 1, sprites: {} }),
    };
  },
}));

const parsed = parseLevel({
  version: 1,
  start: [1, 1],
  facing: 'right',
  map: { tilesets: [], layers: [{ name: 'ground_tiles', width: 6, height: 3, data: Array(18).fill(1) }] },
  items: [{ action: 'collect', type: 'egg', sprite: 'egg', position: [3, 1] }],
  levelGoals: [{ action: 'collect', type: 'egg' }],
});
if (!parsed.ok) throw new Error('the level of this test is not a level');
const level: Level = parsed.level;

const EVENTS: TimelineEvent[] = [
  { kind: 'line', line: 1, scope: '' },
  {
    kind: 'command',
    line: 1,
    name: 'move_forward',
    args: [2],
    changes: [
      { type: 'moved', to: [2, 1] },
      { type: 'moved', to: [3, 1] },
      { type: 'thing-changed', id: 0, state: 'gone' },
      { type: 'counted', item: 'egg', count: 1 },
      { type: 'scored', goal: 0, score: 1 },
    ],
  },
  { kind: 'line', line: 2, scope: '' },
  {
    kind: 'command',
    line: 2,
    name: 'speak',
    args: ['hi'],
    changes: [{ type: 'said', channel: 'speak', text: 'hi' }],
  },
];
const timeline: Timeline = {
  version: 1,
  events: EVENTS,
  end: { status: 'finished' },
  variables: {},
  verdict: { complete: true, goals: [] },
};

/** Lets the test call the frames of the screen one after another. */
const screen = () => {
  let waiting: FrameRequestCallback[] = [];
  let now = 0;
  vi.stubGlobal('requestAnimationFrame', (callback: FrameRequestCallback) => waiting.push(callback));
  vi.stubGlobal('cancelAnimationFrame', () => {
    waiting = [];
  });
  return {
    waiting: () => waiting.length,
    pass: (ms: number) => {
      for (let left = ms; left >= 0; left -= 50) {
        const due = waiting;
        waiting = [];
        now += Math.min(50, left);
        for (const callback of due) callback(now);
        if (left === 0) break;
      }
    },
  };
};

const mount = async (props: Partial<Parameters<typeof Stage>[0]> = {}) => {
  const ref = createRef<StageHandle>();
  const view = render(
    <StrictMode>
      <Stage ref={ref} level={level} avatar="Rabbit" speed="normal" label="Farm" {...props} />
    </StrictMode>,
  );
  await act(async () => {});
  const stage = ref.current;
  if (!stage) throw new Error('no stage was mounted');
  return { stage, ...view };
};

beforeAll(() => void i18next.use(initReactI18next).init({ lng: 'en', resources: {} }));

describe('Stage', () => {
  let frames: ReturnType<typeof screen>;
  beforeEach(() => {
    frames = screen();
  });
  afterEach(() => {
    cleanup();
    vi.unstubAllGlobals();
  });

  it('has the role of a picture and a name, and reports when it is ready', async () => {
    const onReady = vi.fn<() => void>();
    const { getByRole } = await mount({ onReady });
    frames.pass(50);
    expect(getByRole('img', { name: 'Farm' }).tagName).toBe('CANVAS');
    expect(onReady).toHaveBeenCalledTimes(1);
  });

  it('requests the colours of a season when a level of that season is shown', async () => {
    asked.length = 0;
    const { rerender } = await mount();
    expect(new Set(asked)).toEqual(new Set(['summer']));
    const show = async (shown: Level) => {
      rerender(
        <StrictMode>
          <Stage level={shown} avatar="Rabbit" speed="normal" label="Farm" />
        </StrictMode>,
      );
      await act(async () => {});
    };
    asked.length = 0;
    await show({ ...level, start: [0, 0] });
    expect(asked).toEqual([]);
    await show({ ...level, season: 'autumn' });
    expect(new Set(asked)).toEqual(new Set(['autumn']));
  });

  it('plays a timeline, speaks, scores and ends', async () => {
    const { stage, container } = await mount();
    const heard: string[] = [];
    stage.play(timeline, {
      onLine: (line) => heard.push(`line ${line}`),
      onCount: (item, count) => heard.push(`${item} ${count}`),
      onScore: (goal, score) => heard.push(`goal ${goal} ${score}`),
      onEnd: ({ status }) => heard.push(status),
    });
    // No frame has passed, and the line is already marked for the next picture.
    expect(heard).toEqual(['line 1']);
    frames.pass(300);
    expect(stage.world()?.player.position).toEqual([3, 1]);
    frames.pass(300);
    expect(container.querySelector('.stage-bubble')?.textContent).toBe('hi');
    frames.pass(1500);
    expect(heard).toEqual(['line 1', 'egg 1', 'goal 0 1', 'line 2', 'finished']);
  });

  it('plays faster when the speed changes during a run', async () => {
    const { stage, rerender } = await mount();
    const onEnd = vi.fn<() => void>();
    const playback = stage.play(timeline, { onEnd });
    frames.pass(100);
    rerender(
      <StrictMode>
        <Stage level={level} avatar="Rabbit" speed="turbo" label="Farm" />
      </StrictMode>,
    );
    // Speech has a minimum time: 750 ms more than a quarter.
    frames.pass(Math.ceil((playback?.duration() ?? 0) / 4) + 750);
    expect(onEnd).toHaveBeenCalledTimes(1);
  });

  it('plays one run faster than the others', async () => {
    const { stage } = await mount();
    const once = stage.play(timeline, { speed: 'turbo' });
    const next = stage.play(timeline);
    expect([once?.speed(), next?.speed()]).toEqual(['turbo', 'normal']);
  });

  it('returns to the start without calling onEnd', async () => {
    const { stage, container } = await mount();
    const onEnd = vi.fn<() => void>();
    stage.play(timeline, { onEnd });
    frames.pass(600);
    stage.reset();
    frames.pass(5000);
    expect(stage.world()?.player.position).toEqual([1, 1]);
    expect(stage.playback()).toBeUndefined();
    expect(container.querySelector('.stage-bubble')).toBeNull();
    expect(onEnd).not.toHaveBeenCalled();
  });

  it('replaces a playback that has not ended', async () => {
    const { stage } = await mount();
    const first = vi.fn<() => void>();
    const second = vi.fn<() => void>();
    stage.play(timeline, { onEnd: first });
    frames.pass(100);
    stage.play(timeline, { onEnd: second });
    frames.pass(5000);
    expect([first.mock.calls.length, second.mock.calls.length]).toEqual([0, 1]);
  });

  it('walks along a path when nothing plays, and not during a playback', async () => {
    const { stage } = await mount();
    const walk = stage.walk([
      [2, 1],
      [3, 2],
    ]);
    frames.pass(1000);
    await expect(walk).resolves.toBe(true);
    expect(stage.world()?.player).toEqual({ position: [3, 2], facing: 'right' });
    stage.play(timeline);
    await expect(stage.walk([[1, 1]])).resolves.toBe(false);
  });

  it('shows the run again if the user jumps within it after a walk', async () => {
    const { stage } = await mount();
    const playback = stage.play(timeline);
    frames.pass(5000);
    const walk = stage.walk([[4, 2]]);
    frames.pass(1000);
    await expect(walk).resolves.toBe(true);
    expect(stage.world()?.player.position).toEqual([4, 2]);
    playback?.seek(0);
    frames.pass(50);
    expect(stage.world()?.player.position).toEqual([1, 1]);
    playback?.seek(timeline.events.length);
    expect(stage.world()?.player.position).toEqual([3, 1]);
  });

  it("continues while the pointer's path is redrawn repeatedly", async () => {
    const { stage, container } = await mount();
    stage.play(timeline);
    frames.pass(2400);
    expect(container.querySelector('.stage-bubble')).not.toBeNull();
    for (let turn = 0; turn < 60; turn += 1) {
      stage.showPath([[turn % 6, 0]]);
      frames.pass(50);
    }
    expect(container.querySelector('.stage-bubble')).toBeNull();
  });

  it('reports each cell under the pointer once, and again when the picture has changed', async () => {
    const onHover = vi.fn<(cell: readonly [number, number] | undefined) => void>();
    const { stage, getByRole } = await mount({ onHover });
    const canvas = getByRole('img');
    const told = (...places: number[]) => {
      onHover.mockClear();
      for (const clientX of places)
        canvas.dispatchEvent(new PointerEvent('pointermove', { clientX, pointerType: 'mouse' }));
      return onHover.mock.calls.map(([cell]) => cell);
    };
    expect(told(0, 1, 60, 61)).toEqual([
      [1, 1],
      [2, 1],
    ]);
    stage.reset();
    expect(told(61, 60)).toEqual([[2, 1]]);
    stage.play(timeline);
    expect(told(60, 61)).toEqual([undefined]);
    frames.pass(5000);
    const walk = stage.walk([[4, 1]]);
    expect(told(60)).toHaveLength(1);
    frames.pass(1000);
    await walk;
    expect(told(60, 61)).toHaveLength(1);
  });

  it('announces where the character is and what it does', async () => {
    const { stage, getByRole } = await mount({ describe: ({ kind }) => kind });
    const region = getByRole('status');
    expect(region.textContent).toBe('stands');
    stage.play(timeline);
    frames.pass(5000);
    expect([...region.children].map((line) => line.textContent)).toEqual(['stands', 'command command']);
  });

  it('after a change of language, announces only where the character is now', async () => {
    const { stage, getByRole } = await mount({ describe: ({ kind }) => `${i18next.language} ${kind}` });
    const region = getByRole('status');
    stage.play(timeline);
    frames.pass(5000);
    await act(() => i18next.changeLanguage('de'));
    expect(region.textContent).toBe('de stands');
    await act(() => i18next.changeLanguage('en'));
  });

  it('has announced all steps when a run ends, and announces or drops the rest of a stopped run', async () => {
    const { stage, getByRole } = await mount({ describe: ({ kind }) => kind });
    const region = getByRole('status');
    let atEnd: string | null = null;
    stage.play(timeline, {
      onEnd: () => {
        atEnd = region.textContent;
      },
    });
    frames.pass(5000);
    expect(atEnd).toBe('standscommand command');
    for (const rest of ['told', 'dropped'] as const) {
      region.replaceChildren();
      stage.play(timeline);
      frames.pass(200);
      stage.playback()?.pause();
      expect(region.textContent).toBe('');
      stage.endTelling(rest);
      expect(region.textContent).toBe(rest === 'told' ? 'command' : '');
    }
  });

  it('announces where the character has walked to', async () => {
    const describe = vi.fn<() => string>(() => '');
    const { stage } = await mount({ describe });
    describe.mockClear();
    const walk = stage.walk([[2, 1]]);
    frames.pass(1000);
    await walk;
    expect(describe.mock.calls).toEqual([[{ kind: 'stands', position: [2, 1], facing: 'right' }]]);
  });

  it('has a tile cursor for the keyboard', async () => {
    const onCell = vi.fn<(cell: readonly [number, number]) => void>();
    const { getByRole } = await mount({ onCell });
    const press = (key: string) =>
      getByRole('application').dispatchEvent(new KeyboardEvent('keydown', { key, cancelable: true }));
    expect(press('a')).toBe(true);
    expect(press('ArrowRight')).toBe(false);
    press('ArrowDown');
    press('Enter');
    expect(onCell).toHaveBeenCalledWith([2, 2]);
  });

  it('does not choose a cell if a run has removed the tile cursor', async () => {
    const onCell = vi.fn<() => void>();
    const { stage, getByRole } = await mount({ onCell });
    const press = (key: string) =>
      getByRole('application').dispatchEvent(new KeyboardEvent('keydown', { key, cancelable: true }));
    press('ArrowDown');
    stage.reset();
    press('Enter');
    expect(onCell).not.toHaveBeenCalled();
  });

  it('describes the keys if the user can choose cells', async () => {
    const { getByRole } = await mount({ onCell: () => {}, instructions: 'Use the arrow keys' });
    const described = getByRole('application').getAttribute('aria-describedby') ?? '';
    expect(document.getElementById(described)?.textContent).toBe('Use the arrow keys');
  });

  it('leaves nothing behind', async () => {
    const { unmount } = await mount();
    frames.pass(50);
    unmount();
    expect(frames.waiting()).toBe(0);
  });
});
