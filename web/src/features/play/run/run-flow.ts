import type { Level } from '@hopcode/engine/formats/level';
import type { Proof } from '@hopcode/engine/formats/proof';
import type { Timeline } from '@hopcode/engine/formats/timeline';
import { proofOf } from '@hopcode/engine/proof-run';
import type { Runner } from '@hopcode/python-runner/runner';
import { judgedRun } from './judged-run.ts';
import { isComplete, isEndless, problemBeforeRun, resultOf } from './run-result.ts';
import type { RunRules } from './run-rules.ts';
import type { RunStage } from './run-stage.ts';
import type { Answer, RunEvent } from './run-state.ts';

/** The pause between the click on Run and the character's return to its start, in milliseconds at Normal speed. */
const BACK_DELAY = 200;

/** The pause before a farm is played, in milliseconds at Normal speed (game.md section 4, 'Run flow'). */
const PLAY_DELAY = 500;

/**
 * The pause after an answer, before the program continues, in milliseconds at Normal speed (game.md section 9,
 * 'continued execution').
 */
const CONTINUE_DELAY = 1000;

/** The pause between the end of a level and its dialog, in milliseconds at every speed (game.md section 9). */
const COMPLETION_DELAY = 800;

/** The pause before the picture changes to the farm on which the program fails, in milliseconds at Normal speed. */
const FARM_DELAY = 800;

/** How many milliseconds of an endless program are played before its card opens. */
const ENDLESS_SHOWN = 2000;

export type RunSaves = {
  /** Returns whether the run may continue. A save that does not reach the server does not stop the run. */
  readonly saveStarted: (code: string) => Promise<boolean>;
  /** `proof` is undefined for a run with more commands than the limit of a proof. */
  readonly saveComplete: (code: string, proof: Proof | undefined) => void;
};

export type RunFlowParts = RunSaves & {
  readonly rules: RunRules;
  /** The shown farm of the level, then the other farms on which the same program must work. */
  readonly farms: () => readonly [Level, ...Level[]];
  readonly code: () => string;
  readonly python: Pick<Runner, 'run' | 'stop' | 'state'>;
  readonly stage: RunStage;
  /** The factor for all pauses: 1 at Normal speed, less at higher speeds. */
  readonly pace: () => number;
  readonly dispatch: (event: RunEvent) => void;
  /** Marks the line that is running in the editor. With undefined, removes the mark. */
  readonly showLine: (line: number | undefined) => void;
  readonly wait: (milliseconds: number) => Promise<void>;
  /** Resolves when all dialogs are closed. */
  readonly undisturbed: () => Promise<void>;
};

export type RunFlow = {
  /**
   * Runs the given code, or by default the program in the editor. During another run, the rules decide what happens.
   */
  readonly run: (code?: string) => Promise<void>;
  readonly stop: () => void;
  /** Continues with the learner's answer to a question of the program. */
  readonly answer: (answer: Answer) => Promise<void>;
  /** Ends the current run, which then sends no more events. */
  readonly dispose: () => void;
};

/** What a program did on one farm of its level. */
type OnFarm = { readonly farm: number; readonly timeline: Timeline };

/** One run, from the press of the button to its end. */
type Run = {
  readonly code: string;
  readonly farms: readonly [Level, ...Level[]];
  readonly answers: Answer[];
  /** Index of the farm on which the run is playing. */
  farm: number;
  /** The first later farm on which the program does not meet its goals; undefined if there is none. */
  failing: Promise<OnFarm | undefined>;
  /** Python's result for the current farm. */
  result: Promise<unknown>;
  /** How many events have been shown so far. */
  played: number;
  /** The timelines that complete their farm, by the index of the farm. */
  readonly completed: (Timeline | undefined)[];
  /** Ends the picture early and shows the card. Used for functions that call each other without end. */
  cut?: (() => void) | undefined;
};

/** The runs that have started. At most one of them is current. */
type Tracker = {
  /** The run in progress; undefined after it has ended or stopped. */
  current: Run | undefined;
  latest: Run | undefined;
};

const hasCommands = ({ events }: Timeline): boolean => events.some((event) => event.kind === 'command');

const farmOf = ({ farms, farm }: Run): Level => farms[farm] ?? farms[0];

/** Runs Python on the current farm of the run. */
const runOnFarm = (parts: RunFlowParts, run: Run): Promise<Timeline> => {
  const result = judgedRun(parts.python, run, farmOf(run));
  run.result = result;
  return result;
};

/** Waits for a pause, scaled by the speed, if the rules have pauses. */
const pause = async ({ rules, wait, pace }: RunFlowParts, milliseconds: number): Promise<void> => {
  if (rules.pauses) await wait(milliseconds * pace());
};

/** The pauses of a run. Both start when Run is clicked, so the page can work during them without delaying the run. */
type Pauses = { readonly back: Promise<void>; readonly play: Promise<void> };

const startPauses = (parts: RunFlowParts): Pauses => ({
  back: pause(parts, BACK_DELAY),
  play: pause(parts, BACK_DELAY + PLAY_DELAY),
});

/** Moves the character back to its start, and waits until the pauses have ended. */
const prepare = async (parts: RunFlowParts, run: Run, tracker: Tracker, pauses: Pauses): Promise<void> => {
  await pauses.back;
  if (tracker.current === run) parts.stage.reset();
  await pauses.play;
  if (tracker.current === run) parts.dispatch({ type: 'python-awaited' });
};

/**
 * The first farm from index `first` on which the program fails. A farm on which the program asks a question also
 * counts, because the learner must answer.
 */
const findFailingFarm = async (
  parts: RunFlowParts,
  run: Run,
  tracker: Tracker,
  first: number,
): Promise<OnFarm | undefined> => {
  for (const [farm, level] of run.farms.entries()) {
    if (farm < first) continue;
    const timeline = await judgedRun(parts.python, run, level);
    if (tracker.current !== run) return undefined;
    if (!isComplete(timeline)) return { farm, timeline };
    run.completed[farm] = timeline;
  }
  return undefined;
};

/** Plays the timeline of a run on one farm, then continues on another farm or ends the run. */
const createRunPlayback = (
  parts: RunFlowParts,
  tracker: Tracker,
): ((run: Run, timeline: Timeline) => void) => {
  const { python, stage, dispatch, wait } = parts;
  const finish = async (run: Run, timeline: Timeline): Promise<void> => {
    tracker.current = undefined;
    dispatch({ type: 'run-ended' });
    if (!isComplete(timeline)) return;
    parts.saveComplete(run.code, proofOf(run.farms, run.completed));
    await wait(COMPLETION_DELAY);
    await parts.undisturbed();
    if (tracker.latest === run) dispatch({ type: 'celebrated' });
  };

  /** Called when the program has completed the shown farm. Continues on the farm where it fails, if there is one. */
  const goToNextFarm = async (run: Run, timeline: Timeline): Promise<void> => {
    const failing = await run.failing;
    if (tracker.current !== run) return;
    if (!failing) {
      await finish(run, timeline);
      return;
    }
    await pause(parts, FARM_DELAY);
    if (tracker.current !== run) return;
    run.farm = failing.farm;
    run.played = 0;
    stage.showFarm(failing.farm);
    await pause(parts, PLAY_DELAY);
    if (tracker.current === run) play(run, failing.timeline);
  };

  const finishPlayback = (run: Run, timeline: Timeline): void => {
    if (tracker.current !== run) return;
    parts.showLine(undefined);
    dispatch({ type: 'playback-ended' });
    if (timeline.end.status === 'question') dispatch({ type: 'question-asked' });
    else if (isComplete(timeline)) void goToNextFarm(run, timeline);
    else void finish(run, timeline);
  };

  const play = (run: Run, timeline: Timeline): void => {
    // Python is idle while the picture plays, so it can run the program on the other farms.
    if (isComplete(timeline)) {
      run.completed[run.farm] = timeline;
      run.failing = findFailingFarm(parts, run, tracker, run.farm + 1);
    }
    // After a question, only the new part plays. If the timeline is shorter than before, the program took another
    // branch, so all of it plays.
    const from = run.played <= timeline.events.length ? run.played : 0;
    run.played = timeline.events.length;
    const isPythonAway = python.state() === 'dead';
    dispatch({ type: 'timeline-began', result: resultOf(timeline, run.code, farmOf(run), isPythonAway) });
    const onEnd = (): void => finishPlayback(run, timeline);
    stage.play(timeline, { source: run.code, from, goals: farmOf(run).levelGoals, onEnd });
    run.cut = undefined;
    if (!parts.rules.cutsEndless || !isEndless(timeline.end)) return;
    const cut = (): void => {
      if (tracker.current !== run) return;
      stage.freeze();
      onEnd();
    };
    if (timeline.end.status === 'error') run.cut = cut;
    void wait(hasCommands(timeline) ? ENDLESS_SHOWN : 0).then(cut);
  };

  return play;
};

/**
 * Controls a run (game.md section 4, 'Run flow'). Python runs during the pauses before the timeline, so it adds no
 * delay. Then the timeline is played. Its end decides which result is shown. Uses neither React nor the page.
 */
export const createRunFlow = (parts: RunFlowParts): RunFlow => {
  const { python, stage, dispatch, rules } = parts;
  const tracker: Tracker = { current: undefined, latest: undefined };
  const play = createRunPlayback(parts, tracker);

  /** Returns whether a run may start now. If the rules allow restarts, ends the current run. */
  const endPreviousRun = (): boolean => {
    if (!tracker.current) return true;
    if (!rules.restarts) return false;
    tracker.current = undefined;
    dispatch({ type: 'stop-pressed' });
    dispatch({ type: 'stopped' });
    return true;
  };

  const run = async (code = parts.code()): Promise<void> => {
    if (!endPreviousRun()) return;
    const farms = parts.farms();
    const problem = rules.limitsLines ? problemBeforeRun(code, farms[0]) : undefined;
    if (problem) {
      dispatch({ type: 'problem-found', problem });
      return;
    }
    const isFirst = tracker.latest === undefined;
    const settled = Promise.resolve(undefined);
    const start = { farm: 0, failing: settled, result: settled, played: 0 };
    const next: Run = { code, farms, answers: [], completed: [], ...start };
    tracker.current = next;
    tracker.latest = next;
    const waking = python.state() === 'booting' || python.state() === 'dead';
    const pauses = startPauses(parts);
    // Python works while the page renders the pressed button.
    const result = runOnFarm(parts, next);
    dispatch({ type: 'run-pressed', waking, program: code });
    void parts.saveStarted(code).then((goesOn) => {
      if (!goesOn && tracker.current === next) stop();
    });
    if (!isFirst) stage.reset();
    await prepare(parts, next, tracker, pauses);
    const timeline = await result;
    if (tracker.current === next) play(next, timeline);
  };

  const answer = async (given: Answer): Promise<void> => {
    const asked = tracker.current;
    if (!asked) return;
    asked.answers.push(given);
    dispatch({ type: 'question-answered', answer: given });
    const [timeline] = await Promise.all([runOnFarm(parts, asked), pause(parts, CONTINUE_DELAY)]);
    if (tracker.current === asked) play(asked, timeline);
  };

  const stop = (): void => {
    const stopped = tracker.current;
    if (!stopped) return;
    // Python has already finished with an error, and the learner stops the picture. So `cut` shows the error.
    if (stopped.cut) {
      stopped.cut();
      return;
    }
    tracker.current = undefined;
    dispatch({ type: 'stop-pressed' });
    stage.stop();
    parts.showLine(undefined);
    python.stop();
    // Python reports when it has stopped. A finished program has already reported this.
    void Promise.all([stopped.result, stopped.failing]).then(() => dispatch({ type: 'stopped' }));
  };

  const dispose = (): void => {
    if (tracker.current) python.stop();
    tracker.current = undefined;
    tracker.latest = undefined;
  };

  return { run, stop, answer, dispose };
};
