import { setTimeout as wait } from 'node:timers/promises';

/** Minimum duration of an answer in milliseconds, for calls whose duration could reveal whether an account exists. */
const LEAST_MS = 150;

/** Waits until the work is done, and at least for the minimum duration. Returns the result of the work. */
export async function inFixedTime<T>(work: Promise<T>): Promise<T> {
  const [result] = await Promise.all([work, wait(LEAST_MS)]);
  return result;
}
