/**
 * Parts of the farm that too few levels use, with the current number; the targets are in `use-of-the-farm.ts`. A number
 * may only rise. Once the number has reached the target, the row is deleted. Never add a row.
 */
export const STILL_MISSING: Readonly<Record<string, number>> = {};
