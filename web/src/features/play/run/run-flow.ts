import type { Level } from '@hopcode/engine/formats/level';
import type { Timeline } from '@hopcode/engine/formats/timeline';
import type { Runner } from '@hopcode/python-runner/runner';
import { isComplete, isEndless, problemBeforeRun, resultOf } from './run-result.ts';
import type { RunStage } from './run-stage.ts';
import type { RunEvent } from './run-state.ts';

/** From the press of Run until the character is back at its start, in milliseconds at Normal speed. */
const BACK_DELAY = 200;

/** Before a farm is played, in milliseconds at Normal speed (game.md section 4, 'Run flow'). */
const PLAY_DELAY = 500;

/** From an answer until the program goes on, in milliseconds at Normal speed (game.md section 9, 'continued execution'). */
const CONTINUE_DELAY = 1000;

/** From the end of a level to its dialog, in milliseconds, at every speed (game.md section 9). */
const COMPLETION_DELAY = 800;

/** From the end of one farm of a level to the farm that the program fails on, in milliseconds at Normal speed. */
const FARM_DELAY = 800;

/** How much of a program that never ends is played before the dialog says so, in milliseconds. */
const ENDLESS_SHOWN = 2000;

export type Answer = string | boolean;

/** How a learner's own run and a replay for a teacher differ. */
export type RunRules = {
  /** There are pauses before the picture plays, as the character walks back and the learner looks up. */
  readonly pauses: boolean;
  /** A program with more lines than its level allows does not start. */
  readonly limitsLines: boolean;
  /** Of a program that never ends only the beginning is played. */
  readonly cutsEndless: boolean;
  /** A run may begin while another one plays, which then ends. */
  readonly restarts: boolean;
};

export const LEARNER_RULES: RunRules = {
  pauses: true,
  limitsLines: true,
  cutsEndless: true,
  restarts: false,
};
export const REPLAY_RULES: RunRules = {
  pauses: false,
  limitsLines: false,
  cutsEndless: false,
  restarts: true,
};

export type RunSaves = {
  /** Answers whether the run may go on; a save that has only failed to arrive does not stop it. */
  readonly saveStarted: (code: string) => Promise<boolean>;
  readonly saveComplete: (code: string) => void;
};

export type RunFlowParts = RunSaves & {
  readonly rules: RunRules;
  /** The shown farm of the level, then those on which the same program has to work too. */
  readonly farms: () => readonly [Level, ...Level[]];
  readonly code: () => string;
  readonly python: Pick<Runner, 'run' | 'stop' | 'state'>;
  readonly stage: RunStage;
  /** Factor of all delays: 1 at Normal speed, less when faster. */
  readonly pace: () => number;
  readonly tell: (event: RunEvent) => void;
  /** Marks the executing line in the editor; undefined for none. */
  readonly showLine: (line: number | undefined) => void;
  readonly wait: (milliseconds: number) => Promise<void>;
  /** Resolves once no dialog is open. */
  readonly undisturbed: () => Promise<void>;
};

export type RunFlow = {
  /** Runs the program, or the code that is given. While another run is on its way the rules decide. */
  readonly run: (code?: string) => Promise<void>;
  readonly stop: () => void;
  /** Goes on after a question of the program. */
  readonly answer: (answer: Answer) => Promise<void>;
  /** Ends a run that is on its way; nothing more is told of it. */
  readonly dispose: () => void;
};

/** What a program did on one farm of its level. */
type OnFarm = { readonly farm: number; readonly timeline: Timeline };

/** One run, from the press of the button to its end. */
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

/** The runs that were started, of which at most one is on its way. */
type Tracker = {
  /** The run on its way; none once it has ended or was stopped. */
  current: Run | undefined;
  latest: Run | undefined;
};

const hasCommands = ({ events }: Timeline): boolean => events.some((event) => event.kind === 'command');

const farmOf = ({ farms, farm }: Run): Level => farms[farm] ?? farms[0];

/** Has Python work on the farm that the run is played on, with the answers that were given so far. */
const runOnFarm = ({ python }: RunFlowParts, run: Run): Promise<Timeline> => {
  const result = python.run({ code: run.code, level: farmOf(run), answers: [...run.answers] });
  run.result = result;
  return result;
};

/** Waits for a pause at the chosen speed, where the rules have pauses. */
const pause = async ({ rules, wait, pace }: RunFlowParts, milliseconds: number): Promise<void> => {
  if (rules.pauses) await wait(milliseconds * pace());
};

/** Takes the character back to its start while Python works on a run; answers what Python leaves. */
const prepare = async (parts: RunFlowParts, run: Run, tracker: Tracker): Promise<Timeline> => {
  const result = runOnFarm(parts, run);
  await pause(parts, BACK_DELAY);
  if (tracker.current === run) parts.stage.reset();
  await pause(parts, PLAY_DELAY);
  if (tracker.current === run) parts.tell({ type: 'python-awaited' });
  return await result;
};

/** The first farm, from `first` on, that the program fails on; a question there has to be asked, so it is shown too. */
const findFailingFarm = async (
  { python }: RunFlowParts,
  run: Run,
  tracker: Tracker,
  first: number,
): Promise<OnFarm | undefined> => {
  for (const [farm, level] of run.farms.entries()) {
    if (farm < first) continue;
    const timeline = await python.run({ code: run.code, level, answers: [...run.answers] });
    if (tracker.current !== run) return undefined;
    if (!isComplete(timeline)) return { farm, timeline };
  }
  return undefined;
};

/** Plays what Python has left of a run on one farm, then goes on to another farm or ends the run. */
const createRunPlayback = (
  parts: RunFlowParts,
  tracker: Tracker,
): ((run: Run, timeline: Timeline) => void) => {
  const { python, stage, tell, wait } = parts;
  const finish = async (run: Run, timeline: Timeline): Promise<void> => {
    tracker.current = undefined;
    tell({ type: 'run-ended' });
    if (!isComplete(timeline)) return;
    parts.saveComplete(run.code);
    await wait(COMPLETION_DELAY);
    await parts.undisturbed();
    if (tracker.latest === run) tell({ type: 'celebrated' });
  };

  /** The level is complete on the farm that was played: goes on to the one the program fails on, if there is one. */
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
    tell({ type: 'playback-ended' });
    if (timeline.end.status === 'question') tell({ type: 'question-asked' });
    else if (isComplete(timeline)) void goToNextFarm(run, timeline);
    else void finish(run, timeline);
  };

  const play = (run: Run, timeline: Timeline): void => {
    // Python has nothing to do while the picture plays.
    if (isComplete(timeline)) run.failing = findFailingFarm(parts, run, tracker, run.farm + 1);
    // After a question only the new part is played. A shorter timeline means that the program took another turn.
    const from = run.played <= timeline.events.length ? run.played : 0;
    run.played = timeline.events.length;
    const isPythonAway = python.state() === 'dead';
    tell({ type: 'timeline-began', result: resultOf(timeline, run.code, farmOf(run), isPythonAway) });
    const onEnd = (): void => finishPlayback(run, timeline);
    stage.play(timeline, { source: run.code, from, onEnd });
    if (parts.rules.cutsEndless && isEndless(timeline.end))
      void wait(hasCommands(timeline) ? ENDLESS_SHOWN : 0).then(() => {
        if (tracker.current !== run) return;
        stage.freeze();
        onEnd();
      });
  };

  return play;
};

/**
 * Controls a run (game.md section 4, 'Run flow'). Python runs during the delays, so it adds no wait. Then the timeline
 * is played, and its end decides which result is shown. Uses neither React nor the page.
 */
export const createRunFlow = (parts: RunFlowParts): RunFlow => {
  const { python, stage, tell, rules } = parts;
  const tracker: Tracker = { current: undefined, latest: undefined };
  const play = createRunPlayback(parts, tracker);

  /** Whether a run may begin now; ends one that plays where the rules let another one begin. */
  const makeRoom = (): boolean => {
    if (!tracker.current) return true;
    if (!rules.restarts) return false;
    tracker.current = undefined;
    tell({ type: 'stop-pressed' });
    tell({ type: 'stopped' });
    return true;
  };

  const run = async (code = parts.code()): Promise<void> => {
    if (!makeRoom()) return;
    const farms = parts.farms();
    const problem = rules.limitsLines ? problemBeforeRun(code, farms[0]) : undefined;
    if (problem) {
      tell({ type: 'problem-found', problem });
      return;
    }
    const isFirst = tracker.latest === undefined;
    const settled = Promise.resolve(undefined);
    const next: Run = { code, farms, answers: [], farm: 0, failing: settled, result: settled, played: 0 };
    tracker.current = next;
    tracker.latest = next;
    tell({ type: 'run-pressed', waking: python.state() !== 'ready' });
    void parts.saveStarted(code).then((goesOn) => {
      if (!goesOn && tracker.current === next) stop();
    });
    if (!isFirst) stage.reset();
    const timeline = await prepare(parts, next, tracker);
    if (tracker.current === next) play(next, timeline);
  };

  const answer = async (given: Answer): Promise<void> => {
    const asked = tracker.current;
    if (!asked) return;
    asked.answers.push(given);
    tell({ type: 'question-answered' });
    const [timeline] = await Promise.all([runOnFarm(parts, asked), pause(parts, CONTINUE_DELAY)]);
    if (tracker.current === asked) play(asked, timeline);
  };

  const stop = (): void => {
    const stopped = tracker.current;
    if (!stopped) return;
    tracker.current = undefined;
    tell({ type: 'stop-pressed' });
    stage.stop();
    parts.showLine(undefined);
    python.stop();
    // Python says so itself when it has let go; a finished program has done so already.
    void Promise.all([stopped.result, stopped.failing]).then(() => tell({ type: 'stopped' }));
  };

  const dispose = (): void => {
    if (tracker.current) python.stop();
    tracker.current = undefined;
    tracker.latest = undefined;
  };

  return { run, stop, answer, dispose };
};
