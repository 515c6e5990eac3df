import type { z } from 'zod';

/** Converts a value to the text that is stored, and back. `parse` returns undefined for anything unknown. */
export type Codec<T> = {
  readonly parse: (text: string) => T | undefined;
  readonly format: (value: T) => string;
};

/**
 * A value that is stored in the browser. Reading and writing never throw. If storage is blocked or full, the value is
 * only in memory, for this page.
 */
export type StoredValue<T> = {
  readonly key: string;
  /**
   * The newest value; undefined if there is none or if it is not valid. Returns the same object until the value
   * changes.
   */
  readonly read: () => T | undefined;
  /** Stores a value. Returns whether it has reached the browser's storage. */
  readonly write: (value: T) => boolean;
  readonly remove: () => void;
  /** Calls the listener after every change, even from another tab. Returns a function that unsubscribes. */
  readonly subscribe: (listener: () => void) => () => void;
};

type Place = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

/** A codec for JSON that a schema checks. */
export const jsonCodec = <T>(schema: z.ZodType<T>): Codec<T> => ({
  parse: (text) => schema.safeParse(parseJson(text)).data,
  format: (value) => JSON.stringify(value),
});

/** A codec for one of a fixed list of words, as plain text. */
export const wordCodec = <T extends string>(words: readonly T[]): Codec<T> => ({
  parse: (text) => words.find((word) => word === text),
  format: (value) => value,
});

/** The browser's storage; undefined if reading it throws. */
const browserStorage = (): Storage | undefined => {
  try {
    return globalThis.localStorage;
  } catch {
    return undefined;
  }
};

const attempt = <T>(action: () => T): T | undefined => {
  try {
    return action();
  } catch {
    return undefined;
  }
};

/** Creates the stored value for a key. Must be called only once for each key, outside components. */
export const createStoredValue = <T>(
  key: string,
  codec: Codec<T>,
  place: Place | undefined = browserStorage(),
): StoredValue<T> => {
  const listeners = new Set<() => void>();
  let text: string | undefined;
  let value: T | undefined;
  let onlyInMemory = place === undefined;

  const tell = (): void => {
    for (const listener of listeners) listener();
  };

  const read = (): T | undefined => {
    if (onlyInMemory) return value;
    const kept = attempt(() => place?.getItem(key)) ?? undefined;
    if (kept !== text) {
      text = kept;
      value = kept === undefined ? undefined : codec.parse(kept);
    }
    return value;
  };

  const write = (next: T): boolean => {
    const formatted = codec.format(next);
    const kept = attempt(() => {
      place?.setItem(key, formatted);
      return place !== undefined;
    });
    onlyInMemory = kept !== true;
    text = formatted;
    value = next;
    tell();
    return kept === true;
  };

  const remove = (): void => {
    attempt(() => place?.removeItem(key));
    text = undefined;
    value = undefined;
    tell();
  };

  const onStorage = (event: StorageEvent): void => {
    // A null key means that another tab has called `localStorage.clear()`.
    if (event.key === key || event.key === null) tell();
  };

  const subscribe = (listener: () => void): (() => void) => {
    if (listeners.size === 0) globalThis.addEventListener?.('storage', onStorage);
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
      if (listeners.size === 0) globalThis.removeEventListener?.('storage', onStorage);
    };
  };

  return { key, read, write, remove, subscribe };
};
