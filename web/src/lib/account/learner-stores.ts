import { z } from 'zod';
import { drafts } from '../progress/drafts.ts';
import { createLocalProgress } from '../progress/local-progress.ts';
import { createMemoryValue } from '../progress/memory-value.ts';
import { createOutbox, type Outbox, type Send, statusUpdateSchema } from '../progress/outbox.ts';
import type { ProgressStore } from '../progress/progress-store.ts';
import { waitingProgress } from '../progress/waiting-progress.ts';
import { createStoredValue, jsonCodec } from '../stored-value.ts';
import { keyOfLearner, rememberedLearner, VISITOR } from './learner.ts';

/** The stores of one learner: the progress, and the outbox for unsent progress. */
export type LearnerStores = { readonly progress: ProgressStore; readonly outbox: Outbox };

/**
 * Creates the stores of a learner. `owner` comes from `keyOfLearner`. A visitor's progress is stored in this browser. A
 * student's progress is stored on the server, and the page stores only its own changes. So an old copy never overwrites
 * work from another device. Unsent progress waits for its student. It is never sent while another account is logged in.
 */
export const createLearnerStores = (owner: string, send: Send): LearnerStores => {
  const sendAsOwner: Send = async (update) =>
    keyOfLearner(rememberedLearner.read()) === owner ? await send(update) : 'unreachable';
  if (owner === VISITOR)
    return { progress: createLocalProgress(), outbox: createOutbox({ send: sendAsOwner }) };
  const outbox = createOutbox({
    send: sendAsOwner,
    // The program stays as a draft, because the student's teacher may unlock the chapter again.
    onRefused: ({ courseId, levelSlug, code }, reason) => {
      if (reason === 'chapter_locked') drafts.refused({ owner, courseId, levelSlug }, code);
    },
    stored: createStoredValue(`hopcode.outbox.${owner}`, jsonCodec(z.array(statusUpdateSchema))),
  });
  const progress = createLocalProgress(createMemoryValue());
  // The page shows unsent progress too.
  progress.take(waitingProgress(outbox.waiting(), Date.now()));
  return { progress, outbox };
};
