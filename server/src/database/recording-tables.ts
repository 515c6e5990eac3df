import type { RecordedPage } from '@hopcode/contract/recording/recorded-pages';
import type { Default, Filled } from './column-types.ts';

/** A recording of one page load. */
export type RecordingTable = {
  tenant_id: string;
  id: string;
  user_id: string;
  page: RecordedPage;
  started_at: Filled;
  /** The time of the last event in the parts of the recording. */
  last_part_at: Default<Date>;
  /** The total size of the parts in the table. */
  bytes: Default<number>;
};

/** A part of a recording: some of its events, as compressed JSON. */
export type RecordingPartTable = {
  tenant_id: string;
  recording_id: string;
  part: number;
  events: Buffer;
};
