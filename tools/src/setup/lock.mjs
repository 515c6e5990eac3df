import {
  linkSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { dirname } from 'node:path';

/**
 * In milliseconds: the interval at which the holder updates the lock, and the time without an update after which the
 * holder counts as dead.
 */
const BEAT = 1000;
export const DEAD_AFTER = 10_000;

/**
 * @param {unknown} error
 * @param {string} code
 */
const isCode = (error, code) => error instanceof Error && 'code' in error && error.code === code;

/**
 * @template T
 * @param {string} expected code of the error that means "not there"
 * @param {() => T} action
 * @returns {T | undefined}
 */
const unless = (expected, action) => {
  try {
    return action();
  } catch (error) {
    if (isCode(error, expected)) return undefined;
    throw error;
  }
};

/**
 * Takes the lock file, or returns undefined if another living process holds it. The lock is a link to a finished file,
 * because linking is atomic. The lock of a dead process is first moved away, and put back if it turns out to be new.
 * @param {string} path
 * @param {number} now in ms, as Date.now()
 * @returns {{ beat: () => void, release: () => void } | undefined}
 */
export const tryLock = (path, now) => {
  const token = `${process.pid}-${now}-${Math.random()}`;
  const mine = `${path}.${token}`;
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(mine, token);
  try {
    const found = unless('ENOENT', () => ({
      since: statSync(path).mtimeMs,
      token: readFileSync(path, 'utf8'),
    }));
    if (found && now - found.since > DEAD_AFTER) {
      const grave = `${mine}.dead`;
      const moved = unless('ENOENT', () => renameSync(path, grave) ?? true);
      if (moved && readFileSync(grave, 'utf8') !== found.token) unless('EEXIST', () => linkSync(grave, path));
      rmSync(grave, { force: true });
    }
    const taken = unless('EEXIST', () => linkSync(mine, path) ?? true);
    if (!taken) return undefined;
  } finally {
    rmSync(mine, { force: true });
  }
  const isMine = () => unless('ENOENT', () => readFileSync(path, 'utf8')) === token;
  return {
    beat: () => {
      if (isMine()) utimesSync(path, new Date(), new Date());
    },
    release: () => {
      if (isMine()) rmSync(path, { force: true });
    },
  };
};

/**
 * Waits until no other process of this checkout holds the lock, and then runs a task.
 * @template T
 * @param {string} path
 * @param {() => Promise<T>} task
 * @param {() => void} onWait called once when another process holds the lock
 * @returns {Promise<T>}
 */
export const withLock = async (path, task, onWait) => {
  let lock = tryLock(path, Date.now());
  if (!lock) onWait();
  while (!lock) {
    await new Promise((resolve) => setTimeout(resolve, 200));
    lock = tryLock(path, Date.now());
  }
  const { beat, release } = lock;
  const timer = setInterval(beat, BEAT);
  process.once('exit', release);
  try {
    return await task();
  } finally {
    clearInterval(timer);
    process.off('exit', release);
    release();
  }
};
