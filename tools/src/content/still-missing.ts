/**
 * Parts of the farm that too few levels use, with the number of today; `use-of-the-farm.ts` has the targets. A number
 * only rises, and a row goes once its target is reached. No row is ever added.
 */
export const STILL_MISSING: Readonly<Record<string, number>> = {};
