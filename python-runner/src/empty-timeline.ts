import type { Level } from '@hopcode/engine/formats/level';
import {
  type PythonError,
  type RunEnd,
  TIMELINE_VERSION,
  type Timeline,
} from '@hopcode/engine/formats/timeline';
import { startSimulation } from '@hopcode/engine/simulation';

/** The timeline of a run, if only its end is known. */
export const emptyTimeline = (level: Level, end: RunEnd): Timeline => ({
  version: TIMELINE_VERSION,
  events: [],
  end,
  variables: {},
  verdict: startSimulation(level).verdict({}),
});

/** Python's own message for recursion that broke the interpreter; its line is not known. */
export const ENDLESS_RECURSION: PythonError = {
  type: 'RecursionError',
  message: 'maximum recursion depth exceeded',
  line: 0,
  trace: 'RecursionError: maximum recursion depth exceeded\n',
};

/** Python's own error for a full memory; its line is not known. */
export const OUT_OF_MEMORY: PythonError = {
  type: 'MemoryError',
  message: '',
  line: 0,
  trace: 'MemoryError\n',
};

/** Python's own message for a full stack of the interpreter. */
const STACK_FULL = 'Stack overflow';

/**
 * Turns the RecursionError of a run with the lower recursion limit into Python's message for a full stack, because in
 * this run the error does not mean the usual number of calls.
 */
export const withFullStack = (timeline: Timeline): Timeline => {
  const { end } = timeline;
  return end.status === 'error' && end.error.type === 'RecursionError'
    ? { ...timeline, end: { ...end, error: { ...end.error, message: STACK_FULL } } }
    : timeline;
};

/** The error for a program that is longer than any lesson needs. Such a program is not started. */
export const PROGRAM_TOO_LONG: PythonError = {
  type: 'ProgramTooLong',
  message: 'the program is too long',
  line: 1,
  trace: 'ProgramTooLong: the program is too long\n',
};
