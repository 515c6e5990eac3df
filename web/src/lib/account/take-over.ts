import { addressKey, type LevelAddress, NO_PROGRESS, type Progress } from '../progress/level-progress.ts';
import type { StatusUpdate } from '../progress/outbox.ts';
import type { LearnerStores } from './learner-stores.ts';

/** What the server has of a level: whether it is complete, and the program that ran last. */
export type KeptLevel = { readonly completed: boolean; readonly code: string | null };

const addressOf = (key: string): LevelAddress => {
  const [courseId = '', levelSlug = ''] = key.split('/');
  return { courseId, levelSlug };
};

/** Levels that were run, in the order of their last runs: the last one is where the learner goes on. */
const runLevels = (progress: Progress) =>
  Object.entries(progress.levels)
    .flatMap(([key, { status, code, codeAt }]) =>
      code === null ? [] : [{ address: addressOf(key), status, code, codeAt }],
    )
    .sort((a, b) => a.codeAt - b.codeAt);

/** Whether a visitor's progress has anything worth taking along. */
export const isWorthTaking = (progress: Progress): boolean => runLevels(progress).length > 0;

/**
 * What the server has to be told of a visitor's progress. A program that the account has already may be newer, so it
 * is never replaced; a level that was completed here becomes complete there all the same.
 * `kept` answers undefined for a level that there is no longer, and rejects when the server cannot be reached.
 */
export const updatesFor = async (
  progress: Progress,
  kept: (address: LevelAddress) => Promise<KeptLevel | undefined>,
): Promise<StatusUpdate[]> => {
  const updates: StatusUpdate[] = [];
  for (const { address, status, code } of runLevels(progress)) {
    const known = await kept(address);
    if (known === undefined) continue;
    if (known.code === null) updates.push({ ...address, status, code });
    else if (status === 'complete' && !known.completed)
      updates.push({ ...address, status, code: known.code });
  }
  return updates;
};

/** Hands updates over to a student: shown at once, delivered as soon as the server can be reached. */
export const giveTo = ({ progress, outbox }: LearnerStores, updates: readonly StatusUpdate[]): void => {
  for (const [index, update] of updates.entries()) {
    const { courseId, levelSlug, status, code } = update;
    const level = { status, code, codeAt: index + 1 };
    progress.take({ ...NO_PROGRESS, levels: { [addressKey({ courseId, levelSlug })]: level } });
    outbox.add(update);
  }
};
