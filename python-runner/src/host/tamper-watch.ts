import { z } from 'zod';

const addressSchema = z.int().min(8).max(0xffff_ffff);

/** What the harness lists for watching: addresses of Python's objects by kind (see watched.py). */
export const watchedSchema = z.strictObject({
  functions: z.array(addressSchema),
  types: z.array(addressSchema),
  dicts: z.array(addressSchema),
  lists: z.array(addressSchema),
  cells: z.array(addressSchema),
  /** Objects that hold their data in themselves, with how many words they have. */
  blocks: z.array(z.tuple([addressSchema, z.int().min(2).max(1000)])),
});
export type Watched = z.infer<typeof watchedSchema>;

/** The contents of all watched objects at one moment. */
export type Snapshot = Uint32Array;

const WORD = 4;

/**
 * Where CPython 3.14 keeps the parts of its objects, in words from the object's start. The first two words are the
 * counter of references and the type. A test patches each kind, so another layout is noticed.
 */
const FUNCTION_START = 2;
/** Globals, built-ins, names, code, defaults and closure. */
const FUNCTION_WORDS = 8;
const FUNCTION_VECTORCALL = 17;
/** Base, dictionary, list of bases, order of look-up. */
const TYPE_WORDS = [32, 33, 42, 43] as const;
const CELL_VALUE = 2;
const LIST_LENGTH = 2;
const LIST_ITEMS = 3;
const DICT_LENGTH = 2;
const DICT_KEYS = 6;
const DICT_VALUES = 7;
/** In the table of keys: two bytes of sizes and the kind, the number of entries, and where its index begins. */
const KEYS_SIZES = 1;
const KEYS_ENTRIES = 4;
const KEYS_INDEX = 5;
const WORDS_OF_ENTRY = [3, 2, 0] as const;

/** Indices of the words that are always at the same place. */
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

/** Where a dictionary has its keys and values now, in the order of insertion: first word and number of words. */
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

/** Most words of a snapshot: a harmless bound for lists and dictionaries that a program has made long. */
const MOST_WORDS = 4_000_000;

export type TamperWatch = {
  readonly look: () => Snapshot;
  /** Whether something has changed since a look. */
  readonly hasChanged: (before: Snapshot) => boolean;
};

/**
 * Watches Python's functions, classes and the data of the harness from outside, by their memory: no code of Python
 * runs, so nothing that a program has patched can hide it. `memory` answers the interpreter's memory now.
 */
export const createTamperWatch = (watched: Watched, memory: () => ArrayBufferLike): TamperWatch => {
  const fixed = fixedWords(watched);

  const look = (): Snapshot => {
    const words = new Uint32Array(memory());
    const ranges: (readonly [start: number, count: number])[] = [];
    for (const address of watched.dicts) {
      ranges.push([address / WORD + DICT_LENGTH, 1], entriesOf(words, address / WORD));
    }
    for (const address of watched.lists) {
      const at = address / WORD;
      ranges.push(
        [at + LIST_LENGTH, 1],
        [(words[at + LIST_ITEMS] ?? 0) / WORD, words[at + LIST_LENGTH] ?? 0],
      );
    }
    const counted = ranges.reduce((sum, [, count]) => sum + count, fixed.length);
    const snapshot = new Uint32Array(Math.min(counted, MOST_WORDS));
    for (let index = 0; index < fixed.length; index += 1) snapshot[index] = words[fixed[index] ?? 0] ?? 0;
    let length = fixed.length;
    // Beyond the memory or the snapshot nothing is read or written, whatever a program has put there.
    for (const [start, count] of ranges) {
      const part = words.subarray(start, start + Math.min(count, snapshot.length - length));
      snapshot.set(part, length);
      length += part.length;
    }
    return snapshot;
  };

  return {
    look,
    hasChanged: (before) => {
      const now = look();
      return now.length !== before.length || now.some((word, index) => word !== before[index]);
    },
  };
};
