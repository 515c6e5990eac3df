import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';

/**
 * One step of the setup, which builds something. Paths are relative to the root, with `/`. A step is stale when an
 * output is missing or the hash of its inputs differs from the stamp of its last success. An input that does not exist
 * counts as empty. A step with `givesWay` leaves the processor to the other steps, because no step waits for it.
 * @typedef {{ name: string, inputs: readonly string[], outputs: readonly string[], command: readonly string[], cwd?:
 * string, after?: readonly string[], givesWay?: boolean }} Step
 */

/** Folders of outputs, which never count as inputs. */
const MADE = new Set(['node_modules', 'dist', '.types', '.build', '.data', 'test-results']);
/** Tests do not affect a build. */
const TEST = /\.test\.[a-z]+$/;

/**
 * Files below a path, sorted, relative to the root; the path itself when it is a file.
 * @param {string} root
 * @param {string} path
 * @returns {string[]}
 */
export const filesBelow = (root, path) => {
  const full = join(root, path);
  if (!existsSync(full)) return [];
  /** @type {import('node:fs').Dirent[]} */
  let entries;
  try {
    entries = readdirSync(full, { withFileTypes: true });
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOTDIR') return [path];
    throw error;
  }
  return entries
    .filter((entry) => !(entry.isDirectory() && MADE.has(entry.name)) && !TEST.test(entry.name))
    .flatMap((entry) => {
      const inside = posix.join(path, entry.name);
      return entry.isDirectory() ? filesBelow(root, inside) : [inside];
    })
    .sort();
};

/**
 * Hash of the names and contents of a step's inputs and of its command, in hexadecimal. Modification times do not
 * count, because a checkout or a copy changes them.
 * @param {string} root
 * @param {Step} step
 * @param {Map<string, string>} [known] hashes of files already read in this process
 */
export const inputsHash = (root, step, known = new Map()) => {
  const hash = createHash('sha256').update(JSON.stringify([step.command, step.cwd ?? '']));
  for (const file of [...new Set(step.inputs.flatMap((input) => filesBelow(root, input)))].sort()) {
    const digest =
      known.get(file) ??
      createHash('sha256')
        .update(readFileSync(join(root, file)))
        .digest('hex');
    known.set(file, digest);
    hash.update(`\n${file}\n${digest}`);
  }
  return hash.digest('hex');
};

/**
 * File with the hash of a step's last success.
 * @param {string} root
 * @param {Step} step
 */
const stampPath = (root, step) => join(root, '.build', 'stamps', step.name.replaceAll(' ', '-'));

/**
 * Whether a step is up to date.
 * @param {string} root
 * @param {Step} step
 * @param {string} hash of its current inputs
 */
export const isFresh = (root, step, hash) => {
  const stamp = stampPath(root, step);
  return (
    step.outputs.every((output) => existsSync(join(root, output))) &&
    existsSync(stamp) &&
    readFileSync(stamp, 'utf8').trim() === hash
  );
};

/**
 * Stores that a step succeeded with these inputs. The hash was calculated before the step ran. So if an input changes
 * during the step, the step is out of date.
 * @param {string} root
 * @param {Step} step
 * @param {string} hash
 */
export const stamp = (root, step, hash) => {
  const path = stampPath(root, step);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(`${path}.${process.pid}`, `${hash}\n`);
  renameSync(`${path}.${process.pid}`, path);
};
