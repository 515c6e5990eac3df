import type { DataValue } from './data-value.ts';

type Parsed = { readonly ok: true; readonly value: unknown } | { readonly ok: false };

/** Parses JSON; never throws. */
export const parseJson = (text: string): Parsed => {
  try {
    return { ok: true, value: JSON.parse(text) };
  } catch {
    return { ok: false };
  }
};

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The plain JSON of a value in a level. Tuples become lists, as in `json.dumps`, and so do sets. */
const plainOf = (wanted: DataValue): unknown => {
  if (wanted === null || typeof wanted !== 'object') return wanted;
  if ('list' in wanted) return wanted.list.map(plainOf);
  if ('tuple' in wanted) return wanted.tuple.map(plainOf);
  if ('set' in wanted) return wanted.set.map(plainOf);
  if ('dict' in wanted)
    return Object.fromEntries(wanted.dict.map(([key, value]) => [String(key), plainOf(value)]));
  return wanted.other;
};

/** As a required value, this star accepts any text, as in the goals of commands. */
const ANY_TEXT = '*';

const pathStep = (key: string | number): string => (typeof key === 'number' ? `[${key}]` : `["${key}"]`);

/**
 * A required key that an object lacks. If it lacks none, an extra key of the object, unless `more` allows extra keys.
 */
const otherKey = (is: object, wanted: object, more: boolean): string | undefined =>
  Object.keys(wanted).find((key) => !Object.hasOwn(is, key)) ??
  (more ? undefined : Object.keys(is).find((key) => !Object.hasOwn(wanted, key)));

const differenceIn = (is: unknown, wanted: unknown, path: string, more: boolean): string | undefined => {
  if (Array.isArray(is) && Array.isArray(wanted)) {
    if (is.length !== wanted.length) return path;
    for (const [index, value] of wanted.entries()) {
      const found = differenceIn(is[index], value, path + pathStep(index), false);
      if (found !== undefined) return found;
    }
    return undefined;
  }
  if (isObject(is) && isObject(wanted)) {
    const key = otherKey(is, wanted, more);
    if (key !== undefined) return path + pathStep(key);
    for (const [name, value] of Object.entries(wanted)) {
      const found = differenceIn(is[name], value, path + pathStep(name), false);
      if (found !== undefined) return found;
    }
    return undefined;
  }
  if (wanted === ANY_TEXT) return typeof is === 'string' && is.trim() !== '' ? undefined : path;
  return is === wanted ? undefined : path;
};

/**
 * The place of the first difference between parsed JSON and a required value, in Python's notation: `["eggs"][0]`, or
 * empty for the whole value. Undefined if they are equal. The order of keys does not matter, but the order of lists
 * does. With `more`, a dictionary may contain extra keys. A required `*` accepts any text that is not empty.
 */
export const jsonDifference = (is: unknown, wanted: DataValue, more = false): string | undefined =>
  differenceIn(is, plainOf(wanted), '', more);
