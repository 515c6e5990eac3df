import type { Level } from '@hopcode/engine/formats/level';
import type { PythonError } from '@hopcode/engine/formats/timeline';
import { replay } from '@hopcode/engine/replay';
import { FACINGS } from '@hopcode/engine/world/geometry';
import { createWorld } from '@hopcode/engine/world/world';
import { isEndless, type Problem } from '../run/run-result.ts';
import type { Trip } from '../time/time-travel.ts';

/** A run that a tip is asked about. */
export type TipQuestion = {
  /** The program that ran. */
  readonly code: string;
  /** What stopped it; null when it ran to its end and left goals open. */
  readonly error: string | null;
  /** Where the character stood at the end, as [column, row]. */
  readonly position: [number, number];
  /** The step that it would have taken: [0, -1] looks up. */
  readonly facing: [number, number];
};

/** Longest error that is sent, in characters. */
const ERROR_LIMIT = 2000;

const pythonText = ({ type, message, line, trace }: PythonError): string => {
  const said = trace.trimEnd().split('\n').at(-1)?.trim() || `${type}: ${message}`;
  return line === 0 ? said : `line ${line}: ${said}`;
};

/** What is said of a problem: the last line of Python's trace with its line in the program; of rules and limits the code. */
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

/** The run that has just ended on a farm, as the assistant is asked about it. */
export const tipQuestion = (
  { timeline, source, events: shown }: Pick<Trip, 'timeline' | 'source' | 'events'>,
  farm: Level,
  problem: Problem | undefined,
): TipQuestion => {
  // An endless program is stopped while it plays, so its end has not been shown.
  const played = isEndless(timeline.end) ? timeline.events.slice(0, shown) : timeline.events;
  const { position, facing } = (replay(farm, played).at(-1) ?? createWorld(farm)).player;
  return {
    code: source,
    error: problem ? errorText(problem) : null,
    position: [...position],
    facing: [...FACINGS[facing]],
  };
};
