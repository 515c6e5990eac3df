import { spawn } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { constants, getPriority, setPriority } from 'node:os';
import { labelLines } from './label-lines.ts';

export type Run = {
  readonly command: readonly string[];
  readonly cwd: string;
  readonly env?: NodeJS.ProcessEnv;
  /** Time limit in milliseconds. After it, the program and its child processes are stopped. */
  readonly limit: number;
  /**
   * The label before each line of the output, which is shown while the program runs. Without a label, the output is
   * stored but not shown.
   */
  readonly live?: string | undefined;
  /** Whether other programs get the processor first. */
  readonly givesWay?: boolean | undefined;
};

export type Ended = { readonly well: boolean; readonly output: string; readonly milliseconds: number };

/** The time that a program has to clean up after it was asked to end, in ms. */
const GRACE = 15_000;
/** How much is added to the niceness of a program that gives way; the maximum is PRIORITY_LOW. */
const GIVES_WAY = 5;

/**
 * Gives a program and the children that it starts a lower priority. Linux may first share the processor between
 * sessions ("autogroup"). Then the priority of a process counts only within its session, so the session of the program
 * (each has its own here) gets the lower priority too.
 */
const lower = (pid: number): void => {
  const priority = Math.min(getPriority() + GIVES_WAY, constants.priority.PRIORITY_LOW);
  setPriority(pid, priority);
  try {
    writeFileSync(`/proc/${pid}/autogroup`, String(priority));
  } catch {
    // The system has no such groups, so the priority of the process is enough.
  }
};

/**
 * Runs a program without input; never rejects. A program over its limit is asked to end, and later killed with its
 * whole process group.
 */
export const run = async ({
  command,
  cwd,
  env = process.env,
  limit,
  live,
  givesWay = false,
}: Run): Promise<Ended> => {
  const started = performance.now();
  const [file = '', ...args] = command;
  const { promise, resolve } = Promise.withResolvers<boolean>();
  const pieces: string[] = [];
  const lines = live === undefined ? undefined : labelLines(live, (text) => process.stdout.write(text));
  const keep = (text: string) => {
    pieces.push(text);
    lines?.add(text);
  };
  const child = spawn(file, args, { cwd, env, stdio: ['ignore', 'pipe', 'pipe'], detached: true });
  if (givesWay && child.pid !== undefined) lower(child.pid);
  const end = (signal: NodeJS.Signals) => {
    if (child.pid === undefined) return;
    try {
      process.kill(-child.pid, signal);
    } catch {
      // The group has already ended.
    }
  };
  const interrupt = () => {
    end('SIGTERM');
    // Exits a moment later, because the same signal also has to end the other running programs.
    setImmediate(() => process.exit(130));
  };
  process.once('SIGINT', interrupt);
  process.once('SIGTERM', interrupt);
  let last: NodeJS.Timeout | undefined;
  const timer = setTimeout(() => {
    pieces.push(`\nnot finished after ${limit / 1000} s, ended.\n`);
    end('SIGINT');
    last = setTimeout(() => end('SIGKILL'), GRACE);
  }, limit);
  for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', keep);
  child.on('error', (error) => {
    pieces.push(error.message);
    resolve(false);
  });
  child.on('close', (code) => resolve(code === 0));
  const well = await promise;
  clearTimeout(timer);
  clearTimeout(last);
  lines?.end();
  process.off('SIGINT', interrupt);
  process.off('SIGTERM', interrupt);
  return { well, output: pieces.join(''), milliseconds: performance.now() - started };
};
