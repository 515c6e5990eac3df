/** The nearest of `count` places to one that may lie before the first or after the last; from 0, `count` at least 1. */
export const clampIndex = (place: number, count: number): number => Math.max(0, Math.min(count - 1, place));
