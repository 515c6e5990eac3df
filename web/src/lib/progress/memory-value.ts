import type { StoredValue } from '../stored-value.ts';

/** A value that exists only as long as the page. It is used for accounts, whose data is on the server. */
export const createMemoryValue = <T>(initial?: T): StoredValue<T> => {
  const listeners = new Set<() => void>();
  let value = initial;
  const change = (next: T | undefined): void => {
    value = next;
    for (const listener of listeners) listener();
  };
  return {
    key: '',
    read: () => value,
    write: (next) => {
      change(next);
      return true;
    },
    remove: () => change(undefined),
    subscribe: (listener) => {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
  };
};
