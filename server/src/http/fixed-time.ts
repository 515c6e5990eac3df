import { setTimeout as wait } from 'node:timers/promises';

/** Shortest time of an answer, in milliseconds, when its time could reveal whether an account exists. */
const LEAST_MS = 150;

/** Does some work in no less than a fixed time. */
export async function inFixedTime<T>(work: Promise<T>): Promise<T> {
  const [result] = await Promise.all([work, wait(LEAST_MS)]);
  return result;
}
