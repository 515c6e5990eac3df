import { setTimeout as wait } from 'node:timers/promises';

/** Minimum duration of an answer in milliseconds, for calls whose duration could reveal whether an account exists. */
const LEAST_MS = 150;

/** Waits until some work is done, but at least for this minimum. */
export async function inFixedTime<T>(work: Promise<T>): Promise<T> {
  const [result] = await Promise.all([work, wait(LEAST_MS)]);
  return result;
}
