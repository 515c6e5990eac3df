import type { Level } from '@hopcode/engine/formats/level';
import type { RunEnd, Timeline } from '@hopcode/engine/formats/timeline';
import type { ExecutionEvent } from './execution.ts';
import { exceedsLineLimit } from './line-limit.ts';
import { type Message, type Printed, type Problem, problemOf, type RunViewEvent } from './run-view.ts';

/** Delays of a run at Normal speed, in milliseconds (game.md section 4, 'Run flow'). */
const RUN_DELAYS = { backToStart: 200, play: 500 } as const;

/** From the end of a level to its dialog, in milliseconds, at every speed (game.md section 9). */
const COMPLETION_DELAY = 800;

/** From the end of one farm of a level to the farm that the program fails on, in milliseconds at Normal speed. */
const FARM_DELAY = 800;

/** How much of a program that never ends is played before the dialog says so, in milliseconds. */
const ENDLESS_SHOWN = 2000;

export type Answer = string | boolean;
export type RunRequest = { readonly code: string; readonly level: Level; readonly answers?: Answer[] };

/** What the flow needs of Python; the page's runner is one. */
export type Python = {
  readonly run: (request: RunRequest) => Promise<Timeline>;
  readonly stop: () => void;
  readonly isReady: () => boolean;
  /** True when Python could not be started at all. */
  readonly isAway: () => boolean;
};

export type PlayCallbacks = {
  /** The program that was run. */
  readonly source: string;
  readonly from: number;
  readonly onLine: (line: number) => void;
  readonly onPrint: (printed: Printed) => void;
  readonly onMessage: (message: Message) => void;
  readonly onScore: (goal: number, score: number) => void;
  readonly onEnd: () => void;
};

/** What the flow needs of the stage. */
export type Theatre = {
  /** The level as it was at its start, the character included. */
  readonly reset: () => void;
  /** Puts another farm of the level on the stage, at its start. */
  readonly show: (farm: number) => void;
  readonly play: (timeline: Timeline, callbacks: PlayCallbacks) => void;
  /** Holds the picture where it is. */
  readonly freeze: () => void;
};

export type RunFlowParts = {
  /** The shown farm of the level, then those on which the same program has to work too. */
  readonly farms: () => readonly [Level, ...Level[]];
  readonly code: () => string;
  readonly python: Python;
  readonly theatre: Theatre;
  /** Factor of all delays: 1 at Normal speed, less when faster. */
  readonly pace: () => number;
  readonly runs: () => number;
  readonly tell: (event: ExecutionEvent | RunViewEvent) => void;
  /** Marks the executing line in the editor; undefined for none. */
  readonly showLine: (line: number | undefined) => void;
  /** Answers whether the run may go on; a save that has only failed to arrive does not stop it. */
  readonly saveStarted: (code: string) => Promise<boolean>;
  readonly saveComplete: (code: string) => void;
  readonly wait: (milliseconds: number) => Promise<void>;
};

export type RunFlow = {
  /** Runs the program, or the code that is given; does nothing while another run is on its way. */
  readonly run: (code?: string) => Promise<void>;
  readonly stop: () => void;
  /** Goes on after a question of the program. */
  readonly answer: (answer: Answer) => Promise<void>;
  /** Ends a run that is on its way; nothing more is told of it. */
  readonly dispose: () => void;
};

/** What a program came to on one farm of its level. */
type OnFarm = { readonly farm: number; readonly timeline: Timeline };

/** One run, from the press of the button to its end; a later one makes it stale. */
type Run = {
  readonly code: string;
  readonly farms: readonly [Level, ...Level[]];
  readonly answers: Answer[];
  /** Which farm it is played on. */
  farm: number;
  /** The first farm after that one on which the program does not reach its goals; undefined when there is none. */
  failing: Promise<OnFarm | undefined>;
  /** What Python answers, or has answered. */
  result: Promise<unknown>;
  /** Events shown so far. */
  played: number;
};

const isEndless = (end: RunEnd): boolean =>
  end.status === 'time' || end.status === 'commands' || end.status === 'output';

/** Free play has no goals, so there is nothing to complete. */
const isComplete = ({ end, verdict }: Timeline): boolean =>
  end.status === 'finished' && verdict.complete && verdict.goals.length > 0;

const NONE_FAILS: Promise<undefined> = Promise.resolve(undefined);

const hasCommands = ({ events }: Timeline): boolean => events.some((event) => event.kind === 'command');

/**
 * The course of a run (game.md section 4, 'Run flow'). Python works during the delays, so that nobody waits for it;
 * the timeline it leaves is then played, and its end decides what the screen says.
 */
export const createRunFlow = (parts: RunFlowParts): RunFlow => {
  const { python, theatre, tell, wait } = parts;
  /** The run on its way; none once it has ended or was stopped. */
  let current: Run | undefined;
  /** The run that was started last: what an older one still has to say comes too late. */
  let latest: Run | undefined;

  /** The first farm, from one on, that the program fails on; a question there has to be asked, so it is shown too. */
  const search = async (run: Run, first: number): Promise<OnFarm | undefined> => {
    for (const [farm, level] of run.farms.entries()) {
      if (farm < first) continue;
      const timeline = await python.run({ code: run.code, level, answers: [...run.answers] });
      if (current !== run) return undefined;
      if (!isComplete(timeline)) return { farm, timeline };
    }
    return undefined;
  };

  /** The level is complete on the farm that was played: goes on to the one the program fails on, if there is one. */
  const goOn = async (run: Run, timeline: Timeline): Promise<void> => {
    const failing = await run.failing;
    if (current !== run) return;
    if (!failing) {
      await finish(run, timeline);
      return;
    }
    await wait(FARM_DELAY * parts.pace());
    if (current !== run) return;
    run.farm = failing.farm;
    run.played = 0;
    theatre.show(failing.farm);
    await wait(RUN_DELAYS.play * parts.pace());
    if (current === run) play(run, failing.timeline);
  };

  const finish = async (run: Run, timeline: Timeline): Promise<void> => {
    const { end, verdict } = timeline;
    current = undefined;
    const level = run.farms[run.farm] ?? run.farms[0];
    const problem: Problem | undefined =
      end.status === 'crashed' && python.isAway()
        ? { kind: 'no-python' }
        : problemOf(timeline, run.code, level);
    const complete = isComplete(timeline);
    tell({ type: 'run-ended', end, complete });
    if (problem) tell({ type: 'problem-found', problem });
    else if (complete) {
      parts.saveComplete(run.code);
      await wait(COMPLETION_DELAY);
      if (latest === run) tell({ type: 'celebrated' });
    } else if (verdict.failure) {
      const { code, params } = verdict.failure;
      tell({
        type: 'problem-found',
        problem: { kind: 'rule', failure: params ? { code, params } : { code } },
      });
    } else if (verdict.goals.length > 0) tell({ type: 'goals-missed', verdict });
  };

  const play = (run: Run, timeline: Timeline): void => {
    const over = (): void => {
      if (current !== run) return;
      parts.showLine(undefined);
      // Variables are judged only now: the counters of their goals have stood at nought.
      if (timeline.end.status === 'finished')
        for (const [goal, { score }] of timeline.verdict.goals.entries())
          tell({ type: 'scored', goal, score });
      if (timeline.end.status === 'question') {
        const { question, prompt } = timeline.end;
        tell({ type: 'question-asked', question, prompt });
      } else if (isComplete(timeline)) void goOn(run, timeline);
      else void finish(run, timeline);
    };
    // Python has nothing to do while the picture plays.
    run.failing = isComplete(timeline) ? search(run, run.farm + 1) : NONE_FAILS;
    // After a question only the new part is played. A shorter timeline means that the program took another turn.
    const from = run.played <= timeline.events.length ? run.played : 0;
    run.played = timeline.events.length;
    theatre.play(timeline, {
      source: run.code,
      from,
      onLine: parts.showLine,
      onPrint: (printed) => tell({ type: 'printed', printed }),
      onMessage: (message) => tell({ type: 'message-shown', message }),
      onScore: (goal, score) => tell({ type: 'scored', goal, score }),
      onEnd: over,
    });
    if (isEndless(timeline.end))
      void wait(hasCommands(timeline) ? ENDLESS_SHOWN : 0).then(() => {
        if (current !== run) return;
        theatre.freeze();
        over();
      });
  };

  const execute = (run: Run): Promise<Timeline> => {
    const level = run.farms[run.farm] ?? run.farms[0];
    const result = python.run({ code: run.code, level, answers: [...run.answers] });
    run.result = result;
    return result;
  };

  const run = async (code = parts.code()): Promise<void> => {
    if (current) return;
    const farms = parts.farms();
    const [level] = farms;
    const next: Run = {
      code,
      farms,
      answers: [],
      farm: 0,
      failing: NONE_FAILS,
      result: Promise.resolve(),
      played: 0,
    };
    if (exceedsLineLimit(code, level.maxLinesOfCode)) {
      tell({ type: 'problem-found', problem: { kind: 'too-many-lines', limit: level.maxLinesOfCode ?? 0 } });
      return;
    }
    current = next;
    latest = next;
    const first = parts.runs() === 0;
    tell({ type: 'view-cleared' });
    tell({ type: 'run-pressed', waking: !python.isReady() });
    void parts.saveStarted(code).then((goesOn) => {
      if (!goesOn && current === next) stop();
    });
    if (!first) theatre.reset();
    const result = execute(next);
    await wait(RUN_DELAYS.backToStart * parts.pace());
    if (current === next) theatre.reset();
    await wait(RUN_DELAYS.play * parts.pace());
    if (current === next) tell({ type: 'python-awaited' });
    const timeline = await result;
    if (current !== next) return;
    tell({ type: 'timeline-began' });
    play(next, timeline);
  };

  const answer = async (given: Answer): Promise<void> => {
    const asked = current;
    if (!asked) return;
    asked.answers.push(given);
    tell({ type: 'question-answered' });
    const timeline = await execute(asked);
    if (current === asked) play(asked, timeline);
  };

  const stop = (): void => {
    const run = current;
    if (!run) return;
    current = undefined;
    tell({ type: 'stop-pressed' });
    theatre.freeze();
    parts.showLine(undefined);
    python.stop();
    // Python says so itself when it has let go; a finished program has done so already.
    void Promise.all([run.result, run.failing]).then(() => tell({ type: 'stopped' }));
  };

  const dispose = (): void => {
    if (current) python.stop();
    current = undefined;
    latest = undefined;
  };

  return { run, stop, answer, dispose };
};
