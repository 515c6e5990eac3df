import { z } from 'zod';
import { createLocalProgress } from '../progress/local-progress.ts';
import { createMemoryValue } from '../progress/memory-value.ts';
import { createOutbox, type Outbox, type Send, statusUpdateSchema } from '../progress/outbox.ts';
import type { ProgressStore } from '../progress/progress-store.ts';
import { waitingProgress } from '../progress/waiting-progress.ts';
import { createStoredValue, jsonCodec } from '../stored-value.ts';
import { keyOfLearner, rememberedLearner, VISITOR } from './learner.ts';

/** Where the progress of one learner is kept, and how it gets to the server. */
export type LearnerStores = { readonly progress: ProgressStore; readonly outbox: Outbox };

/**
 * The stores of a learner, named by `keyOfLearner`. A visitor's progress is this browser's. A student's is the server's: the page only keeps
 * what it has done itself, so that the work of another device is never covered by an old copy. What could not be
 * delivered waits for that very student, and never goes out while somebody else is logged in.
 */
export const createLearnerStores = (owner: string, send: Send): LearnerStores => {
  const sendAsOwner: Send = async (update) =>
    keyOfLearner(rememberedLearner.read()) === owner ? await send(update) : 'unreachable';
  if (owner === VISITOR)
    return { progress: createLocalProgress(), outbox: createOutbox({ send: sendAsOwner }) };
  const outbox = createOutbox({
    send: sendAsOwner,
    stored: createStoredValue(`hopcode.outbox.${owner}`, jsonCodec(z.array(statusUpdateSchema))),
  });
  const progress = createLocalProgress(createMemoryValue());
  // What has not reached the server yet is shown all the same.
  progress.take(waitingProgress(outbox.waiting(), Date.now()));
  return { progress, outbox };
};
