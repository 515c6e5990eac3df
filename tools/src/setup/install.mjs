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
 * Whether the installed packages match the lock file. An optional package for another platform may be missing, but not
 * one for this platform.
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
 * Whether node_modules matches package-lock.json. This is also true after a developer has run `npm install`.
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
 * The command that installs the packages. It must not run on the Node that it is about to replace, so it uses the Node
 * and npm that called us, otherwise those of the system.
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
