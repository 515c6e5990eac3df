import { setTimeout as wait } from 'node:timers/promises';

/** Minimum time of an answer, in milliseconds, where a quicker answer could reveal whether an account exists. */
const LEAST_MS = 150;

/** Waits for some work, but at least for a fixed time. */
export async function inFixedTime<T>(work: Promise<T>): Promise<T> {
  const [result] = await Promise.all([work, wait(LEAST_MS)]);
  return result;
}
