import type { Level } from '@hopcode/engine/formats/level';
import type { RunEnd, Timeline } from '@hopcode/engine/formats/timeline';
import { ENDLESS_RECURSION, emptyTimeline, OUT_OF_MEMORY } from './empty-timeline.ts';
import { MEMORY_FULL } from './protocol.ts';
import type { Outcome } from './worker-slot.ts';

/** The browsers' messages for a stack overflow. */
const STACK_OVERFLOW = /call stack|recursion/i;

/** Whether the interpreter broke because the program had filled the memory. */
export const isMemoryFull = (outcome: Outcome): boolean =>
  outcome.kind === 'broken' && outcome.reason.startsWith(MEMORY_FULL);

/** The end of a run whose worker returned no timeline. */
const endOf = (outcome: Exclude<Outcome, { kind: 'done' }>): RunEnd => {
  switch (outcome.kind) {
    case 'stopped':
      return { status: 'stopped' };
    case 'late':
      return { status: 'time', line: 0 };
    case 'unchecked':
      return { status: 'unchecked' };
    case 'unavailable':
      return { status: 'crashed' };
    case 'broken':
      if (isMemoryFull(outcome)) return { status: 'error', error: OUT_OF_MEMORY };
      return STACK_OVERFLOW.test(outcome.reason)
        ? { status: 'crashed', error: ENDLESS_RECURSION }
        : { status: 'crashed' };
  }
};

/** The timeline of a run: the worker's own, or an empty one with the reason of its end. */
export const timelineOf = (outcome: Outcome, level: Level): Timeline =>
  outcome.kind === 'done' ? outcome.timeline : emptyTimeline(level, endOf(outcome));
