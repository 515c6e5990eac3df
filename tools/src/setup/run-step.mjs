import { spawn } from 'node:child_process';
import { createWriteStream, mkdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { constants, getPriority, setPriority } from 'node:os';
import { dirname, join } from 'node:path';
import { performance } from 'node:perf_hooks';

/** How many lines of a failed step's log are shown. */
const TAIL = 60;

/**
 * The message of a failed step: its name, the end of its log and the path of the whole log.
 * @typedef {{ message: string }} Failure
 */

/** The number that is added to the nice value of a step with `givesWay`. */
const GIVES_WAY = 10;

/**
 * Gives a process and the children that it starts a lower priority.
 * @param {number} pid
 */
const lower = (pid) => {
  try {
    setPriority(pid, Math.min(getPriority() + GIVES_WAY, constants.priority.PRIORITY_LOW));
  } catch {
    // The process has already ended, or this system does not allow the change. Then the step only takes more processor
    // time from the other steps.
  }
};

/** @param {number} milliseconds */
export const inSeconds = (milliseconds) => `${(milliseconds / 1000).toFixed(1)} s`;

/**
 * Runs a command with its output in .build/logs and prints one line with its duration.
 * @param {{ root: string, name: string, command: readonly string[], env: NodeJS.ProcessEnv, cwd?: string,
 * givesWay?: boolean }} task
 * @returns {Promise<Failure | undefined>}
 */
export const runLogged = async ({ root, name, command, env, cwd = '.', givesWay = false }) => {
  const started = performance.now();
  const log = join(root, '.build', 'logs', `${name}.log`);
  mkdirSync(dirname(log), { recursive: true });
  const output = createWriteStream(log);
  const [file = 'node', ...args] = command;
  /** @type {string} */
  const end = await new Promise((resolve) => {
    const child = spawn(file, args, { cwd: join(root, cwd), env, stdio: ['ignore', 'pipe', 'pipe'] });
    if (givesWay && child.pid !== undefined) lower(child.pid);
    child.stdout.pipe(output, { end: false });
    child.stderr.pipe(output, { end: false });
    child.on('error', (error) => resolve(error.message));
    child.on('close', (code, signal) => resolve(code === 0 ? '' : `ended with ${signal ?? `code ${code}`}`));
  });
  await new Promise((resolve) => output.end(() => resolve(undefined)));
  if (end === '') {
    console.log(`  ${name.padEnd(13)} ${inSeconds(performance.now() - started).padStart(7)}`);
    return undefined;
  }
  const lines = (await readFile(log, 'utf8')).trimEnd().split('\n').slice(-TAIL);
  return {
    message: [
      `${name}: ${end}`,
      `  ${command.join(' ')}`,
      ...lines.map((line) => `  | ${line}`),
      `  whole log: ${log}`,
    ].join('\n'),
  };
};
