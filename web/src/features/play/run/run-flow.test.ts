import { levelSchema } from '@hopcode/engine/formats/level';
import type { RunEnd, Timeline } from '@hopcode/engine/formats/timeline';
import type { RunRequest } from '@hopcode/python-runner/protocol';
import { describe, expect, it } from 'vitest';
import { createRunFlow } from './run-flow.ts';
import { AUTHOR_RULES, LEARNER_RULES, REPLAY_RULES, type RunRules } from './run-rules.ts';
import { NOT_STARTED, runStateAfter } from './run-state.ts';

const LEVEL = levelSchema.parse({
  version: 1,
  start: [0, 0],
  map: { tilesets: [], layers: [{ name: 'ground_tiles', width: 1, height: 1, data: [1] }] },
  items: [],
  levelGoals: [{ action: 'reach', position: [0, 0] }],
  maxLinesOfCode: 3,
});

/** Another farm of the same level. */
const OTHER = levelSchema.parse({ ...LEVEL, start: [0, 0], constants: [{ name: 'n', value: 2 }] });

type Result = {
  end?: RunEnd;
  complete?: boolean;
  events?: number;
  /** Whether the events are commands; `late` means that only the last event is a command. */
  walks?: boolean | 'late';
  failure?: { code: string };
  /** A level without goals: free play. */
  goalless?: boolean;
};

const timelineOf = ({
  end = { status: 'finished' },
  complete = false,
  events = 1,
  walks = false,
  failure,
  goalless = false,
}: Result): Timeline => ({
  version: 1,
  events: Array.from({ length: events }, (_, index) =>
    walks === true || (walks === 'late' && index === events - 1)
      ? { kind: 'command', line: 1, name: 'turn_left', args: [], changes: [] }
      : { kind: 'print', stream: 'out', text: 'x' },
  ),
  end,
  variables: {},
  verdict: {
    complete,
    goals: goalless ? [] : [{ met: complete, score: 0, maxScore: 1 }],
    ...(failure ? { failure } : {}),
  },
});

type Setup = {
  results?: Result[];
  code?: string;
  pace?: number;
  rules?: RunRules;
  ready?: boolean;
  away?: boolean;
  /** Number of farms. */
  farms?: number;
  /** For each run, a promise that resolves when the server answers: whether it accepts the save. */
  saves?: readonly Promise<boolean>[];
  /** Resolves when no dialog is open any more. */
  undisturbed?: Promise<void>;
  /** Whether a stop ends Python immediately; otherwise `release` does. */
  stopsAtOnce?: boolean;
};

/** A flow whose parts only record their calls; waiting takes no time. */
const setUp = ({
  results = [{}],
  code = 'a = 1',
  pace = 1,
  rules = LEARNER_RULES,
  ready = true,
  away = false,
  farms = 1,
  saves = [],
  undisturbed = Promise.resolve(),
  stopsAtOnce = true,
}: Setup = {}) => {
  const log: string[] = [];
  const proofs: unknown[] = [];
  const requests: RunRequest[] = [];
  let state = NOT_STARTED;
  let playing: (() => void) | undefined;
  let release: (() => void) | undefined;
  let held = false;
  let started = 0;
  const lines: (number | undefined)[] = [];
  let atPause = { entry: '', act: (): void => {} };
  const flow = createRunFlow({
    rules,
    farms: () => [LEVEL, ...Array.from({ length: farms - 1 }, () => OTHER)],
    code: () => code,
    pace: () => pace,
    python: {
      run: async (request) => {
        requests.push(request);
        log.push('python');
        if (held)
          await new Promise<void>((resolve) => {
            release = resolve;
          });
        return timelineOf(results[requests.length - 1] ?? {});
      },
      stop: () => {
        log.push('python stop');
        if (stopsAtOnce) release?.();
      },
      state: () => (away ? 'dead' : ready ? 'ready' : 'booting'),
    },
    stage: {
      reset: () => log.push('reset'),
      showFarm: (farm) => log.push(`show ${farm}`),
      play: (timeline, { from, onEnd }) => {
        log.push(`play ${from}/${timeline.events.length}`);
        playing = onEnd;
      },
      freeze: () => log.push('freeze'),
      stop: () => log.push('stage stop'),
    },
    dispatch: (event) => {
      const before = state;
      state = runStateAfter(state, event);
      const { problem, missed } = state;
      log.push(event.type);
      if (problem && problem !== before.problem) log.push(`problem ${problem.kind}`);
      if (missed && missed !== before.missed) log.push('goals missed');
    },
    showLine: (line) => lines.push(line),
    saveStarted: async (saved) => {
      log.push(`save ${saved}`);
      started += 1;
      return (await saves[started - 1]) ?? true;
    },
    saveComplete: (saved, proof) => {
      log.push(`save complete ${saved}`);
      proofs.push(proof);
    },
    undisturbed: () => undisturbed,
    wait: async (milliseconds) => {
      log.push(`wait ${milliseconds}`);
      const { entry, act } = atPause;
      const count = log.filter((before) => before === `wait ${milliseconds}`).length;
      // Waits that start at the same time end in the order of their lengths.
      for (let turn = 0; turn < milliseconds / 100; turn += 1) await Promise.resolve();
      if (entry === `${count}: ${milliseconds}`) act();
    },
  });
  const settle = async (): Promise<void> => {
    for (let turn = 0; turn < 60; turn += 1) await Promise.resolve();
  };
  return {
    flow,
    log,
    proofs,
    requests,
    lines,
    /** Performs an action during a pause: `2: 500` is the end of the second pause of 500 ms. */
    during: (entry: string, act: () => void) => {
      atPause = { entry, act };
    },
    hold: () => {
      held = true;
    },
    release: () => release?.(),
    /** Tells the flow that the stage has shown the last event. */
    finishPlayback: async () => {
      playing?.();
      await settle();
    },
    settle,
    state: () => state,
  };
};

const OPENING = ['wait 200', 'wait 700', 'python', 'run-pressed', 'save a = 1', 'reset'];

describe('createRunFlow', () => {
  it('saves, runs Python during the delays, then plays', async () => {
    const { flow, log } = setUp();
    await flow.run();
    expect(log).toEqual([...OPENING, 'python-awaited', 'timeline-began', 'play 0/1']);
  });

  it('resets the level immediately on a later run', async () => {
    const { flow, log, finishPlayback } = setUp();
    await flow.run();
    await finishPlayback();
    log.length = 0;
    const later = flow.run();
    expect(log).toContain('reset');
    await later;
  });

  it.each([
    [1, 'wait 200', 'wait 700'],
    [0.5, 'wait 100', 'wait 350'],
    [0.25, 'wait 50', 'wait 175'],
  ])('scales the delays by %d', async (pace, first, second) => {
    const { flow, log } = setUp({ pace });
    await flow.run();
    expect(log.filter((entry) => entry.startsWith('wait'))).toEqual([first, second]);
  });

  it('does nothing during a run', async () => {
    const { flow, requests } = setUp();
    await Promise.all([flow.run(), flow.run()]);
    expect(requests).toHaveLength(1);
  });

  it('refuses too many lines before anything is saved', async () => {
    const { flow, log } = setUp({ code: 'a = 1\nb = 2\nc = 3\nd = 4' });
    await flow.run();
    expect(log).toEqual(['problem-found', 'problem too-many-lines']);
  });

  it.each<[string, Result, string[]]>([
    [
      'complete',
      { complete: true },
      ['playback-ended', 'run-ended', 'save complete a = 1', 'wait 800', 'celebrated'],
    ],
    ['unmet goals', {}, ['playback-ended', 'run-ended', 'goals missed']],
    ['free play', { goalless: true }, ['playback-ended', 'run-ended']],
    [
      'free play with a complete verdict',
      { goalless: true, complete: true },
      ['playback-ended', 'run-ended'],
    ],
    [
      'a wrong variable',
      { failure: { code: 'variable-missing' } },
      ['playback-ended', 'run-ended', 'problem rule'],
    ],
    [
      'a broken rule',
      { end: { status: 'rule', line: 1, failure: { code: 'bumped-into-wall' } }, complete: true },
      ['playback-ended', 'run-ended', 'problem rule'],
    ],
    [
      'a Python error',
      { end: { status: 'error', error: { type: 'NameError', message: '', line: 1, trace: '' } } },
      ['playback-ended', 'run-ended', 'problem python'],
    ],
    ['a crash', { end: { status: 'crashed' } }, ['playback-ended', 'run-ended', 'problem crashed']],
  ])('ends: %s', async (_, result, told) => {
    const { flow, log, finishPlayback } = setUp({ results: [result] });
    await flow.run();
    log.length = 0;
    await finishPlayback();
    expect(log).toEqual(told);
  });

  it('opens the success dialog only when no other dialog is open', async () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    const { flow, log, finishPlayback, settle } = setUp({
      results: [{ complete: true }],
      undisturbed: promise,
    });
    await flow.run();
    await finishPlayback();
    const before = log.at(-1);
    resolve();
    await settle();
    expect([before, log.at(-1)]).toEqual(['wait 800', 'celebrated']);
  });

  it('completes a level only when the program works on every farm, tried while the first one is shown', async () => {
    const { flow, log, proofs, requests, finishPlayback, settle } = setUp({
      farms: 3,
      results: [{ complete: true }, { complete: true }, { complete: true }],
    });
    await flow.run();
    await settle();
    expect(requests.map(({ level }) => level)).toEqual([LEVEL, OTHER, OTHER]);
    log.length = 0;
    await finishPlayback();
    expect(log).toEqual(['playback-ended', 'run-ended', 'save complete a = 1', 'wait 800', 'celebrated']);
    expect(proofs).toMatchObject([{ runs: [{}, {}, {}] }]);
  });

  it.each<[string, Result, string[]]>([
    ['unmet goals', {}, ['playback-ended', 'run-ended', 'goals missed']],
    [
      'a broken rule',
      { end: { status: 'rule', line: 1, failure: { code: 'x' } } },
      ['playback-ended', 'run-ended', 'problem rule'],
    ],
    [
      'a question',
      { end: { status: 'question', question: 'input', prompt: '', line: 1 } },
      ['playback-ended', 'question-asked'],
    ],
  ])('plays the farm on which the program fails: %s', async (_, failing, end) => {
    const { flow, log, requests, finishPlayback, settle } = setUp({
      farms: 3,
      results: [{ complete: true }, { complete: true }, failing],
    });
    await flow.run();
    await settle();
    log.length = 0;
    await finishPlayback();
    expect(log).toEqual(['playback-ended', 'wait 800', 'show 2', 'wait 500', 'timeline-began', 'play 0/1']);
    log.length = 0;
    await finishPlayback();
    expect(log).toEqual(end);
    expect(requests).toHaveLength(3);
  });

  it('continues on the next farm after an answer on another one', async () => {
    const question: RunEnd = { status: 'question', question: 'input', prompt: 'Name?', line: 1 };
    const { flow, log, requests, finishPlayback, settle } = setUp({
      farms: 3,
      results: [{ complete: true }, { end: question }, { complete: true, events: 2 }, { complete: true }],
    });
    await flow.run();
    await settle();
    await finishPlayback();
    await finishPlayback();
    await flow.answer('Noa');
    await settle();
    await finishPlayback();
    expect([requests.map(({ answers }) => answers?.length), log.at(-1)]).toEqual([
      [0, 0, 1, 1],
      'celebrated',
    ]);
    expect(requests.map(({ level }) => level)).toEqual([LEVEL, OTHER, OTHER, OTHER]);
  });

  it('does not try other farms when the program fails on the shown one', async () => {
    const { flow, requests, finishPlayback } = setUp({ farms: 2 });
    await flow.run();
    await finishPlayback();
    expect(requests).toHaveLength(1);
  });

  it.each([
    ['before the failing farm is known', true],
    ['after it', false],
  ])('shows no other farm of a run that was stopped, %s', async (_, early) => {
    const { flow, log, finishPlayback, settle } = setUp({ farms: 2, results: [{ complete: true }, {}] });
    await flow.run();
    if (!early) await settle();
    flow.stop();
    await settle();
    await finishPlayback();
    expect(log.slice(-4)).toEqual(['stop-pressed', 'stage stop', 'python stop', 'stopped']);
  });

  it('distinguishes a crash from a Python that never loaded', async () => {
    const { flow, log, finishPlayback } = setUp({ results: [{ end: { status: 'crashed' } }], away: true });
    await flow.run();
    await finishPlayback();
    expect(log.at(-1)).toBe('problem no-python');
  });

  it.each<[string, boolean | 'late', string]>([
    ['after a while if the picture changes', true, 'wait 2000'],
    ['after a while if it changes late', 'late', 'wait 2000'],
    ['immediately if it does not', false, 'wait 0'],
  ])('shortens the playback of a program that never ends, %s', async (_, walks, wait) => {
    const { flow, log, settle } = setUp({
      results: [{ end: { status: 'time', line: 1 }, walks, events: 2 }],
    });
    await flow.run();
    await settle();
    expect(log.slice(-5)).toEqual([wait, 'freeze', 'playback-ended', 'run-ended', 'problem limit']);
  });

  const RECURSION: RunEnd = {
    status: 'error',
    error: { type: 'RecursionError', message: 'maximum recursion depth exceeded', line: 1, trace: '' },
  };

  it('shortens the playback of functions that call themselves without end', async () => {
    const { flow, log, settle } = setUp({ results: [{ end: RECURSION, walks: true, events: 4000 }] });
    await flow.run();
    await settle();
    expect(log.slice(-5)).toEqual(['wait 2000', 'freeze', 'playback-ended', 'run-ended', 'problem python']);
  });

  it('shows the card of functions that call themselves without end even after Stop', async () => {
    const { flow, log, during, settle } = setUp({ results: [{ end: RECURSION, walks: true, events: 4000 }] });
    during('1: 2000', () => {
      log.length = 0;
      flow.stop();
    });
    await flow.run();
    await settle();
    expect(log).toEqual(['freeze', 'playback-ended', 'run-ended', 'problem python']);
  });

  it('asks, runs again with the answer and plays only what is new', async () => {
    const question: RunEnd = { status: 'question', question: 'input', prompt: 'Name?', line: 1 };
    const { flow, log, requests, finishPlayback } = setUp({
      results: [{ end: question, events: 2 }, { events: 5 }],
    });
    await flow.run();
    await finishPlayback();
    await flow.answer('Noa');
    expect([requests[1]?.answers, log.slice(-6)]).toEqual([
      ['Noa'],
      ['question-asked', 'question-answered', 'python', 'wait 1000', 'timeline-began', 'play 2/5'],
    ]);
  });

  it('stops Python while it works and never plays its result', async () => {
    const { flow, log, hold, settle } = setUp();
    hold();
    const run = flow.run();
    await settle();
    flow.stop();
    await run;
    await settle();
    expect(log.slice(-4)).toEqual(['stop-pressed', 'stage stop', 'python stop', 'stopped']);
  });

  it.each([
    ['before it plays', false],
    ['while it plays', true],
  ])('stops when the server refuses its save, %s', async (_, playing) => {
    const answer = Promise.withResolvers<boolean>();
    const { flow, log, settle } = setUp({ saves: [answer.promise], results: [{ complete: true }] });
    const run = flow.run();
    if (playing) await run;
    answer.resolve(false);
    await run;
    await settle();
    expect(log.slice(log.indexOf('stop-pressed'))).toEqual(
      expect.arrayContaining(['stop-pressed', 'stage stop', 'python stop', 'stopped']),
    );
    expect(log.some((entry) => entry.startsWith('save complete'))).toBe(false);
  });

  it('continues while the save has not arrived', async () => {
    const { flow, log } = setUp({ saves: [new Promise(() => {})] });
    await flow.run();
    expect(log.at(-1)).toBe('play 0/1');
  });

  it('sends no events of a run after it was disposed', async () => {
    const { flow, log, finishPlayback } = setUp({ results: [{ complete: true }] });
    await flow.run();
    flow.dispose();
    log.length = 0;
    await finishPlayback();
    expect(log).toEqual([]);
  });
});

const QUESTION: RunEnd = { status: 'question', question: 'input', prompt: 'Name?', line: 1 };
const ENDLESS: Result = { end: { status: 'time', line: 1 }, walks: true };
const withoutPauses = (log: readonly string[]): string[] => log.filter((entry) => !entry.startsWith('wait'));

describe('a run that ends early', () => {
  it.each<[string, string, Setup]>([
    ['before the character goes back', '1: 200', {}],
    ['before Python is waited for', '1: 700', {}],
    ['while a program that never ends is shown', '1: 2000', { results: [ENDLESS] }],
    ['before it continues after an answer', '1: 1000', { results: [{ end: QUESTION }, {}] }],
    ['before another farm is shown', '1: 800', { farms: 2, results: [{ complete: true }, {}] }],
    ['before another farm is played', '1: 500', { farms: 2, results: [{ complete: true }, {}] }],
  ])('shows nothing more: stopped %s', async (_, pause, setup) => {
    const { flow, log, during, settle, finishPlayback, lines } = setUp(setup);
    during(pause, () => {
      log.length = 0;
      lines.length = 0;
      flow.stop();
    });
    await flow.run();
    await settle();
    await finishPlayback();
    await flow.answer('Noa');
    await settle();
    expect(withoutPauses(log)).toEqual(['stop-pressed', 'stage stop', 'python stop', 'stopped']);
    expect(lines).toEqual([undefined]);
  });

  it('tries no other farm after a stop', async () => {
    const { flow, requests, during, hold, settle } = setUp({
      farms: 3,
      results: [{ complete: true }, { complete: true }, { complete: true }],
    });
    // Python is still working on the second farm when Stop is pressed.
    during('1: 700', hold);
    await flow.run();
    await settle();
    flow.stop();
    await settle();
    expect(requests).toHaveLength(2);
  });

  it('is not complete when it is stopped while Python tries another farm', async () => {
    const { flow, log, during, hold, settle, finishPlayback } = setUp({
      farms: 2,
      results: [{ complete: true }, { complete: true }],
    });
    during('1: 700', hold);
    await flow.run();
    await finishPlayback();
    log.length = 0;
    flow.stop();
    await settle();
    expect(log).toEqual(['stop-pressed', 'stage stop', 'python stop', 'stopped']);
  });

  it('is stopped only when Python has stopped', async () => {
    const { flow, log, hold, release, settle } = setUp({ stopsAtOnce: false });
    hold();
    void flow.run();
    await settle();
    flow.stop();
    await settle();
    const before = log.at(-1);
    release();
    await settle();
    expect([before, log.at(-1)]).toEqual(['python stop', 'stopped']);
  });

  it.each<[string, (flow: { run: () => Promise<void>; dispose: () => void }) => void]>([
    ['another run starts', ({ run }) => void run()],
    ['the page is left', ({ dispose }) => dispose()],
  ])('is not celebrated when %s before its dialog', async (_, act) => {
    const { flow, log, during, settle, finishPlayback } = setUp({ results: [{ complete: true }, {}] });
    during('1: 800', () => act(flow));
    await flow.run();
    await finishPlayback();
    await settle();
    expect([log.includes('save complete a = 1'), log.includes('celebrated')]).toEqual([true, false]);
  });

  it('is not stopped by the refused save of an earlier run', async () => {
    const first = Promise.withResolvers<boolean>();
    const { flow, log, finishPlayback, settle } = setUp({ saves: [first.promise], results: [{}, {}] });
    await flow.run();
    await finishPlayback();
    await flow.run();
    first.resolve(false);
    await settle();
    expect(log).not.toContain('stop-pressed');
  });

  it('stops Python when the page is left, unless the run is over', async () => {
    const { flow, log, finishPlayback } = setUp();
    await flow.run();
    await finishPlayback();
    flow.dispose();
    expect(log).not.toContain('python stop');
    await flow.run();
    flow.dispose();
    expect(log.at(-1)).toBe('python stop');
  });
});

describe('a run', () => {
  it.each([
    [true, false],
    [false, true],
  ])('says whether Python is still starting: ready %s, waking %s', async (ready, waking) => {
    const { flow, state } = setUp({ ready });
    const run = flow.run();
    expect(state().phase).toMatchObject({ status: 'starting', waking });
    await run;
  });

  it('marks no line in the editor after its end', async () => {
    const { flow, lines, finishPlayback } = setUp();
    await flow.run();
    await finishPlayback();
    expect(lines).toEqual([undefined]);
  });

  it.each([
    ['the same part', 2, 'play 2/2'],
    ['another branch with fewer steps', 1, 'play 0/1'],
  ])('plays after an answer: %s', async (_, events, played) => {
    const { flow, log, finishPlayback } = setUp({ results: [{ end: QUESTION, events: 2 }, { events }] });
    await flow.run();
    await finishPlayback();
    await flow.answer('Noa');
    expect(log.at(-1)).toBe(played);
  });

  it('is required before a stop or an answer has an effect', async () => {
    const { flow, log } = setUp();
    flow.stop();
    await flow.answer('Noa');
    expect(log).toEqual([]);
  });
});

describe('a replay for a teacher', () => {
  const END: RunEnd = { status: 'rule', line: 1, failure: { code: 'x' } };

  it('has no pauses', async () => {
    const { flow, log } = setUp({ rules: REPLAY_RULES });
    await flow.run();
    expect(log.filter((entry) => entry.startsWith('wait'))).toEqual([]);
  });

  it('runs a program with more lines than its level allows', async () => {
    const { flow, requests } = setUp({ rules: REPLAY_RULES, code: 'a = 1\nb = 2\nc = 3\nd = 4' });
    await flow.run();
    expect(requests).toHaveLength(1);
  });

  it('has the result before the picture has shown it', async () => {
    const { flow, state } = setUp({ rules: REPLAY_RULES, results: [{ end: END }] });
    await flow.run();
    expect([state().result?.problem?.kind, state().problem]).toEqual(['rule', undefined]);
  });

  it('plays all of a program that never ends', async () => {
    const { flow, log, settle } = setUp({
      rules: REPLAY_RULES,
      results: [{ end: { status: 'time', line: 1 }, walks: true }],
    });
    await flow.run();
    await settle();
    expect(log.at(-1)).toBe('play 0/1');
  });

  it('starts again while it plays, and the first run sends no more events', async () => {
    const { flow, log, requests, finishPlayback, state } = setUp({ rules: REPLAY_RULES, results: [{}, {}] });
    await flow.run();
    const first = finishPlayback;
    const again = flow.run();
    await first();
    expect(log).not.toContain('run-ended');
    await again;
    await finishPlayback();
    expect([requests.length, state().phase.status]).toEqual([2, 'ended']);
    const restart = log.lastIndexOf('python');
    expect(log.slice(restart - 2, restart)).toEqual(['stop-pressed', 'stopped']);
  });
});

it("does not run an author's program with more lines than the level allows", async () => {
  const { flow, log, requests } = setUp({ rules: AUTHOR_RULES, code: 'a = 1\nb = 2\nc = 3\nd = 4' });
  await flow.run();
  expect([requests.length, log.at(-1)]).toEqual([0, 'problem too-many-lines']);
});
