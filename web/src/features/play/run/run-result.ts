import type { Failure } from '@hopcode/engine/commands/command';
import { isTooLong } from '@hopcode/engine/counted-lines';
import type { Level } from '@hopcode/engine/formats/level';
import type { PythonError, RunEnd, Timeline } from '@hopcode/engine/formats/timeline';
import { replay } from '@hopcode/engine/replay';
import type { Verdict } from '@hopcode/engine/verdict';
import { SIGHTS, seenAt } from '@hopcode/engine/world/sight';
import { createBoard, isOnMap } from '@hopcode/engine/world/world';
import { loadedReasons } from './reasons.ts';

/** What the character or the helper bumped into: the edge of the map, a thing of some type, water, or a wall. */
export type Bump =
  | { readonly kind: 'edge' }
  | { readonly kind: 'wall' }
  | { readonly kind: 'thing'; readonly type: string };

/**
 * Why a program did not start, why it stopped, or which variable is wrong. A card and a mark at the line show the
 * problem.
 */
export type Problem =
  | { readonly kind: 'too-many-lines'; readonly limit: number }
  /**
   * If there is no line, a variable does not have the value that the goal needs, or an idea of the level is missing.
   */
  | {
      readonly kind: 'rule';
      readonly failure: Failure;
      readonly line?: number;
      readonly bump?: Bump;
      /** Whether the line runs only in a branch of an `if`. */
      readonly inBranch?: boolean;
    }
  | { readonly kind: 'python'; readonly error: PythonError; readonly source: string }
  /** `error` describes an endless loop, if the run found one. */
  | {
      readonly kind: 'limit';
      readonly limit: 'time' | 'commands' | 'output' | 'questions';
      readonly line: number;
      readonly error?: PythonError;
      readonly source?: string;
    }
  | { readonly kind: 'crashed'; readonly error?: PythonError; readonly source: string }
  /**
   * `no-python` means that Python never loaded, so nothing ran. `unchecked` means that the engine could not confirm how
   * the run changed the farm.
   */
  | { readonly kind: 'no-python' | 'unchecked' };

/** What a program did on one farm of its level. */
export type RunResult = {
  readonly end: RunEnd;
  readonly verdict: Verdict;
  /** Whether the level is complete on this farm. Free play has no goals, so it never counts as complete. */
  readonly complete: boolean;
  readonly problem: Problem | undefined;
};

/** Whether a run completes its level. */
export const isComplete = ({ end, verdict }: Timeline): boolean =>
  end.status === 'finished' && verdict.complete && verdict.goals.length > 0;

/** Whether a limit on time, commands, output or nested calls ended the program. */
export const isEndless = (end: RunEnd): boolean =>
  end.status === 'time' ||
  end.status === 'commands' ||
  end.status === 'output' ||
  (end.status === 'error' && end.error.type === 'RecursionError');

const NO_THING: readonly (string | undefined)[] = [undefined, SIGHTS.wall, SIGHTS.mark];

/**
 * What the failed command that ended a run bumped into. Undefined if it bumped into nothing, or if a helper bumped into
 * something that is not a thing.
 */
export const bumpOf = (level: Level, { events }: Pick<Timeline, 'events'>): Bump | undefined => {
  // Commands in a `finally` block come after the failed one, so the last command may not be the failed one.
  const failed = events.findLastIndex((event) => event.kind === 'command' && event.failure !== undefined);
  const index = failed < 0 ? events.findLastIndex(({ kind }) => kind === 'command') : failed;
  const event = events[index];
  const command = event?.kind === 'command' ? event : undefined;
  const last = command?.changes.at(-1);
  // A helper that is in the way has its own message.
  if (last?.type !== 'bumped' || command?.failure?.code === 'way-taken') return undefined;
  // A helper that bumps into anything but a thing has its own message too.
  const isHelper = last.by !== undefined;
  const board = createBoard(level);
  if (!isOnMap(board, last.at)) return isHelper ? undefined : { kind: 'edge' };
  const world = replay(level, events)[index + 1];
  const seen = world && seenAt(board, world, last.at);
  if (seen !== undefined && !NO_THING.includes(seen)) return { kind: 'thing', type: seen };
  return isHelper ? undefined : { kind: 'wall' };
};

const failureOf = ({ code, params }: Failure): Failure => (params ? { code, params } : { code });

/** Why a goal for a value is not met. For a file, adds the variable that the program has saved. */
const valueFailure = (failure: Failure, source: string): Failure => {
  const own = failureOf(failure);
  return (failure.code === 'file-value-differs' && loadedReasons()?.withProgram(own, source)) || own;
};

const NEVER_CALLED: ReadonlySet<string> = new Set([
  'FunctionNeverCalled',
  'FunctionCallsOnlyItself',
  'ClassNeverUsed',
]);

/**
 * Whether the unmet goals tell the learner more than an error about code that was never called. If the run gave a
 * variable a wrong value or performed a command, its goals show what is missing.
 */
const isLesserNews = ({ type }: PythonError, { events, verdict }: Timeline): boolean =>
  NEVER_CALLED.has(type) &&
  (verdict.failure !== undefined || events.some((event) => event.kind === 'command'));

/**
 * Why a command failed: because of a variable, because a wrapper runs too early, or because of the command itself.
 * Until the reasons have loaded (`reasons.ts`), only the command is known.
 */
const ruleProblem = (
  timeline: Timeline,
  { failure, line }: Extract<RunEnd, { status: 'rule' }>,
  source: string,
  farm: Level,
): Problem => {
  const reasons = loadedReasons();
  const nearer = reasons?.nearerReason(timeline, source);
  if (nearer) return { kind: 'rule', failure: failureOf(nearer) };
  const early = reasons?.earlyWrapper(timeline, source);
  if (early)
    return {
      kind: 'rule',
      failure: { code: failure.code, params: { wrapper: early.name } },
      line: early.line,
    };
  const bump = bumpOf(farm, timeline);
  const own = failureOf(failure);
  const inBranch = reasons?.isInBranch(source, line);
  return {
    kind: 'rule',
    failure: reasons ? reasons.withProgram(reasons.withRounds(own, timeline, line), source) : own,
    line,
    ...(bump && { bump }),
    ...(inBranch && { inBranch }),
  };
};

const problemOf = (
  timeline: Timeline,
  source: string,
  farm: Level,
  isPythonAway: boolean,
): Problem | undefined => {
  const { end, verdict } = timeline;
  switch (end.status) {
    case 'finished':
      if (end.slip && !isLesserNews(end.slip, timeline)) return { kind: 'python', error: end.slip, source };
      return (
        verdict.failure && {
          kind: 'rule',
          failure: valueFailure(verdict.failure, source),
        }
      );
    case 'question':
    case 'stopped':
      return undefined;
    case 'rule':
      return ruleProblem(timeline, end, source, farm);
    case 'unchecked':
      return { kind: 'unchecked' };
    case 'error':
      return { kind: 'python', error: end.error, source };
    case 'crashed':
      if (isPythonAway) return { kind: 'no-python' };
      return end.error ? { kind: 'crashed', error: end.error, source } : { kind: 'crashed', source };
    default:
      return {
        kind: 'limit',
        limit: end.status,
        line: end.slip?.line ?? end.line,
        ...(end.slip && { error: end.slip, source }),
      };
  }
};

/** The result of running `source` on a farm. `isPythonAway` means that Python could not start. */
export const resultOf = (
  timeline: Timeline,
  source: string,
  farm: Level,
  isPythonAway: boolean,
): RunResult => ({
  end: timeline.end,
  verdict: timeline.verdict,
  complete: isComplete(timeline),
  problem: problemOf(timeline, source, farm, isPythonAway),
});

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

/** The line of a problem in the learner's file, from 1; undefined if it has none. */
export const lineOf = (problem: Problem): number | undefined => {
  const line = reportedLine(problem);
  return line === 0 ? undefined : line;
};

/**
 * Why a program may not start on its level; undefined if it may. A level without a limit allows any number of lines.
 */
export const problemBeforeRun = (
  code: string,
  { maxLinesOfCode: limit }: Pick<Level, 'maxLinesOfCode'>,
): Problem | undefined =>
  limit !== undefined && isTooLong(code, { maxLinesOfCode: limit })
    ? { kind: 'too-many-lines', limit }
    : undefined;
