import { addressKey, type LevelAddress } from './level-progress.ts';

/** The levels of which the server keeps a newer program than the one it was sent. */
export type SupersededLevels = {
  readonly has: (address: LevelAddress) => boolean;
  readonly set: (address: LevelAddress, isSuperseded: boolean) => void;
  /** Calls after every change. Answers the way to stop it. */
  readonly subscribe: (listener: () => void) => () => void;
};

export const createSupersededLevels = (): SupersededLevels => {
  const levels = new Set<string>();
  const listeners = new Set<() => void>();
  return {
    has: (address) => levels.has(addressKey(address)),
    set: (address, isSuperseded) => {
      const key = addressKey(address);
      if (levels.has(key) === isSuperseded) return;
      if (isSuperseded) levels.add(key);
      else levels.delete(key);
      for (const listener of listeners) listener();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
};
