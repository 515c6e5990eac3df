/**
 * Parts of the farm that too few levels use, with the current number; the targets are in `use-of-the-farm.ts`. A number
 * may only rise. When the number has reached the target, delete the row. Never add a row.
 */
export const STILL_MISSING: Readonly<Record<string, number>> = {};
