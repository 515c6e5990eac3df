/** The nearest value from `least` to `most`; `least` if `most` is less. */
export const clamp = (value: number, least: number, most: number): number =>
  Math.max(least, Math.min(most, value));

/** The nearest valid index to one that may be out of range. Indexes count from 0; `count` is at least 1. */
export const clampIndex = (place: number, count: number): number => clamp(place, 0, count - 1);
