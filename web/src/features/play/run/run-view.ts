import type { Failure } from '@hopcode/engine/commands/command';
import type { Level } from '@hopcode/engine/formats/level';
import type { PythonError, Timeline } from '@hopcode/engine/formats/timeline';
import type { Verdict } from '@hopcode/engine/verdict';
import { type Bump, bumpOf } from './bump.ts';

/** Something that stopped a program, or the goals it missed; shown in a dialog and at its line. */
export type Problem =
  | { readonly kind: 'too-many-lines'; readonly limit: number }
  | { readonly kind: 'rule'; readonly failure: Failure; readonly line?: number; readonly bump?: Bump }
  | { readonly kind: 'python'; readonly error: PythonError; readonly source: string }
  | {
      readonly kind: 'limit';
      readonly limit: 'time' | 'commands' | 'output' | 'questions';
      readonly line: number;
    }
  | { readonly kind: 'crashed'; readonly error?: PythonError; readonly source: string }
  /** Python never arrived, so nothing was run; or the engine could not confirm what the run says of the farm. */
  | { readonly kind: 'no-python' | 'unchecked' };

/** One piece of the console. */
export type Printed = { readonly stream: 'out' | 'err'; readonly text: string };

/** A piece with a number of its own. */
export type ShownPrint = Printed & { readonly id: number };

/** What a message box shows: a text that the program read, wrote or displayed (game.md section 2, 'Play screen'). */
export type Message = { readonly channel: 'read' | 'write' | 'display'; readonly text: string };

/** What the screen shows of a run, besides its phase and the picture. */
export type RunView = {
  readonly printed: readonly ShownPrint[];
  readonly message: Message | undefined;
  /** Score per goal, in the order of the level's goals. */
  readonly scores: readonly number[];
  readonly problem: Problem | undefined;
  readonly problemOpen: boolean;
  /** The verdict of a program that ended well but left goals open. */
  readonly missed: Verdict | undefined;
  /** The good news of a complete level; `left` when it has led to another page, which is on its way. */
  readonly celebration: 'none' | 'open' | 'closed' | 'left';
  /** The farm of the level that is on the stage: 0 is the shown one. */
  readonly farm: number;
};

export type RunViewEvent =
  | { readonly type: 'view-cleared' }
  /** The program did what it should, and now another farm of the level is on the stage. */
  | { readonly type: 'farm-shown'; readonly farm: number }
  | { readonly type: 'printed'; readonly printed: Printed }
  | { readonly type: 'message-shown'; readonly message: Message }
  | { readonly type: 'message-closed' }
  | { readonly type: 'scored'; readonly goal: number; readonly score: number }
  /** Another moment of the run is shown: what was printed until then, and the scores then. */
  | {
      readonly type: 'moment-shown';
      readonly printed: readonly Printed[];
      readonly scores: readonly number[];
    }
  | { readonly type: 'problem-found'; readonly problem: Problem }
  | { readonly type: 'problem-closed' }
  | { readonly type: 'goals-missed'; readonly verdict: Verdict }
  | { readonly type: 'notice-closed' }
  | { readonly type: 'celebrated' }
  | { readonly type: 'celebration-closed' }
  | { readonly type: 'celebration-left' }
  | { readonly type: 'code-edited' };

/** Pieces of output that stay on the screen; a program may print more. */
const PRINTED_LIMIT = 2000;

export const EMPTY_VIEW: RunView = {
  printed: [],
  message: undefined,
  scores: [],
  problem: undefined,
  problemOpen: false,
  missed: undefined,
  celebration: 'none',
  farm: 0,
};

/** The view after an event. */
export const viewAfter = (view: RunView, event: RunViewEvent): RunView => {
  switch (event.type) {
    case 'view-cleared':
      return EMPTY_VIEW;
    case 'farm-shown':
      return { ...EMPTY_VIEW, farm: event.farm };
    case 'printed': {
      const id = (view.printed.at(-1)?.id ?? 0) + 1;
      return { ...view, printed: [...view.printed, { ...event.printed, id }].slice(-PRINTED_LIMIT) };
    }
    case 'message-shown':
      return { ...view, message: event.message };
    case 'message-closed':
      return { ...view, message: undefined };
    case 'scored': {
      const scores = view.scores.slice();
      // Goals that nothing has been said about yet stand at nought.
      while (scores.length < event.goal) scores.push(0);
      scores[event.goal] = event.score;
      return { ...view, scores };
    }
    case 'moment-shown': {
      const printed = event.printed
        .slice(-PRINTED_LIMIT)
        .map((piece, index) => ({ ...piece, id: index + 1 }));
      return { ...view, printed, scores: event.scores, message: undefined, missed: undefined };
    }
    case 'problem-found':
      return { ...view, problem: event.problem, problemOpen: true };
    case 'problem-closed':
      return { ...view, problemOpen: false };
    case 'goals-missed':
      return { ...view, missed: event.verdict };
    case 'notice-closed':
      return { ...view, missed: undefined };
    case 'celebrated':
      return { ...view, celebration: 'open', problem: undefined, problemOpen: false };
    case 'celebration-closed':
      return { ...view, celebration: 'closed' };
    case 'celebration-left':
      return { ...view, celebration: 'left' };
    case 'code-edited':
      // A mark at a line that may be another line by now would mislead.
      return view.problem === undefined && view.missed === undefined
        ? view
        : { ...view, problem: undefined, problemOpen: false, missed: undefined };
  }
};

const reportedLine = (problem: Problem): number | undefined => {
  switch (problem.kind) {
    case 'too-many-lines':
    case 'no-python':
    case 'unchecked':
      return undefined;
    case 'rule':
    case 'limit':
      return problem.line;
    case 'python':
    case 'crashed':
      return problem.error?.line;
  }
};

/** The line of a problem in the learner's file, from 1; undefined when it has none. */
export const lineOf = (problem: Problem): number | undefined => {
  const line = reportedLine(problem);
  return line === 0 ? undefined : line;
};

/** The problem behind the end of a run of `source` on a farm, or undefined when it ended well or was stopped. */
export const problemOf = (timeline: Timeline, source: string, farm: Level): Problem | undefined => {
  const { end } = timeline;
  switch (end.status) {
    case 'finished':
      return end.slip && { kind: 'python', error: end.slip, source };
    case 'question':
    case 'stopped':
      return undefined;
    case 'rule': {
      const { code, params } = end.failure;
      const bump = bumpOf(farm, timeline);
      return {
        kind: 'rule',
        failure: params ? { code, params } : { code },
        line: end.line,
        ...(bump && { bump }),
      };
    }
    case 'unchecked':
      return { kind: 'unchecked' };
    case 'error':
      return { kind: 'python', error: end.error, source };
    case 'crashed':
      return end.error ? { kind: 'crashed', error: end.error, source } : { kind: 'crashed', source };
    default:
      return { kind: 'limit', limit: end.status, line: end.line };
  }
};
