import { CHALLENGES } from '@hopcode/contract/level/challenges';
import { CODE_LIMIT } from '@hopcode/contract/level/data';
import type { LevelStatus } from '@hopcode/contract/level/level-status';
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

/** The level to go on with; a challenge is none. */
const playedAt = (address: LevelAddress, at: number): Progress['lastPlayed'] =>
  address.courseId === CHALLENGES ? null : { ...address, at };

/** A program that is too long could not be read again, and all other progress with it: of it only the status stays. */
const keptOf = (status: LevelStatus, code: string, at: number): LevelProgress =>
  code.length > CODE_LIMIT ? { status, code: null, codeAt: 0 } : { status, code, codeAt: at };

const oneLevel = (address: LevelAddress, status: LevelStatus, code: string, at: number): Progress => ({
  version: 1,
  levels: { [addressKey(address)]: keptOf(status, code, at) },
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
    ran: (address, code) => {
      const key = addressKey(address);
      const before = snapshot().levels[key];
      take(oneLevel(address, 'in_progress', code, now()));
      const ran = snapshot().levels[key];
      return () => {
        const { levels, ...rest } = snapshot();
        if (levels[key]?.code !== ran?.code || levels[key]?.codeAt !== ran?.codeAt) return;
        const { [key]: _, ...others } = levels;
        stored.write({ ...rest, levels: before ? { ...others, [key]: before } : others });
      };
    },
    completed: (address, code) => take(oneLevel(address, 'complete', code, now())),
  };
};
