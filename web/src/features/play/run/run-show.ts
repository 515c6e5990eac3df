import type { Level } from '@hopcode/engine/formats/level';
import type { Timeline } from '@hopcode/engine/formats/timeline';
import type { ExecutionEvent } from './execution.ts';
import { eventsAtEnd, isComplete, isEndless } from './run-end.ts';
import type { Message, Printed, RunViewEvent } from './run-view.ts';

/** Before a farm is played, in milliseconds at Normal speed (game.md section 4, 'Run flow'). */
export const PLAY_DELAY = 500;

/** From the end of a level to its dialog, in milliseconds, at every speed (game.md section 9). */
const COMPLETION_DELAY = 800;

/** From the end of one farm of a level to the farm that the program fails on, in milliseconds at Normal speed. */
const FARM_DELAY = 800;

/** How much of a program that never ends is played before the dialog says so, in milliseconds. */
const ENDLESS_SHOWN = 2000;

export type RunRequest = {
  readonly code: string;
  readonly level: Level;
  readonly answers?: (string | boolean)[];
};

/** What a run needs of Python; the page's runner is one. */
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

/** What a run needs of the stage. */
export type Theatre = {
  /** The level as it was at its start, the character included. */
  readonly reset: () => void;
  /** Puts another farm of the level on the stage, at its start. */
  readonly show: (farm: number) => void;
  readonly play: (timeline: Timeline, callbacks: PlayCallbacks) => void;
  /** Holds the picture where it is. */
  readonly freeze: () => void;
  /** The same for a run that was stopped, so that there is no more of it to be seen. */
  readonly stop: () => void;
};

export type ShowParts = {
  readonly python: Python;
  readonly theatre: Theatre;
  /** Factor of all delays: 1 at Normal speed, less when faster. */
  readonly pace: () => number;
  readonly tell: (event: ExecutionEvent | RunViewEvent) => void;
  /** Marks the executing line in the editor; undefined for none. */
  readonly showLine: (line: number | undefined) => void;
  readonly saveComplete: (code: string) => void;
  readonly wait: (milliseconds: number) => Promise<void>;
  /** Resolves once no dialog is open. */
  readonly undisturbed: () => Promise<void>;
};

/** What a program came to on one farm of its level. */
type OnFarm = { readonly farm: number; readonly timeline: Timeline };

/** One run, from the press of the button to its end. */
export type Run = {
  readonly code: string;
  readonly farms: readonly [Level, ...Level[]];
  readonly answers: (string | boolean)[];
  /** Which farm it is played on. */
  farm: number;
  /** The first farm after that one on which the program does not reach its goals; undefined when there is none. */
  failing: Promise<OnFarm | undefined>;
  /** What Python answers, or has answered. */
  result: Promise<unknown>;
  /** Events shown so far. */
  played: number;
};

/** A run that nothing has been shown of. */
export const newRun = (code: string, farms: Run['farms']): Run => ({
  code,
  farms,
  answers: [],
  farm: 0,
  failing: Promise.resolve(undefined),
  result: Promise.resolve(),
  played: 0,
});

/** Where a run stands among those that were started: what a stale one still has to say comes too late. */
export type Turns = {
  readonly isOn: (run: Run) => boolean;
  /** None was started after it. */
  readonly isLatest: (run: Run) => boolean;
  readonly end: () => void;
};

const hasCommands = ({ events }: Timeline): boolean => events.some((event) => event.kind === 'command');

const farmOf = ({ farms, farm }: Run): Level => farms[farm] ?? farms[0];

/** Has Python work on the farm that the run is played on, with the answers that were given so far. */
export const runOnFarm = (python: Python, run: Run): Promise<Timeline> => {
  const result = python.run({ code: run.code, level: farmOf(run), answers: [...run.answers] });
  run.result = result;
  return result;
};

/** The first farm, from one on, that the program fails on; a question there has to be asked, so it is shown too. */
const search = async (python: Python, turns: Turns, run: Run, first: number): Promise<OnFarm | undefined> => {
  for (const [farm, level] of run.farms.entries()) {
    if (farm < first) continue;
    const timeline = await python.run({ code: run.code, level, answers: [...run.answers] });
    if (!turns.isOn(run)) return undefined;
    if (!isComplete(timeline)) return { farm, timeline };
  }
  return undefined;
};

/** What the screen is told while a timeline plays, in which the first `from` events are not shown any more. */
const callbacksOf = (
  { tell, showLine }: Pick<ShowParts, 'tell' | 'showLine'>,
  source: string,
  from: number,
  onEnd: () => void,
): PlayCallbacks => ({
  source,
  from,
  onLine: showLine,
  onPrint: (printed) => tell({ type: 'printed', printed }),
  onMessage: (message) => tell({ type: 'message-shown', message }),
  onScore: (goal, score) => tell({ type: 'scored', goal, score }),
  onEnd,
});

/** What is shown of a run: plays what Python has left of it on one farm, then goes on to another or says how it ended. */
export const createRunShow = (parts: ShowParts, turns: Turns): ((run: Run, timeline: Timeline) => void) => {
  const { python, theatre, pace, tell, wait } = parts;
  const finish = async (run: Run, timeline: Timeline): Promise<void> => {
    turns.end();
    for (const event of eventsAtEnd(timeline, run.code, farmOf(run), python.isAway())) tell(event);
    if (!isComplete(timeline)) return;
    parts.saveComplete(run.code);
    await wait(COMPLETION_DELAY);
    await parts.undisturbed();
    if (turns.isLatest(run)) tell({ type: 'celebrated' });
  };

  /** The level is complete on the farm that was played: goes on to the one the program fails on, if there is one. */
  const goOn = async (run: Run, timeline: Timeline): Promise<void> => {
    const failing = await run.failing;
    if (!turns.isOn(run)) return;
    if (!failing) {
      await finish(run, timeline);
      return;
    }
    await wait(FARM_DELAY * pace());
    if (!turns.isOn(run)) return;
    run.farm = failing.farm;
    run.played = 0;
    theatre.show(failing.farm);
    await wait(PLAY_DELAY * pace());
    if (turns.isOn(run)) play(run, failing.timeline);
  };

  const curtain = (run: Run, timeline: Timeline): void => {
    if (!turns.isOn(run)) return;
    const { end, verdict } = timeline;
    parts.showLine(undefined);
    // Variables are judged only now: the counters of their goals have stood at nought.
    if (end.status === 'finished')
      for (const [goal, { score }] of verdict.goals.entries()) tell({ type: 'scored', goal, score });
    if (end.status === 'question')
      tell({ type: 'question-asked', question: end.question, prompt: end.prompt });
    else if (isComplete(timeline)) void goOn(run, timeline);
    else void finish(run, timeline);
  };

  const play = (run: Run, timeline: Timeline): void => {
    // Python has nothing to do while the picture plays.
    run.failing = isComplete(timeline)
      ? search(python, turns, run, run.farm + 1)
      : Promise.resolve(undefined);
    // After a question only the new part is played. A shorter timeline means that the program took another turn.
    const from = run.played <= timeline.events.length ? run.played : 0;
    run.played = timeline.events.length;
    const over = (): void => curtain(run, timeline);
    theatre.play(timeline, callbacksOf(parts, run.code, from, over));
    if (isEndless(timeline.end))
      void wait(hasCommands(timeline) ? ENDLESS_SHOWN : 0).then(() => {
        if (!turns.isOn(run)) return;
        theatre.freeze();
        over();
      });
  };

  return play;
};
