import { useCallback, useSyncExternalStore } from 'react';
import type { StoredValue } from './stored-value.ts';

/** The build renders pages without storage. */
const nothing = (): undefined => undefined;

/**
 * A stored value as React state. Without a stored value, the state is `fallback`. The state also changes when another
 * tab changes the value.
 */
export const useStoredValue = <T>(stored: StoredValue<T>, fallback: T): readonly [T, (value: T) => void] => {
  const value = useSyncExternalStore(stored.subscribe, stored.read, nothing) ?? fallback;
  const write = useCallback(
    (next: T) => {
      stored.write(next);
    },
    [stored],
  );
  return [value, write];
};
