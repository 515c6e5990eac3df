import { addressKey, mergeLevel, NO_PROGRESS, type Progress } from './level-progress.ts';
import type { StatusUpdate } from './outbox.ts';

/**
 * The progress in a learner's waiting messages. `updates` has the oldest message first. The time of a program is the
 * time when it ran. So it never replaces newer work from another device. But this time is never earlier than the time
 * of the program that it was based on, so that the last message of a level counts. A program without a time has the
 * time `now`, in ms since 1970.
 */
export const waitingProgress = (updates: readonly StatusUpdate[], now: number): Progress => {
  const levels = { ...NO_PROGRESS.levels };
  for (const { status, code, madeAt = now, baseSavedAt, stars, ...address } of updates) {
    const key = addressKey(address);
    const before = levels[key];
    const codeAt = Math.max(madeAt, Date.parse(baseSavedAt ?? '') || 0, before?.codeAt ?? 0);
    const level = { status, code, codeAt, ...(stars && { stars }) };
    levels[key] = before ? { ...mergeLevel(before, level), code } : level;
  }
  return { ...NO_PROGRESS, levels };
};
