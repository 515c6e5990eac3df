import { z } from 'zod';

/**
 * A Python value as JSON data. `assign` and `compare` goals check such values, and levels store the expected value.
 * Numbers, texts, booleans and None stay as they are. Containers are tagged, because a tuple, a list and a set with the
 * same elements are different values. `other` is a value without a JSON form (an object, a function, a number too big
 * for JSON), with its short text.
 */
export type DataValue =
  | null
  | boolean
  | number
  | string
  | { readonly list: readonly DataValue[] }
  | { readonly tuple: readonly DataValue[] }
  | { readonly set: readonly DataValue[] }
  | { readonly dict: readonly (readonly [DataValue, DataValue])[] }
  | { readonly other: string };

/** Maximum nesting of a value in levels of JSON. A container takes two levels: the tag and its list. */
const DATA_VALUE_DEPTH_LIMIT = 100;

const innerSchema: z.ZodType<DataValue> = z.lazy(() =>
  z.union([
    z.null(),
    z.boolean(),
    z.number(),
    z.string().max(10_000),
    z.strictObject({ list: z.array(innerSchema).max(1000) }),
    z.strictObject({ tuple: z.array(innerSchema).max(1000) }),
    z.strictObject({ set: z.array(innerSchema).max(1000) }),
    z.strictObject({ dict: z.array(z.tuple([innerSchema, innerSchema])).max(1000) }),
    z.strictObject({ other: z.string().max(200) }),
  ]),
);

/** Checks level by level and stops at the limit, so that hostile nesting cannot exhaust the stack. */
const isShallow = (value: unknown): boolean => {
  let level: unknown[] = [value];
  for (let depth = 0; depth <= DATA_VALUE_DEPTH_LIMIT; depth += 1) {
    level = level.flatMap((entry) =>
      typeof entry === 'object' && entry !== null ? Object.values(entry) : [],
    );
    if (level.length === 0) return true;
  }
  return false;
};

export const dataValueSchema: z.ZodType<DataValue> = z
  .unknown()
  .refine(isShallow, { error: 'nested too deeply', abort: true })
  .pipe(innerSchema);

/** The text that Python's `repr` returns for a value, for messages to the learner. */
export const pythonText = (value: DataValue): string => {
  if (value === null) return 'None';
  if (typeof value === 'boolean') return value ? 'True' : 'False';
  if (typeof value === 'number') return String(value);
  if (typeof value === 'string') return `'${value.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`;
  if ('list' in value) return `[${value.list.map(pythonText).join(', ')}]`;
  if ('tuple' in value)
    return `(${value.tuple.map(pythonText).join(', ')}${value.tuple.length === 1 ? ',' : ''})`;
  if ('set' in value) return value.set.length === 0 ? 'set()' : `{${value.set.map(pythonText).join(', ')}}`;
  if ('dict' in value)
    return `{${value.dict.map(([key, entry]) => `${pythonText(key)}: ${pythonText(entry)}`).join(', ')}}`;
  return value.other;
};

/** The longest text of a value in a sentence for the learner. */
const SHORT_TEXT = 200;

/** The Python text of a value for a sentence, shortened if it is too long to read. */
export const shortPythonText = (value: DataValue): string => {
  const text = pythonText(value);
  return text.length > SHORT_TEXT ? `${text.slice(0, SHORT_TEXT - 1)}…` : text;
};
