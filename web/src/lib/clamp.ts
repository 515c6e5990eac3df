/** The nearest number between `least` and `most`. If `most` is less than `least`, the result is `least`. */
export const clamp = (value: number, least: number, most: number): number =>
  Math.max(least, Math.min(most, value));

/** The nearest valid index to an index that may be out of range. Indexes count from 0; `count` is at least 1. */
export const clampIndex = (place: number, count: number): number => clamp(place, 0, count - 1);
