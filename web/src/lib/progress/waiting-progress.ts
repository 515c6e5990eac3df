import { addressKey, mergeLevel, NO_PROGRESS, type Progress } from './level-progress.ts';
import type { StatusUpdate } from './outbox.ts';

/**
 * What messages that wait for the server say about a learner, oldest first. A program counts from when it was made,
 * so that it never covers newer work of another device, and no less than what it was written after: of one level the
 * last message has the program. One that does not say when it was made counts from `now`, in ms since 1970.
 */
export const waitingProgress = (updates: readonly StatusUpdate[], now: number): Progress => {
  const levels = { ...NO_PROGRESS.levels };
  for (const { status, code, madeAt = now, baseSavedAt, ...address } of updates) {
    const key = addressKey(address);
    const before = levels[key];
    const codeAt = Math.max(madeAt, Date.parse(baseSavedAt ?? '') || 0, before?.codeAt ?? 0);
    const level = { status, code, codeAt };
    levels[key] = before ? { ...mergeLevel(before, level), code } : level;
  }
  return { ...NO_PROGRESS, levels };
};
