import type { DataValue } from './data-value.ts';

/**
 * Converts a value to a text. Two values have the same text exactly if they count as equal. Numbers become texts,
 * because the specification compares a text with a number as texts. Entries of lists, sets and dicts are sorted.
 */
const canonical = (value: DataValue): string => {
  if (value === null) return 'None';
  if (typeof value === 'boolean') return value ? 'True' : 'False';
  if (typeof value === 'number' || typeof value === 'string') return JSON.stringify(String(value));
  if ('list' in value) return `list(${value.list.map(canonical).toSorted().join()})`;
  if ('tuple' in value) return `tuple(${value.tuple.map(canonical).join()})`;
  if ('set' in value) return `set(${[...new Set(value.set.map(canonical))].toSorted().join()})`;
  if ('dict' in value)
    return `dict(${value.dict
      .map(([key, entry]) => `${canonical(key)}:${canonical(entry)}`)
      .toSorted()
      .join()})`;
  return `other(${JSON.stringify(value.other)})`;
};

/**
 * Deep equality of two Python values for the `compare` goal (game.md section 5): ignores the order of lists
 * and sets, and compares a text and a number as texts. A list, a tuple and a set are never equal; the order
 * of a tuple matters.
 */
export const sameData = (one: DataValue, other: DataValue): boolean => canonical(one) === canonical(other);
