import { addressKey, type LevelAddress, NO_PROGRESS, type Progress } from '../progress/level-progress.ts';
import type { StatusUpdate } from '../progress/outbox.ts';
import type { LearnerStores } from './learner-stores.ts';

/** The data that the server has stored for a level: whether the level is complete, and the last program. */
export type KeptLevel = { readonly completed: boolean; readonly code: string | null };

const addressOf = (key: string): LevelAddress => {
  const [courseId = '', levelSlug = ''] = key.split('/');
  return { courseId, levelSlug };
};

/**
 * The levels that were run. They are in the order of their last runs, because the learner continues with the last one.
 */
const runLevels = (progress: Progress) =>
  Object.entries(progress.levels)
    .flatMap(([key, { code, ...level }]) =>
      code === null ? [] : [{ address: addressOf(key), code, ...level }],
    )
    .sort((a, b) => a.codeAt - b.codeAt);

/** Whether a visitor's progress is worth transferring. */
export const isWorthTaking = (progress: Progress): boolean => runLevels(progress).length > 0;

/**
 * The updates that transfer a visitor's progress to the server. The updates never replace a program of the account,
 * because that program may be newer. A level that was completed in this browser also becomes complete on the server,
 * with its stars. `kept` resolves to undefined for a level that no longer exists. `kept` rejects if the server cannot be
 * reached.
 */
export const updatesFor = async (
  progress: Progress,
  kept: (address: LevelAddress) => Promise<KeptLevel | undefined>,
): Promise<StatusUpdate[]> => {
  const updates: StatusUpdate[] = [];
  for (const { address, status, code, codeAt, stars, proof } of runLevels(progress)) {
    const known = await kept(address);
    if (known === undefined) continue;
    // A level may have been completed before proofs existed. Then the server accepts the time of the run instead of a
    // proof.
    const shown = proof ? { proof } : status === 'complete' && { madeAt: codeAt };
    const earned = stars && { stars };
    if (known.code === null) updates.push({ ...address, status, code, ...earned, ...shown });
    else if (status === 'complete' && (!known.completed || earned))
      updates.push({ ...address, status, code: known.code, ...earned, ...shown });
  }
  return updates;
};

/** Transfers updates to a student. They appear immediately, and are sent when the server can be reached. */
export const giveTo = ({ progress, outbox }: LearnerStores, updates: readonly StatusUpdate[]): void => {
  for (const [index, update] of updates.entries()) {
    const { courseId, levelSlug, status, code, stars } = update;
    const level = { status, code, codeAt: index + 1, ...(stars && { stars }) };
    progress.take({ ...NO_PROGRESS, levels: { [addressKey({ courseId, levelSlug })]: level } });
    outbox.add(update);
  }
};
