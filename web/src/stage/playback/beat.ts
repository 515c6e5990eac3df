import type { Change } from '@hopcode/engine/world/change';

/**
 * One moment of a timeline with its time: `start` and `ms` are milliseconds at Normal speed from the beginning of the
 * timeline, `event` the index of its event, `part` the index of the change within its command. A beat of 0 ms is
 * simultaneous with the beat after it.
 */
export type Beat = {
  readonly event: number;
  readonly start: number;
  readonly ms: number;
  /** The minimum time in real milliseconds, at any speed. */
  readonly least?: number;
  /** Whether it runs beside the beats after it, which begin at the same time. */
  readonly aside?: true;
  /** After how many milliseconds its effect appears: for a thing that is picked up, at the end of a step. */
  readonly delay?: number;
  /** Whether the level's helper performs it. */
  readonly byHelper?: true;
} /** `rest`: the beats beside end. */ & (
  | { readonly kind: 'line' | 'command' | 'print' | 'wait' | 'file' | 'answer' | 'failure' | 'rest' }
  | { readonly kind: 'change'; readonly part: number; readonly change: Change }
);

export type Score = {
  readonly beats: readonly Beat[];
  /** The start time of each event. It has one element more than there are events: the end of the timeline. */
  readonly eventStarts: readonly number[];
  /** The index of the first beat of each event. It has one element more than there are events. */
  readonly eventBeats: readonly number[];
  readonly duration: number;
};
