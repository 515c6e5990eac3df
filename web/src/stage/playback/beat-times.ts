import type { TimelineEvent } from '@hopcode/engine/formats/timeline';
import type { Change } from '@hopcode/engine/world/change';

/** Durations in milliseconds, at Normal speed (game.md section 9, 'Movement base duration'). */
export const STEP_MS = 250;
export const TURN_MS = 150;
/** A bump into an obstacle takes half as long as a step (game.md section 8, 'Game rules'). */
const BUMP_MS = STEP_MS / 2;
export const HANDLE_MS = 300;
export const FAILURE_MS = 500;
const SKY_MS = 600;
/** The minimum and the maximum duration of an action (game.md section 9). */
export const SHORTEST_ACTION_MS = 50;
export const LONGEST_ACTION_MS = 3000;
const SPEECH_HOLD_MS = 1000;
const SPEECH_HOLD_MS_PER_CHARACTER = 30;
const SPEECH_FREE_CHARACTERS = 10;
/**
 * The minimum time for speech, in real milliseconds, so that learners can read it at every speed. The minimum times of
 * all speech in a run share one budget.
 */
export const LEAST_SPEECH_MS = 1000;
export const SPEECHES_BUDGET_MS = 10_000;
/** What a person or an animal on the farm says is new to the learner, who needs this time to read each symbol. */
const LEAST_MS_PER_CHARACTER = 40;

// A loop that runs thousands of lines must not take too long, so the pauses at all lines share one budget.
export const LINE_MS = 80;
export const LINES_BUDGET_MS = 4000;
export const PRINT_MS = 60;
export const PRINTS_BUDGET_MS = 3000;
/** A file takes no time to appear in the list of files, because the line that wrote it has its own time. */
export const FILE_MS = 0;

const speechHold = (text: string): number =>
  Math.min(
    LONGEST_ACTION_MS,
    SPEECH_HOLD_MS + SPEECH_HOLD_MS_PER_CHARACTER * Math.max(0, [...text].length - SPEECH_FREE_CHARACTERS),
  );

export const changeMs = (change: Change, walking: boolean): number => {
  switch (change.type) {
    case 'moved':
      return STEP_MS;
    case 'turned':
      return TURN_MS;
    case 'bumped':
      return BUMP_MS;
    case 'said':
    case 'told':
      return speechHold(change.text);
    case 'thing-changed':
      if (walking) return 0;
      return change.position && change.facing ? STEP_MS : HANDLE_MS;
    case 'sky-changed':
      return SKY_MS;
    case 'counted':
    case 'scored':
    case 'reacted':
      return 0;
  }
};

/** Whether an event that takes time comes between a line and the next line. The line then needs no pause. */
export const leadsToAction = (events: readonly TimelineEvent[], line: number): boolean => {
  for (let index = line + 1; index < events.length; index += 1) {
    const kind = events[index]?.kind;
    if (kind === 'line') return false;
    if (kind === 'command' || kind === 'wait' || kind === 'print') return true;
  }
  return false;
};

export const share = (each: number, budget: number, count: number): number =>
  Math.min(each, budget / Math.max(1, count));

/** The minimum time for a spoken text, in real milliseconds, if the run contains little speech. */
export const leastMs = (change: Change): number =>
  change.type === 'told'
    ? Math.max(LEAST_SPEECH_MS, [...change.text].length * LEAST_MS_PER_CHARACTER)
    : LEAST_SPEECH_MS;

export const isSpeech = (change: Change): boolean => change.type === 'said' || change.type === 'told';

/** The number of spoken texts. */
export const speechCount = (events: readonly TimelineEvent[]): number =>
  events.reduce(
    (count, what) => count + (what.kind === 'command' ? what.changes.filter(isSpeech).length : 0),
    0,
  );
