import type { DataValue } from '@hopcode/engine/formats/data-value';
import { z } from 'zod';

/** A value as YAML writes it. */
export type Plain = null | boolean | number | string | readonly Plain[] | { readonly [key: string]: Plain };

export const plainSchema: z.ZodType<Plain> = z.lazy(() =>
  z.union([
    z.null(),
    z.boolean(),
    z.number(),
    z.string(),
    z.array(plainSchema),
    z.record(z.string(), plainSchema),
  ]),
);

/**
 * Converts YAML to Python data: a sequence is a list, `{tuple: [...]}` and `{set: [...]}` are a tuple and a
 * set, any other mapping is a dict.
 */
export const dataOf = (plain: Plain): DataValue => {
  if (plain === null || typeof plain !== 'object') return plain;
  if (Array.isArray(plain)) return { list: plain.map(dataOf) };
  const entries = Object.entries(plain);
  const [first] = entries;
  if (first && entries.length === 1 && Array.isArray(first[1])) {
    if (first[0] === 'tuple') return { tuple: first[1].map(dataOf) };
    if (first[0] === 'set') return { set: first[1].map(dataOf) };
  }
  return { dict: entries.map(([key, value]) => [key, dataOf(value)]) };
};
