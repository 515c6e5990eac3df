import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/**
 * One entry of `packages` in a lock file of npm.
 * @typedef {{ version?: string, integrity?: string, resolved?: string, link?: boolean, optional?: boolean, os?: string[], cpu?: string[], libc?: string[] }} LockedPackage
 */
/** @typedef {Record<string, LockedPackage>} LockedPackages */

const STAMP = join('node_modules', '.hopcode-install');

/**
 * Whether what npm says it installed is what the lock file asks for. An optional package may be missing, as npm
 * leaves out those of other platforms, unless it was made for exactly this one.
 * @param {LockedPackages} wanted `packages` of package-lock.json
 * @param {LockedPackages} installed `packages` of node_modules/.package-lock.json
 * @param {{ os: string, cpu: string }} platform
 */
export const installMatches = (wanted, installed, { os, cpu }) => {
  const isPlaced = (/** @type {string} */ path) => path.includes('node_modules/');
  for (const [path, entry] of Object.entries(wanted)) {
    if (!isPlaced(path)) continue;
    const found = installed[path];
    if (found) {
      if (found.version !== entry.version || found.integrity !== entry.integrity) return false;
    } else {
      const isForHere = entry.os?.includes(os) && entry.cpu?.includes(cpu) && entry.libc === undefined;
      if (!entry.optional || isForHere) return false;
    }
  }
  return Object.keys(installed).every((path) => !isPlaced(path) || path in wanted);
};

/**
 * @param {string} path
 * @returns {LockedPackages}
 */
const packagesOf = (path) => JSON.parse(readFileSync(path, 'utf8')).packages ?? {};

/** @param {string} root */
const lockHash = (root) =>
  createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .update(`${process.platform}-${process.arch}`)
    .digest('hex');

/**
 * Whether node_modules belongs to package-lock.json. A developer's own `npm install` counts as well as ours.
 * @param {string} root
 */
export const isInstalled = (root) => {
  const hidden = join(root, 'node_modules', '.package-lock.json');
  if (!existsSync(hidden)) return false;
  const stamp = join(root, STAMP);
  if (existsSync(stamp) && readFileSync(stamp, 'utf8').trim() === lockHash(root)) return true;
  return installMatches(packagesOf(join(root, 'package-lock.json')), packagesOf(hidden), {
    os: process.platform,
    cpu: process.arch,
  });
};

/** @param {string} root */
export const stampInstall = (root) => writeFileSync(join(root, STAMP), `${lockHash(root)}\n`);

/**
 * How to call npm so that it does not run on the Node it is about to replace: with the Node and the npm that
 * called us, or else those of the system.
 * @param {string} root
 */
export const installCommand = (root) => {
  const own = join(root, 'node_modules', '.bin');
  const path = (process.env.PATH ?? '').split(delimiter).filter((folder) => folder !== own);
  const env = { ...process.env, PATH: path.join(delimiter) };
  const { npm_execpath: npm, npm_node_execpath: node } = process.env;
  const args = ['ci', '--ignore-scripts', '--no-audit', '--no-fund'];
  const command = npm && node && !node.startsWith(own) ? [node, npm, ...args] : ['npm', ...args];
  return { command, env };
};
