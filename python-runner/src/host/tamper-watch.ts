import { z } from 'zod';

const addressSchema = z.int().min(8).max(0xffff_ffff);

/** The objects that the harness asks to watch: addresses of Python's objects by kind (see watched.py). */
export const watchedSchema = z.strictObject({
  functions: z.array(addressSchema),
  types: z.array(addressSchema),
  dicts: z.array(addressSchema),
  lists: z.array(addressSchema),
  cells: z.array(addressSchema),
  /** Objects that hold their data in themselves, with their size in words. */
  blocks: z.array(z.tuple([addressSchema, z.int().min(2).max(1000)])),
  /** Dictionaries of the library's modules and classes, which are restored after a run. */
  namespaces: z.array(addressSchema),
});
export type Watched = z.infer<typeof watchedSchema>;

/** The contents of all watched objects at one moment. */
export type Snapshot = Uint32Array;

const WORD = 4;

/**
 * Offsets of the fields of CPython 3.14's objects, in words from the object's start. The first two words are the
 * reference count and the type. A test changes each kind of object, so it fails if the layout changes.
 */
const FUNCTION_START = 2;
/**
 * How many words of a function are watched, starting at `FUNCTION_START`: globals, built-ins, two names, code, two
 * kinds of defaults, and closure.
 */
const FUNCTION_WORDS = 8;
const FUNCTION_VECTORCALL = 17;
/** The words of a class that are watched: its base, dictionary, list of bases and method resolution order. */
const TYPE_WORDS = [32, 33, 42, 43] as const;
const CELL_VALUE = 2;
const LIST_LENGTH = 2;
const LIST_ITEMS = 3;
const DICT_LENGTH = 2;
const DICT_KEYS = 6;
const DICT_VALUES = 7;
/**
 * In a dictionary's table of keys: the word with two sizes (a byte each) and the table's kind, the word with the number
 * of entries, and the first word of the index.
 */
const KEYS_SIZES = 1;
const KEYS_ENTRIES = 4;
const KEYS_INDEX = 5;
const WORDS_OF_ENTRY = [3, 2, 0] as const;

/** Indices of the watched words that never move. */
const fixedWords = ({ functions, types, cells, blocks }: Watched): Uint32Array => {
  const words: number[] = [];
  const addRange = (start: number, count: number) => {
    for (let index = start; index < start + count; index += 1) words.push(index);
  };
  for (const address of functions) {
    addRange(address / WORD + FUNCTION_START, FUNCTION_WORDS);
    words.push(address / WORD + FUNCTION_VECTORCALL);
  }
  for (const address of types) for (const word of TYPE_WORDS) words.push(address / WORD + word);
  for (const address of cells) words.push(address / WORD + CELL_VALUE);
  for (const [address, count] of blocks) addRange(address / WORD + 2, count - 2);
  return Uint32Array.from(words);
};

/** The current place of a dictionary's keys and values, in insertion order: first word and number of words. */
const entriesOf = (memory: Uint32Array, at: number): readonly [start: number, count: number] => {
  const keys = (memory[at + DICT_KEYS] ?? 0) / WORD;
  const values = (memory[at + DICT_VALUES] ?? 0) / WORD;
  const entries = memory[keys + KEYS_ENTRIES] ?? 0;
  if (values > 0) return [values + 1, entries];
  const sizes = memory[keys + KEYS_SIZES] ?? 0;
  const kind = (sizes >>> 16) & 0xff;
  const indexWords = 2 ** ((sizes >>> 8) & 0x1f) / WORD;
  return [keys + KEYS_INDEX + indexWords, entries * (WORDS_OF_ENTRY[kind] ?? 0)];
};

/** Maximum number of words in a snapshot, because a program may have made lists and dictionaries very long. */
const MOST_WORDS = 4_000_000;

export type TamperWatch = {
  readonly look: () => Snapshot;
  /** Whether something has changed since a snapshot. */
  readonly hasChanged: (before: Snapshot) => boolean;
};

/**
 * Calls `use` with the place of the contents of each watched list and dictionary, until `use` returns false. Returns
 * whether `use` always returned true.
 */
const everyRange = (
  { dicts, lists }: Watched,
  memory: Uint32Array,
  use: (start: number, count: number) => boolean,
): boolean => {
  for (const address of dicts) {
    if (!use(address / WORD + DICT_LENGTH, 1)) return false;
    if (!use(...entriesOf(memory, address / WORD))) return false;
  }
  for (const address of lists) {
    const at = address / WORD;
    if (!use(at + LIST_LENGTH, 1)) return false;
    if (!use((memory[at + LIST_ITEMS] ?? 0) / WORD, memory[at + LIST_LENGTH] ?? 0)) return false;
  }
  return true;
};

/**
 * Watches Python's functions, classes and the data of the harness from outside, by their memory. This needs no Python
 * code, so a patched function cannot hide a change. `memory` returns the interpreter's current memory.
 */
export const createTamperWatch = (watched: Watched, memory: () => ArrayBufferLike): TamperWatch => {
  const fixed = fixedWords(watched);

  const look = (): Snapshot => {
    const words = new Uint32Array(memory());
    let counted = fixed.length;
    everyRange(watched, words, (_start, count) => {
      counted += count;
      return true;
    });
    const snapshot = new Uint32Array(Math.min(counted, MOST_WORDS));
    for (let index = 0; index < fixed.length; index += 1) snapshot[index] = words[fixed[index] ?? 0] ?? 0;
    let length = fixed.length;
    // Reads and writes stay within the memory and the snapshot, whatever a program has written there.
    everyRange(watched, words, (start, count) => {
      const part = words.subarray(start, start + Math.min(count, snapshot.length - length));
      snapshot.set(part, length);
      length += part.length;
      return true;
    });
    return snapshot;
  };

  return {
    look,
    hasChanged: (before) => {
      const words = new Uint32Array(memory());
      // A `for` loop, because `some` calls a function for each of 100,000 words and takes several times as long.
      for (let index = 0; index < fixed.length; index += 1)
        if (words[fixed[index] ?? 0] !== before[index]) return true;
      let length = fixed.length;
      const isSame = everyRange(watched, words, (start, count) => {
        if (length + count > before.length) return false;
        for (let index = 0; index < count; index += 1)
          if (words[start + index] !== before[length + index]) return false;
        length += count;
        return true;
      });
      return !isSame || length !== before.length;
    },
  };
};

/** Watches only the contents of the library's modules and classes. */
export const createLibraryWatch = ({ namespaces }: Watched, memory: () => ArrayBufferLike): TamperWatch =>
  createTamperWatch(
    { functions: [], types: [], lists: [], cells: [], blocks: [], namespaces: [], dicts: namespaces },
    memory,
  );
