import type { DataValue } from './data-value.ts';

/**
 * A text that two values share exactly when they count as the same. Numbers become texts, as the specification
 * compares a text with a number; entries of lists, sets and dicts are brought into one order.
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
 * Deep equality of two Python values as the `compare` goal means it (game.md section 5): without regard to the
 * order in lists and sets, a text and a number as texts. A list, a tuple and a set are never the same; in a tuple
 * the order counts.
 */
export const sameData = (one: DataValue, other: DataValue): boolean => canonical(one) === canonical(other);
