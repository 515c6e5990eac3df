import type { TimelineEvent } from '@hopcode/engine/formats/timeline';
import type { Change } from '@hopcode/engine/world/change';
import type { Beat, Score } from './beat.ts';
import {
  changeMs,
  FAILURE_MS,
  FILE_MS,
  HANDLE_MS,
  isSpeech,
  LEAST_SPEECH_MS,
  LINE_MS,
  LINES_BUDGET_MS,
  LONGEST_ACTION_MS,
  leadsToAction,
  PRINT_MS,
  PRINTS_BUDGET_MS,
  SHORTEST_ACTION_MS,
  SPEECHES_BUDGET_MS,
  share,
  speechCount,
} from './beat-times.ts';
import { composeBeatsForTwo, isForTwo } from './beats-for-two.ts';

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

/** Computes the time of every event. Pure; the same events give the same beats. */
export const composeBeats = (events: readonly TimelineEvent[]): Score => {
  if (isForTwo(events)) return composeBeatsForTwo(events);
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
