import type { TimelineEvent } from '@hopcode/engine/formats/timeline';
import { arrivalCell, type Change } from '@hopcode/engine/world/change';
import type { Beat, Score } from './beat.ts';
import {
  changeMs,
  FAILURE_MS,
  FILE_MS,
  HANDLE_MS,
  isSpeech,
  LINE_MS,
  LINES_BUDGET_MS,
  LONGEST_ACTION_MS,
  leadsToAction,
  leastMs,
  PRINT_MS,
  PRINTS_BUDGET_MS,
  SHORTEST_ACTION_MS,
  SPEECHES_BUDGET_MS,
  share,
  speechCount,
} from './beat-times.ts';
import { composeBeatsForTwo, isForTwo } from './beats-for-two.ts';

/** Whether a change only turns an animal or a person to another direction. */
const isLook = (change: Change | undefined): boolean =>
  change?.type === 'thing-changed' && change.facing !== undefined && !change.position && !change.state;

/**
 * The minimum time for the turn of an animal, in real milliseconds, so that a dance is visible at every speed. The
 * minimum times of all turns in a run share one budget.
 */
const LEAST_LOOK_MS = 250;
const LOOKS_BUDGET_MS = 6000;

/** Whether a change happens at the same time as the next change, because animals that dance all turn together. */
const isTogether = (change: Change, next: Change | undefined): boolean =>
  isLook(change) &&
  isLook(next) &&
  change.type === 'thing-changed' &&
  next?.type === 'thing-changed' &&
  change.id < next.id;

/**
 * The time that a command takes in addition to its changes: 0 if the changes take time. A command without changes, such
 * as can_move(), takes the minimum time. A command that only changes numbers, such as collecting water, takes as long
 * as an action on a thing.
 */
const ownMs = (changes: readonly Change[], walking: boolean): number => {
  if (changes.length === 0) return SHORTEST_ACTION_MS;
  return changes.every((change) => changeMs(change, walking) === 0) ? HANDLE_MS : 0;
};

/**
 * The changes that are shown with an event. The reaction of the farm to a question is shown only when the learner
 * answers.
 */
const partsOf = (events: readonly TimelineEvent[], index: number): readonly [number, number] => {
  const what = events[index];
  if (what?.kind !== 'command') return [0, 0];
  const { changes, name } = what;
  const next = events[index + 1];
  const isAsked = name === 'ask' && (next === undefined || next.kind === 'answer');
  const reacted = isAsked ? changes.findIndex(({ type }) => type === 'reacted') : -1;
  return [reacted < 0 ? changes.length : reacted, changes.length];
};

/** Computes the time of every event. Pure: the same events give the same beats. */
export const composeBeats = (events: readonly TimelineEvent[]): Score => {
  if (isForTwo(events)) return composeBeatsForTwo(events);
  const dwelling = events.map((event, index) => event.kind === 'line' && !leadsToAction(events, index));
  const lineMs = share(LINE_MS, LINES_BUDGET_MS, dwelling.filter(Boolean).length);
  const printMs = share(PRINT_MS, PRINTS_BUDGET_MS, events.filter(({ kind }) => kind === 'print').length);
  const most = share(LONGEST_ACTION_MS, SPEECHES_BUDGET_MS, speechCount(events));
  const looks = events.flatMap((what) => (what.kind === 'command' ? what.changes.filter(isLook) : []));
  const leastLook = share(LEAST_LOOK_MS, LOOKS_BUDGET_MS, looks.length);
  const leastOf = (change: Change, ms: number) => {
    if (isSpeech(change)) return { least: Math.min(most, leastMs(change)) };
    return ms > 0 && isLook(change) ? { least: leastLook } : undefined;
  };
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
    /** Adds the changes of a command from part `first` up to, but not including, `end`. */
    const addChanges = (changes: readonly Change[], first: number, end: number) => {
      let walking = changes.some((change) => arrivalCell(change) !== null);
      for (const [part, change] of changes.entries()) {
        // The reaction of the farm comes after the walk, so its changes take their own time.
        if (change.type === 'reacted') walking = false;
        if (part < first || part >= end) continue;
        const ms = isTogether(change, changes[part + 1]) ? 0 : changeMs(change, walking);
        beats.push({ kind: 'change', event, part, change, start: time, ms, ...leastOf(change, ms) });
        time += ms;
      }
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
      case 'answer': {
        add('answer', 0);
        const asked = events[event - 1];
        if (asked?.kind === 'command') addChanges(asked.changes, ...partsOf(events, event - 1));
        break;
      }
      case 'wait':
        add('wait', Math.min(LONGEST_ACTION_MS, what.seconds * 1000));
        break;
      case 'command': {
        const walking = what.changes.some((change) => arrivalCell(change) !== null);
        add('command', what.failure ? 0 : ownMs(what.changes, walking));
        const [now] = partsOf(events, event);
        addChanges(what.changes, 0, now);
        if (what.failure) add('failure', FAILURE_MS);
        break;
      }
    }
  }
  eventStarts.push(time);
  eventBeats.push(beats.length);
  return { beats, eventStarts, eventBeats, duration: time };
};
