import type { z } from 'zod';

/** The text form of a stored value; `parse` returns undefined for anything unknown. */
export type Codec<T> = {
  readonly parse: (text: string) => T | undefined;
  readonly format: (value: T) => string;
};

/**
 * One value stored in the browser. Reading and writing never throw. If storage is blocked or full, the value stays in
 * memory, for this page only.
 */
export type StoredValue<T> = {
  readonly key: string;
  /** The newest value; undefined if there is none or it is invalid. It is the same object until it changes. */
  readonly read: () => T | undefined;
  /** Returns true if the value has reached storage. */
  readonly write: (value: T) => boolean;
  readonly remove: () => void;
  /** Calls after every change, by this page or by another tab. Returns a function that unsubscribes. */
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

/** JSON checked by a schema. */
export const jsonCodec = <T>(schema: z.ZodType<T>): Codec<T> => ({
  parse: (text) => schema.safeParse(parseJson(text)).data,
  format: (value) => JSON.stringify(value),
});

/** The plain text of a closed list of words. */
export const wordCodec = <T extends string>(words: readonly T[]): Codec<T> => ({
  parse: (text) => words.find((word) => word === text),
  format: (value) => value,
});

/** The browser's storage; undefined if reading the property throws. */
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

/** Creates access to a key of storage. Create it once per key, outside components. */
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
