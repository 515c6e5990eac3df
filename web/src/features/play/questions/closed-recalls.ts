import { z } from 'zod';
import { addressKey, type LevelAddress } from '../../../lib/progress/level-progress.ts';
import { createStoredValue, jsonCodec, type StoredValue } from '../../../lib/stored-value.ts';

/** How many levels to store. The oldest ones are deleted first. */
const LIMIT = 200;

/** The levels whose questions the learner closed in this browser, as keys from `addressKey`. */
export const closedRecalls = createStoredValue('hopcode.closed_recalls', jsonCodec(z.array(z.string())));

type Closed = Pick<StoredValue<string[]>, 'read' | 'write'>;

/** Whether the questions of a level were closed before. */
export const isRecallClosed = (address: LevelAddress, closed: Closed = closedRecalls): boolean =>
  (closed.read() ?? []).includes(addressKey(address));

/** Stores that the questions of a level were closed. */
export const closeRecall = (address: LevelAddress, closed: Closed = closedRecalls): void => {
  const key = addressKey(address);
  const others = (closed.read() ?? []).filter((known) => known !== key);
  closed.write([...others, key].slice(-LIMIT));
};
