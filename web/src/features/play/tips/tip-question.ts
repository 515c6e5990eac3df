import type { Rung } from '@hopcode/contract/assistant/tip';
import type { Level } from '@hopcode/engine/formats/level';
import type { Shortfall } from '@hopcode/engine/formats/shortfall';
import type { PythonError } from '@hopcode/engine/formats/timeline';
import { replay } from '@hopcode/engine/replay';
import { FACINGS } from '@hopcode/engine/world/geometry';
import { createWorld } from '@hopcode/engine/world/world';
import { runShortfall } from '../result/result-moment.ts';
import { isEndless, lineOf, type Problem } from '../run/run-result.ts';
import type { Answer } from '../run/run-state.ts';
import type { Trip } from '../time/time-travel.ts';

/** The data about a run that a request for a tip needs. */
export type TipQuestion = {
  /** The program that ran. */
  readonly code: string;
  /** The error that stopped the program; null if it finished without meeting its goals. */
  readonly error: string | null;
  /** The character's position at the end, as [column, row]. */
  readonly position: [number, number];
  /** The direction that the character faces: [0, -1] means up. */
  readonly facing: [number, number];
  /** How much the tip may say. */
  readonly rung: Rung;
  /** What is missing in the run; null if that is unknown. */
  readonly shortfall: Shortfall | null;
  /** The key of the page's explanation of the error. */
  readonly explanation: string | null;
  /** The line that the page names for the error. Not sent. */
  readonly errorLine: number | null;
  /** Whether the previous run had the same program. */
  readonly again: boolean;
  /** The advice in the page's explanation of the error; null if there is none. Not sent. */
  readonly advice: string | null;
  /** The learner's answers during the run. Not sent. */
  readonly answers: readonly Answer[];
};

/** What a request for a tip needs from the end of a run, apart from the timeline. */
type RunEnding = {
  readonly problem: Problem | undefined;
  /** The index of the farm on which the run ended. `level` is its level. */
  readonly farm: number;
  readonly level: Level;
  readonly answers: readonly Answer[];
};

/** The maximum length of an error to send, in characters. */
const ERROR_LIMIT = 2000;

const pythonText = ({ type, message, line, trace }: PythonError): string => {
  const said = trace.trimEnd().split('\n').at(-1)?.trim() || `${type}: ${message}`;
  return line === 0 ? said : `line ${line}: ${said}`;
};

/**
 * The text of a problem for the server. For an error, it is the last line of Python's traceback with the line number.
 * For a rule or a limit, it is its code.
 */
export const errorText = (problem: Problem): string => {
  switch (problem.kind) {
    case 'rule':
      return problem.failure.code;
    case 'limit':
      return problem.limit;
    case 'python':
    case 'crashed':
      return problem.error ? pythonText(problem.error).slice(0, ERROR_LIMIT) : problem.kind;
    case 'too-many-lines':
    case 'no-python':
    case 'unchecked':
      return problem.kind;
  }
};

/** The question for the assistant about a run that has just ended on a farm. */
export const tipQuestion = (
  { timeline, source, events: shown }: Pick<Trip, 'timeline' | 'source' | 'events'>,
  { problem, farm, level, answers }: RunEnding,
  {
    rung,
    explanation,
    advice,
    again = false,
  }: Pick<TipQuestion, 'rung' | 'explanation' | 'advice'> & { readonly again?: boolean },
): TipQuestion => {
  // An endless program is stopped while it is playing, so the farm did not show its end.
  const played = isEndless(timeline.end) ? timeline.events.slice(0, shown) : timeline.events;
  const { position, facing } = (replay(level, played).at(-1) ?? createWorld(level)).player;
  return {
    code: source,
    error: problem ? errorText(problem) : null,
    position: [...position],
    facing: [...FACINGS[facing]],
    rung,
    shortfall: runShortfall({ timeline, source, level, problem }, farm) ?? null,
    explanation,
    again,
    advice,
    errorLine: (problem && lineOf(problem)) ?? null,
    answers,
  };
};

/**
 * A text that stands for an error: its kind, with Python's message or the line. It stays the same if the learner
 * changes the line without correcting the mistake.
 */
export const errorKey = (problem: Problem): string =>
  (problem.kind === 'python'
    ? `${problem.error.type} ${problem.error.message}`
    : `${errorText(problem)} ${lineOf(problem) ?? ''}`
  )
    .trim()
    .slice(0, 300);
