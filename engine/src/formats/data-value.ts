import { z } from 'zod';

/**
 * A Python value as data that survives JSON: what `assign` and `compare` goals check and what a level expects.
 * Numbers, texts, booleans and None stand for themselves; containers are tagged, because a tuple, a list and a
 * set with the same elements are different answers. `other` is a value that cannot be data (an object, a
 * function, a number too big for JSON), with its short text.
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

export const dataValueSchema: z.ZodType<DataValue> = z.lazy(() =>
  z.union([
    z.null(),
    z.boolean(),
    z.number(),
    z.string().max(10_000),
    z.strictObject({ list: z.array(dataValueSchema).max(1000) }),
    z.strictObject({ tuple: z.array(dataValueSchema).max(1000) }),
    z.strictObject({ set: z.array(dataValueSchema).max(1000) }),
    z.strictObject({ dict: z.array(z.tuple([dataValueSchema, dataValueSchema])).max(1000) }),
    z.strictObject({ other: z.string().max(200) }),
  ]),
);
