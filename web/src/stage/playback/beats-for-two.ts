import type { TimelineEvent } from '@hopcode/engine/formats/timeline';
import { arrivalCell, type Change } from '@hopcode/engine/world/change';
import type { Beat, Score } from './beat.ts';
import {
  changeMs,
  FAILURE_MS,
  FILE_MS,
  isSpeech,
  LEAST_SPEECH_MS,
  LINE_MS,
  LINES_BUDGET_MS,
  LONGEST_ACTION_MS,
  leadsToAction,
  PRINT_MS,
  PRINTS_BUDGET_MS,
  SPEECHES_BUDGET_MS,
  STEP_MS,
  share,
  speechCount,
} from './beat-times.ts';

type CommandEvent = Extract<TimelineEvent, { kind: 'command' }>;

/** Whether the commands of a timeline take virtual time, because the character and a helper act at the same time. */
export const isForTwo = (events: readonly TimelineEvent[]): boolean =>
  events.some((event) => event.kind === 'command' && event.takes !== undefined);

const isStep = (change: Change): boolean =>
  arrivalCell(change) !== null || (change.type === 'thing-changed' && change.position !== undefined);

/**
 * The duration of virtual seconds in milliseconds: a step takes one virtual second. Long pauses are shortened, but
 * commands are not.
 */
const waitMs = ({ seconds, busy }: Extract<TimelineEvent, { kind: 'wait' }>): number =>
  busy ? seconds * STEP_MS : Math.min(LONGEST_ACTION_MS, seconds * STEP_MS);

/** Collects beats. A beat that runs at the same time as others does not advance the time. */
const createRecorder = () => {
  const beats: Beat[] = [];
  let time = 0;
  /** The end of the last beat that runs at the same time as others. */
  let busyUntil = 0;
  return {
    beats,
    time: () => time,
    isBusy: () => busyUntil > time,
    add: (event: number, kind: Exclude<Beat['kind'], 'change'>, ms: number, least?: number) => {
      beats.push({ kind, event, start: time, ms, ...(least !== undefined && { least }) });
      time += ms;
    },
    addBeside: (beat: Omit<Extract<Beat, { kind: 'change' }>, 'kind' | 'start' | 'aside'>) => {
      beats.push({ kind: 'change', start: time, aside: true, ...beat });
      busyUntil = Math.max(busyUntil, time + beat.ms);
    },
    /** The reaction of the farm comes after the end of the command, and everything else waits for it. */
    addAnswer: (event: number, part: number, change: Change, least: number) => {
      const ms = changeMs(change, false);
      const beat = { kind: 'change', event, part, change, start: time, ms } as const;
      beats.push(isSpeech(change) ? { ...beat, least } : beat);
      time += ms;
    },
    rest: (event: number, least?: number) => {
      if (busyUntil <= time) return;
      const ms = busyUntil - time;
      beats.push({ kind: 'rest', event, start: time, ms, ...(least !== undefined && { least }) });
      time = busyUntil;
    },
  };
};

type Recorder = ReturnType<typeof createRecorder>;

/** Adds the changes of a command; returns whether they contain speech that the learner must be able to read. */
const addCommand = (recorder: Recorder, event: number, command: CommandEvent, least: number): boolean => {
  const { changes, by } = command;
  const answersAt = changes.findIndex(({ type }) => type === 'reacted');
  const own = answersAt < 0 ? changes : changes.slice(0, answersAt);
  const walks = own.some(isStep);
  for (const [part, change] of own.entries()) {
    const ms = Math.min(STEP_MS, changeMs(change, walks && !isStep(change)));
    const delay = walks && !isStep(change) ? { delay: STEP_MS } : {};
    const who = by === 'helper' ? ({ byHelper: true } as const) : {};
    recorder.addBeside({ event, part, change, ms, ...delay, ...who });
  }
  const isSaid = own.some(isSpeech);
  if (own.length === changes.length) return isSaid;
  recorder.rest(event, isSaid ? least : undefined);
  for (const [index, change] of changes.slice(own.length).entries())
    recorder.addAnswer(event, own.length + index, change, least);
  return false;
};

/**
 * The beats of a run with a helper. Commands that start at the same virtual time are shown at the same time, and the
 * waits between them take time. After speech, the next wait is long enough for the learner to read the speech. Pure.
 */
export const composeBeatsForTwo = (events: readonly TimelineEvent[]): Score => {
  const dwelling = events.map((event, index) => event.kind === 'line' && !leadsToAction(events, index));
  const lineMs = share(LINE_MS, LINES_BUDGET_MS, dwelling.filter(Boolean).length);
  const printMs = share(PRINT_MS, PRINTS_BUDGET_MS, events.filter(({ kind }) => kind === 'print').length);
  const least = share(LEAST_SPEECH_MS, SPEECHES_BUDGET_MS, speechCount(events));
  const recorder = createRecorder();
  const eventStarts: number[] = [];
  const eventBeats: number[] = [];
  let isUnread = false;
  for (const [event, what] of events.entries()) {
    eventStarts.push(recorder.time());
    eventBeats.push(recorder.beats.length);
    switch (what.kind) {
      case 'line':
        recorder.add(event, 'line', dwelling[event] && !recorder.isBusy() ? lineMs : 0);
        break;
      case 'print':
        recorder.add(event, 'print', recorder.isBusy() ? 0 : printMs);
        break;
      case 'file':
        recorder.add(event, 'file', FILE_MS);
        break;
      case 'answer':
        recorder.add(event, 'answer', 0);
        break;
      case 'wait':
        recorder.add(event, 'wait', waitMs(what), isUnread ? least : undefined);
        isUnread = false;
        break;
      case 'command':
        recorder.add(event, 'command', 0);
        if (addCommand(recorder, event, what, least)) isUnread = true;
        if (what.failure) recorder.add(event, 'failure', FAILURE_MS);
        break;
    }
  }
  recorder.rest(events.length - 1);
  eventStarts.push(recorder.time());
  eventBeats.push(recorder.beats.length);
  return { beats: recorder.beats, eventStarts, eventBeats, duration: recorder.time() };
};
