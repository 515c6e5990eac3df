import { CHALLENGES } from '@hopcode/contract/level/challenges';
import { CODE_LIMIT } from '@hopcode/contract/level/code';
import type { LevelStatus } from '@hopcode/contract/level/level-status';
import type { ExtraStar } from '@hopcode/contract/level/star';
import { createStoredValue, jsonCodec, type StoredValue } from '../stored-value.ts';
import {
  addressKey,
  type LevelAddress,
  type LevelProgress,
  mergeProgress,
  NO_PROGRESS,
  type Progress,
  progressSchema,
} from './level-progress.ts';
import type { ProgressStore } from './progress-store.ts';

/** The level to continue with. It is never a challenge. */
const playedAt = (address: LevelAddress, at: number): Progress['lastPlayed'] =>
  address.courseId === CHALLENGES ? null : { ...address, at };

/**
 * A program that is too long could not be read again, and would make the whole progress unreadable. For such a program,
 * only the status is stored.
 */
const keptOf = (status: LevelStatus, code: string, at: number): LevelProgress =>
  code.length > CODE_LIMIT ? { status, code: null, codeAt: 0 } : { status, code, codeAt: at };

const oneLevel = (address: LevelAddress, level: LevelProgress, at: number): Progress => ({
  version: 1,
  levels: { [addressKey(address)]: level },
  lastPlayed: playedAt(address, at),
});

const withStars = (level: LevelProgress, stars: readonly ExtraStar[]): LevelProgress =>
  stars.length > 0 ? { ...level, stars } : level;

const KEY = 'hopcode.progress';
const CODEC = jsonCodec(progressSchema);

/** Deletes the progress in this browser, because it now belongs to an account. */
export const forgetLocalProgress = (): void => createStoredValue(KEY, CODEC).remove();

/**
 * The progress in this browser. Each change is merged into the stored progress, because another tab may have changed it
 * in the meantime.
 */
export const createLocalProgress = (
  stored: StoredValue<Progress> = createStoredValue(KEY, CODEC),
  now: () => number = Date.now,
): ProgressStore => {
  const snapshot = (): Progress => stored.read() ?? NO_PROGRESS;
  const take = (other: Progress): void => {
    stored.write(mergeProgress(snapshot(), other));
  };
  return {
    snapshot,
    subscribe: stored.subscribe,
    take,
    opened: (address) => take({ ...NO_PROGRESS, lastPlayed: playedAt(address, now()) }),
    ran: (address, code) => {
      const key = addressKey(address);
      const before = snapshot().levels[key];
      const at = now();
      take(oneLevel(address, keptOf('in_progress', code, at), at));
      const ran = snapshot().levels[key];
      return () => {
        const { levels, ...rest } = snapshot();
        if (levels[key]?.code !== ran?.code || levels[key]?.codeAt !== ran?.codeAt) return;
        const { [key]: _, ...others } = levels;
        stored.write({ ...rest, levels: before ? { ...others, [key]: before } : others });
      };
    },
    completed: (address, code, stars = [], proof = undefined) => {
      const at = now();
      const level = withStars(keptOf('complete', code, at), stars);
      take(oneLevel(address, proof ? { ...level, proof } : level, at));
    },
  };
};
