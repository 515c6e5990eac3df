// @vitest-environment happy-dom
import { type Level, levelSchema } from '@hopcode/engine/formats/level';
import type { Timeline } from '@hopcode/engine/formats/timeline';
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { python } from '../../../lib/python.ts';
import { createPlayback, type Playback } from '../../../stage/playback/playback.ts';
import type { StageHandle } from '../../../stage/stage.tsx';
import { loadReasons } from '../run/reasons.ts';
import { isWorking, useReplay } from './use-replay.ts';

vi.mock('../../../lib/woken-python.ts', () => ({ wokenPython: undefined }));

const LEVEL: Level = levelSchema.parse({
  version: 1,
  start: [0, 0],
  facing: 'right',
  map: { tilesets: [], layers: [{ name: 'ground_tiles', width: 9, height: 1, data: Array(9).fill(1) }] },
  items: [],
  levelGoals: [{ action: 'reach', position: [3, 0] }],
});
const CODE = 'x = 1\nprint(x)\n';
const timeline = (end: Timeline['end'], events: Timeline['events']): Timeline => ({
  version: 1,
  events,
  end,
  variables: {},
  verdict: { complete: false, goals: [] },
});
const LINES: Timeline['events'] = [
  { kind: 'line', line: 1, scope: '' },
  { kind: 'line', line: 2, scope: '' },
  { kind: 'print', stream: 'out', text: '1\n' },
];

/** A stage without a picture; the test controls its time. */
const createQuietStage = () => {
  let playback: Playback | undefined;
  const handle: StageHandle = {
    play: (played, { from = 0, speed, ...listener } = {}) => {
      playback = createPlayback(LEVEL, played, { from, listener, ...(speed && { speed }) });
      playback.start();
      return playback;
    },
    playback: () => playback,
    reset: () => {},
    endTelling: () => {},
    zoom: () => {},
    showPath: () => {},
    walk: () => Promise.resolve(false),
    world: () => undefined,
    flag: () => {},
    place: () => undefined,
    spot: () => undefined,
  };
  return {
    stage: { current: handle },
    pass: () =>
      act(() => {
        for (let passed = 0; passed < 5000; passed += 50) playback?.tick(50);
      }),
  };
};

const show = () => {
  const { stage, pass } = createQuietStage();
  const onLine = vi.fn<(line: number | undefined) => void>();
  const hook = renderHook(() => useReplay({ level: LEVEL, code: CODE, speed: 'normal', stage, onLine }));
  const does = async (action: () => void) => {
    await act(async () => {
      action();
      for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
    });
  };
  return { hook, pass, onLine, does: does };
};

let answers: Timeline[] = [];
const run = vi.spyOn(python, 'run');
const foreign = vi.spyOn(python, 'foreign');
const stop = vi.spyOn(python, 'stop');

beforeEach(() => {
  vi.clearAllMocks();
  run.mockImplementation(() => Promise.resolve(answers.shift() ?? timeline({ status: 'stopped' }, [])));
  foreign.mockImplementation(() => {});
  stop.mockImplementation(() => {});
});
afterEach(cleanup);

beforeAll(loadReasons);

describe('useReplay', () => {
  it('plays a program to its end: its lines, its output, and whether it meets its goals', async () => {
    answers = [timeline({ status: 'finished' }, LINES)];
    const { hook, pass, onLine, does } = show();
    await does(() => hook.result.current.play());
    pass();
    expect(run).toHaveBeenCalledWith({ code: CODE, level: LEVEL, answers: [] });
    expect(onLine.mock.calls.map(([line]) => line)).toEqual([1, 2, undefined]);
    const { state } = hook.result.current;
    expect([state.phase.status, state.printed.map(({ text }) => text), state.result?.complete]).toEqual([
      'ended',
      ['1\n'],
      false,
    ]);
  });

  it('reports an error before the picture has reached it', async () => {
    answers = [timeline({ status: 'rule', line: 2, failure: { code: 'not-on-mark' } }, LINES)];
    const { hook, does } = show();
    await does(() => hook.result.current.play());
    expect(hook.result.current.state.result?.problem).toMatchObject({ kind: 'rule', line: 2 });
  });

  it('asks the question of the program, and continues with the answer', async () => {
    const question = { status: 'question', question: 'input', prompt: 'Who?', line: 2 } as const;
    answers = [timeline(question, LINES.slice(0, 2)), timeline({ status: 'finished' }, LINES)];
    const { hook, pass, does } = show();
    await does(() => hook.result.current.play());
    pass();
    expect(hook.result.current.state.phase).toEqual({
      status: 'asking',
      question: 'input',
      prompt: 'Who?',
    });
    await does(() => hook.result.current.answer('Zoe'));
    pass();
    expect(run).toHaveBeenLastCalledWith({ code: CODE, level: LEVEL, answers: ['Zoe'] });
    expect([hook.result.current.state.phase.status, hook.result.current.state.printed.length]).toEqual([
      'ended',
      1,
    ]);
  });

  it('is working after a press or an answer, until there is something to show', async () => {
    const question = { status: 'question', question: 'input', prompt: 'Who?', line: 2 } as const;
    const { promise, resolve } = Promise.withResolvers<Timeline>();
    answers = [timeline(question, LINES.slice(0, 2))];
    const { hook, pass, does } = show();
    const working = () => isWorking(hook.result.current.state);
    const seen = [working()];
    act(() => hook.result.current.play());
    seen.push(working());
    await does(() => {});
    seen.push(working());
    pass();
    run.mockImplementation(() => promise);
    await does(() => hook.result.current.answer('Zoe'));
    seen.push(working());
    await does(() => resolve(timeline({ status: 'finished' }, LINES)));
    seen.push(working());
    expect(seen).toEqual([false, true, false, true, false]);
  });

  it('discards the worker that ran the program when it unmounts', async () => {
    answers = [timeline({ status: 'finished' }, LINES)];
    const { hook, does } = show();
    await does(() => hook.result.current.play());
    expect(foreign).not.toHaveBeenCalled();
    hook.unmount();
    expect([foreign.mock.calls.length, stop.mock.calls.length]).toEqual([1, 1]);
  });

  it('keeps a worker that ran nothing', () => {
    const { hook } = show();
    hook.unmount();
    expect([foreign.mock.calls.length, stop.mock.calls.length]).toEqual([0, 0]);
  });
});
