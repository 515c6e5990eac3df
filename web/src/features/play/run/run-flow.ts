import type { Level } from '@hopcode/engine/formats/level';
import type { Timeline } from '@hopcode/engine/formats/timeline';
import { exceedsLineLimit } from './line-limit.ts';
import {
  createRunShow,
  newRun,
  PLAY_DELAY,
  type Run,
  type RunRequest,
  runOnFarm,
  type ShowParts,
} from './run-show.ts';

/** From the press of Run until the character is back at its start, in milliseconds at Normal speed. */
const BACK_DELAY = 200;

/** From an answer until the program goes on, in milliseconds at Normal speed (game.md section 9, 'continued execution'). */
const CONTINUE_DELAY = 1000;

export type Answer = NonNullable<RunRequest['answers']>[number];

export type RunFlowParts = ShowParts & {
  /** The shown farm of the level, then those on which the same program has to work too. */
  readonly farms: () => readonly [Level, ...Level[]];
  readonly code: () => string;
  readonly runs: () => number;
  /** Answers whether the run may go on; a save that has only failed to arrive does not stop it. */
  readonly saveStarted: (code: string) => Promise<boolean>;
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

/** Takes the character back to its start while Python works on a run; answers what Python leaves. */
const prepare = async (
  { python, theatre, pace, tell, wait }: RunFlowParts,
  run: Run,
  isOn: () => boolean,
): Promise<Timeline> => {
  const result = runOnFarm(python, run);
  await wait(BACK_DELAY * pace());
  if (isOn()) theatre.reset();
  await wait(PLAY_DELAY * pace());
  if (isOn()) tell({ type: 'python-awaited' });
  return await result;
};

/** The runs that were started, of which one at most is on its way. */
const createTurns = () => {
  /** The run on its way; none once it has ended or was stopped. */
  let current: Run | undefined;
  /** The run that was started last. */
  let latest: Run | undefined;
  return {
    current: () => current,
    begin: (run: Run): void => {
      current = run;
      latest = run;
    },
    isOn: (run: Run): boolean => current === run,
    isLatest: (run: Run): boolean => latest === run,
    end: (): void => {
      current = undefined;
    },
    /** Nothing more is told of any of them. */
    forget: (): void => {
      current = undefined;
      latest = undefined;
    },
  };
};

/**
 * The course of a run (game.md section 4, 'Run flow'). Python works during the delays, so that nobody waits for it;
 * the timeline it leaves is then played, and its end decides what the screen says.
 */
export const createRunFlow = (parts: RunFlowParts): RunFlow => {
  const { python, theatre, pace, tell, wait } = parts;
  const turns = createTurns();
  const play = createRunShow(parts, turns);

  const run = async (code = parts.code()): Promise<void> => {
    if (turns.current()) return;
    const farms = parts.farms();
    const limit = farms[0].maxLinesOfCode;
    if (exceedsLineLimit(code, limit)) {
      tell({ type: 'problem-found', problem: { kind: 'too-many-lines', limit: limit ?? 0 } });
      return;
    }
    const next = newRun(code, farms);
    turns.begin(next);
    const first = parts.runs() === 0;
    tell({ type: 'view-cleared' });
    tell({ type: 'run-pressed', waking: !python.isReady() });
    void parts.saveStarted(code).then((goesOn) => {
      if (!goesOn && turns.isOn(next)) stop();
    });
    if (!first) theatre.reset();
    const timeline = await prepare(parts, next, () => turns.isOn(next));
    if (!turns.isOn(next)) return;
    tell({ type: 'timeline-began' });
    play(next, timeline);
  };

  const answer = async (given: Answer): Promise<void> => {
    const asked = turns.current();
    if (!asked) return;
    asked.answers.push(given);
    tell({ type: 'question-answered' });
    const [timeline] = await Promise.all([runOnFarm(python, asked), wait(CONTINUE_DELAY * pace())]);
    if (turns.isOn(asked)) play(asked, timeline);
  };

  const stop = (): void => {
    const run = turns.current();
    if (!run) return;
    turns.end();
    tell({ type: 'stop-pressed' });
    theatre.stop();
    parts.showLine(undefined);
    python.stop();
    // Python says so itself when it has let go; a finished program has done so already.
    void Promise.all([run.result, run.failing]).then(() => tell({ type: 'stopped' }));
  };

  const dispose = (): void => {
    if (turns.current()) python.stop();
    turns.forget();
  };

  return { run, stop, answer, dispose };
};
