import { addressKey, type LevelAddress } from './level-progress.ts';

/** The levels for which the server has a newer program than this page. */
export type SupersededLevels = {
  readonly has: (address: LevelAddress) => boolean;
  readonly set: (address: LevelAddress, isSuperseded: boolean) => void;
  /** Calls the listener after every change. Returns a function that unsubscribes. */
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
