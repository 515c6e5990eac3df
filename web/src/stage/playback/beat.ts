import type { Change } from '@hopcode/engine/world/change';

/**
 * One step of a timeline and its time. `start` and `ms` are milliseconds at Normal speed, `start` counted from the
 * beginning of the timeline. `event` is the index of the event, and `part` the index of the change within its command.
 * A beat of 0 ms happens at the same time as the next beat.
 */
export type Beat = {
  readonly event: number;
  readonly start: number;
  readonly ms: number;
  /** The minimum time in real milliseconds, at any speed. */
  readonly least?: number;
  /** Whether the beat runs at the same time as the next beats, which do not wait for it. */
  readonly aside?: true;
  /**
   * The number of milliseconds until the effect of the beat appears. A thing that is picked up disappears at the end of
   * a step.
   */
  readonly delay?: number;
  /** Whether the level's helper performs the beat. */
  readonly byHelper?: true;
} /** `rest`: waits until the beats that run at the same time have ended. */ & (
  | { readonly kind: 'line' | 'command' | 'print' | 'wait' | 'file' | 'answer' | 'failure' | 'rest' }
  | { readonly kind: 'change'; readonly part: number; readonly change: Change }
);

export type Score = {
  readonly beats: readonly Beat[];
  /** The start time of each event. It has one more element for the end of the timeline. */
  readonly eventStarts: readonly number[];
  /** The index of the first beat of each event. It has one more element for the end. */
  readonly eventBeats: readonly number[];
  readonly duration: number;
};
