import type { Level } from '@hopcode/engine/formats/level';
import type { PythonError } from '@hopcode/engine/formats/timeline';
import { replay } from '@hopcode/engine/replay';
import { FACINGS } from '@hopcode/engine/world/geometry';
import { createWorld } from '@hopcode/engine/world/world';
import { isEndless, type Problem } from '../run/run-result.ts';
import type { Trip } from '../time/time-travel.ts';

/** The data about a run to ask for a tip. */
export type TipQuestion = {
  /** The program that ran. */
  readonly code: string;
  /** The error that stopped it; null if it finished without meeting its goals. */
  readonly error: string | null;
  /** The character's place at the end, as [column, row]. */
  readonly position: [number, number];
  /** The direction of its next step: [0, -1] looks up. */
  readonly facing: [number, number];
};

/** Longest error to send, in characters. */
const ERROR_LIMIT = 2000;

const pythonText = ({ type, message, line, trace }: PythonError): string => {
  const said = trace.trimEnd().split('\n').at(-1)?.trim() || `${type}: ${message}`;
  return line === 0 ? said : `line ${line}: ${said}`;
};

/**
 * The text of a problem: the last line of Python's trace with its line in the program; for rules and limits their code.
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
  farm: Level,
  problem: Problem | undefined,
): TipQuestion => {
  // An endless program is stopped while it plays, so its end was not shown.
  const played = isEndless(timeline.end) ? timeline.events.slice(0, shown) : timeline.events;
  const { position, facing } = (replay(farm, played).at(-1) ?? createWorld(farm)).player;
  return {
    code: source,
    error: problem ? errorText(problem) : null,
    position: [...position],
    facing: [...FACINGS[facing]],
  };
};
