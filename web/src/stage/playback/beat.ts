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
  /** Shortest time in real milliseconds, whatever the speed. */
  readonly least?: number;
  /** Runs beside the beats after it, which begin at the same time. */
  readonly aside?: true;
  /** Its effect is seen this many milliseconds later: what is picked up at the end of a step. */
  readonly delay?: number;
  /** The helper of the level performs it. */
  readonly byHelper?: true;
} /** `rest`: the beats beside end. */ & (
  | { readonly kind: 'line' | 'command' | 'print' | 'wait' | 'file' | 'answer' | 'failure' | 'rest' }
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
