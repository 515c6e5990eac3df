import type { Level } from '@hopcode/engine/formats/level';
import type { RunEnd, Timeline } from '@hopcode/engine/formats/timeline';
import type { ExecutionEvent } from './execution.ts';
import { exceedsLineLimit } from './line-limit.ts';
import { type Message, type Printed, type Problem, problemOf, type RunViewEvent } from './run-view.ts';

/** Delays of a run at Normal speed, in milliseconds (game.md section 4, 'Run flow'). */
export const RUN_DELAYS = { backToStart: 200, play: 500 } as const;

/** From the end of a level to its dialog, in milliseconds, at every speed (game.md section 9). */
export const COMPLETION_DELAY = 800;

/** How much of a program that never ends is played before the dialog says so, in milliseconds. */
export const ENDLESS_SHOWN = 2000;

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
  readonly play: (timeline: Timeline, callbacks: PlayCallbacks) => void;
  /** Holds the picture where it is. */
  readonly freeze: () => void;
};

export type RunFlowParts = {
  readonly level: () => Level;
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

/** One run, from the press of the button to its end; a later one makes it stale. */
type Run = {
  readonly code: string;
  readonly level: Level;
  readonly answers: Answer[];
  /** What Python answers, or has answered. */
  result: Promise<unknown>;
  /** Events shown so far. */
  played: number;
};

const isEndless = (end: RunEnd): boolean =>
  end.status === 'time' || end.status === 'commands' || end.status === 'output';

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

  const finish = async (run: Run, { end, verdict }: Timeline): Promise<void> => {
    current = undefined;
    const problem: Problem | undefined =
      end.status === 'crashed' && python.isAway() ? { kind: 'no-python' } : problemOf(end, run.code);
    const complete = end.status === 'finished' && verdict.complete;
    tell({ type: 'run-ended', end, complete });
    if (problem) tell({ type: 'problem-found', problem });
    else if (complete) {
      // Variables are judged only now: the counters of their goals have stood at nought.
      for (const [goal, { score }] of verdict.goals.entries()) tell({ type: 'scored', goal, score });
      parts.saveComplete(run.code);
      await wait(COMPLETION_DELAY);
      if (latest === run) tell({ type: 'celebrated' });
    } else if (verdict.failure) {
      const { code, params } = verdict.failure;
      tell({
        type: 'problem-found',
        problem: { kind: 'rule', failure: params ? { code, params } : { code } },
      });
    } else tell({ type: 'goals-missed', verdict });
  };

  const play = (run: Run, timeline: Timeline): void => {
    const over = (): void => {
      if (current !== run) return;
      parts.showLine(undefined);
      if (timeline.end.status === 'question') {
        const { question, prompt } = timeline.end;
        tell({ type: 'question-asked', question, prompt });
      } else void finish(run, timeline);
    };
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
    const result = python.run({ code: run.code, level: run.level, answers: [...run.answers] });
    run.result = result;
    return result;
  };

  const run = async (code = parts.code()): Promise<void> => {
    if (current) return;
    const level = parts.level();
    const next: Run = { code, level, answers: [], result: Promise.resolve(), played: 0 };
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
    void run.result.then(() => tell({ type: 'stopped' }));
  };

  const dispose = (): void => {
    if (current) python.stop();
    current = undefined;
    latest = undefined;
  };

  return { run, stop, answer, dispose };
};
