import { inputsHash, isFresh, stamp } from './freshness.mjs';

/** @typedef {import('./freshness.mjs').Step} Step */
/** @typedef {import('./run-step.mjs').Failure} Failure */

/**
 * Runs the steps that are out of date, in parallel if they do not depend on each other. Skips a step whose predecessor
 * failed.
 * @param {string} root
 * @param {readonly Step[]} steps each after its predecessors
 * @param {(step: Step) => Promise<Failure | undefined>} run
 * @returns {Promise<{ ran: string[], failures: Failure[] }>}
 */
export const buildStale = async (root, steps, run) => {
  /** @type {Map<string, Promise<boolean>>} */
  const done = new Map();
  /** @type {Map<string, string>} */
  const known = new Map();
  /** @type {string[]} */
  const ran = [];
  /** @type {Failure[]} */
  const failures = [];
  for (const step of steps) {
    const build = async () => {
      const before = await Promise.all((step.after ?? []).map((name) => done.get(name)));
      if (before.includes(false)) return false;
      const hash = inputsHash(root, step, known);
      if (isFresh(root, step, hash)) return true;
      ran.push(step.name);
      const failure = await run(step);
      if (failure) failures.push(failure);
      else stamp(root, step, hash);
      return failure === undefined;
    };
    done.set(step.name, build());
  }
  await Promise.all(done.values());
  return { ran, failures };
};
