import { CHALLENGES } from '@hopcode/contract/level/challenges';
import type { LevelStatus } from '@hopcode/contract/level/level-status';
import { createStoredValue, jsonCodec, type StoredValue } from '../stored-value.ts';
import {
  addressKey,
  type LevelAddress,
  mergeProgress,
  NO_PROGRESS,
  type Progress,
  progressSchema,
} from './level-progress.ts';
import type { ProgressStore } from './progress-store.ts';

/** The level to go on with; a challenge is none. */
const playedAt = (address: LevelAddress, at: number): Progress['lastPlayed'] =>
  address.courseId === CHALLENGES ? null : { ...address, at };

const oneLevel = (address: LevelAddress, status: LevelStatus, code: string | null, at: number): Progress => ({
  version: 1,
  levels: { [addressKey(address)]: { status, code, codeAt: code === null ? 0 : at } },
  lastPlayed: playedAt(address, at),
});

const KEY = 'hopcode.progress';
const CODEC = jsonCodec(progressSchema);

/** Forgets what is kept in this browser: it belongs to an account now. */
export const forgetLocalProgress = (): void => createStoredValue(KEY, CODEC).remove();

/**
 * Progress kept in this browser. Every change is joined into what storage holds at that moment, because another
 * tab may have written since this one last looked.
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
    ran: (address, code) => take(oneLevel(address, 'in_progress', code, now())),
    completed: (address, code) => take(oneLevel(address, 'complete', code, now())),
  };
};
