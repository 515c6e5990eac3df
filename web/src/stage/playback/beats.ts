import type { TimelineEvent } from '@hopcode/engine/formats/timeline';
import type { Change } from '@hopcode/engine/world/change';

/** Durations in milliseconds, at Normal speed (game.md section 9, 'Movement base duration'). */
export const STEP_MS = 250;
const TURN_MS = 150;
/** A bump blocks movement for half the step time (game.md section 8, 'Game rules'). */
const BUMP_MS = STEP_MS / 2;
const HANDLE_MS = 300;
const FAILURE_MS = 500;
const SKY_MS = 600;
/** Delays per action are between these (game.md section 9). */
const SHORTEST_ACTION_MS = 50;
const LONGEST_ACTION_MS = 3000;
const SPEECH_HOLD_MS = 1000;
const SPEECH_HOLD_MS_PER_CHARACTER = 30;
const SPEECH_FREE_CHARACTERS = 10;
/** Shortest time of what is said, in real milliseconds: at every speed it can be read. All share one budget. */
const LEAST_SPEECH_MS = 1000;
const SPEECHES_BUDGET_MS = 10_000;

// A loop of thousands of lines must not take too long: all dwells together share one budget.
const LINE_MS = 80;
const LINES_BUDGET_MS = 4000;
const PRINT_MS = 60;
const PRINTS_BUDGET_MS = 3000;
/** A file appears in the list of files at once; the line that wrote it has its own time. */
const FILE_MS = 0;

/**
 * One moment of a timeline with its time: `start` and `ms` are milliseconds at Normal speed from the beginning of the
 * timeline, `event` the index of its event, `part` the index of the change within its command. A beat of 0 ms is
 * simultaneous with the beat after it.
 */
export type Beat = {
  readonly event: number;
  readonly start: number;
  readonly ms: number;
  /** Shortest time in real milliseconds, whatever the speed. */
  readonly least?: number;
} & (
  | { readonly kind: 'line' | 'command' | 'print' | 'wait' | 'file' | 'answer' | 'failure' }
  | { readonly kind: 'change'; readonly part: number; readonly change: Change }
);

export type Score = {
  readonly beats: readonly Beat[];
  /** Start time of each event; one element more than events: the last is the end of the timeline. */
  readonly eventStarts: readonly number[];
  /** Index of the first beat of an event; one element more than events. */
  readonly eventBeats: readonly number[];
  readonly duration: number;
};

const speechHold = (text: string): number =>
  Math.min(
    LONGEST_ACTION_MS,
    SPEECH_HOLD_MS + SPEECH_HOLD_MS_PER_CHARACTER * Math.max(0, [...text].length - SPEECH_FREE_CHARACTERS),
  );

const changeMs = (change: Change, walking: boolean): number => {
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

/** Whether a change only turns a thing that looks in a direction. */
const isLook = (change: Change | undefined): boolean =>
  change?.type === 'thing-changed' && change.facing !== undefined && !change.position && !change.state;

/** Whether a change happens with the next one: animals that dance turn together. */
const isTogether = (change: Change, next: Change | undefined): boolean =>
  isLook(change) &&
  isLook(next) &&
  change.type === 'thing-changed' &&
  next?.type === 'thing-changed' &&
  change.id < next.id;

/**
 * Time of a command itself: 0 when its changes take time. A question such as can_move() changes nothing and takes the
 * shortest time; a command that only counts, such as collecting water, takes as long as handling a thing.
 */
const ownMs = (changes: readonly Change[], walking: boolean): number => {
  if (changes.length === 0) return SHORTEST_ACTION_MS;
  return changes.every((change) => changeMs(change, walking) === 0) ? HANDLE_MS : 0;
};

/** Whether an event with its own time follows a line before the next line, so that the line needs no dwell. */
const leadsToAction = (events: readonly TimelineEvent[], line: number): boolean => {
  for (let index = line + 1; index < events.length; index += 1) {
    const kind = events[index]?.kind;
    if (kind === 'line') return false;
    if (kind === 'command' || kind === 'wait' || kind === 'print') return true;
  }
  return false;
};

const share = (each: number, budget: number, count: number): number =>
  Math.min(each, budget / Math.max(1, count));

const isSpeech = (change: Change): boolean => change.type === 'said' || change.type === 'told';

/** How many times something is said. */
const speechCount = (events: readonly TimelineEvent[]): number =>
  events.reduce(
    (count, what) => count + (what.kind === 'command' ? what.changes.filter(isSpeech).length : 0),
    0,
  );

/** Computes the time of every event. Pure; the same events give the same beats. */
export const composeBeats = (events: readonly TimelineEvent[]): Score => {
  const dwelling = events.map((event, index) => event.kind === 'line' && !leadsToAction(events, index));
  const lineMs = share(LINE_MS, LINES_BUDGET_MS, dwelling.filter(Boolean).length);
  const printMs = share(PRINT_MS, PRINTS_BUDGET_MS, events.filter(({ kind }) => kind === 'print').length);
  const least = share(LEAST_SPEECH_MS, SPEECHES_BUDGET_MS, speechCount(events));
  const beats: Beat[] = [];
  const eventStarts: number[] = [];
  const eventBeats: number[] = [];
  let time = 0;
  for (const [event, what] of events.entries()) {
    eventStarts.push(time);
    eventBeats.push(beats.length);
    const add = (kind: Exclude<Beat['kind'], 'change'>, ms: number) => {
      beats.push({ kind, event, start: time, ms });
      time += ms;
    };
    switch (what.kind) {
      case 'line':
        add('line', dwelling[event] ? lineMs : 0);
        break;
      case 'print':
        add('print', printMs);
        break;
      case 'file':
        add('file', FILE_MS);
        break;
      case 'answer':
        add('answer', 0);
        break;
      case 'wait':
        add('wait', Math.min(LONGEST_ACTION_MS, what.seconds * 1000));
        break;
      case 'command': {
        let walking = what.changes.some((change) => change.type === 'moved');
        add('command', what.failure ? 0 : ownMs(what.changes, walking));
        for (const [part, change] of what.changes.entries()) {
          // The farm answers after the walk, so its changes have their own time.
          if (change.type === 'reacted') walking = false;
          const ms = isTogether(change, what.changes[part + 1]) ? 0 : changeMs(change, walking);
          const beat = { kind: 'change', event, part, change, start: time, ms } as const;
          beats.push(isSpeech(change) ? { ...beat, least } : beat);
          time += ms;
        }
        if (what.failure) add('failure', FAILURE_MS);
        break;
      }
    }
  }
  eventStarts.push(time);
  eventBeats.push(beats.length);
  return { beats, eventStarts, eventBeats, duration: time };
};
