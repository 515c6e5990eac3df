import { spawn } from 'node:child_process';

export type Run = {
  readonly command: readonly string[];
  readonly cwd: string;
  readonly env?: NodeJS.ProcessEnv;
  /** Longest time in ms; after it the program and all it started are ended. */
  readonly limit: number;
  /** Whether people see the output as it comes; it is kept in any case. */
  readonly live: boolean;
};

export type Ended = { readonly well: boolean; readonly output: string; readonly milliseconds: number };

/** Time for a program to clean up once it was asked to end, in ms. */
const GRACE = 15_000;

/**
 * Runs a program without input; never rejects. A program over its limit is asked to end, and after a while it is
 * ended with its whole process group.
 */
export const run = async ({ command, cwd, env = process.env, limit, live }: Run): Promise<Ended> => {
  const started = performance.now();
  const [file = '', ...args] = command;
  const { promise, resolve } = Promise.withResolvers<boolean>();
  const pieces: string[] = [];
  const keep = (piece: Buffer) => {
    pieces.push(piece.toString());
    if (live) process.stdout.write(piece);
  };
  const child = spawn(file, args, { cwd, env, stdio: ['ignore', 'pipe', 'pipe'], detached: true });
  const end = (signal: NodeJS.Signals) => {
    if (child.pid === undefined) return;
    try {
      process.kill(-child.pid, signal);
    } catch {
      // The group has ended by itself.
    }
  };
  const interrupt = () => {
    end('SIGTERM');
    process.exit(130);
  };
  process.once('SIGINT', interrupt);
  process.once('SIGTERM', interrupt);
  let last: NodeJS.Timeout | undefined;
  const timer = setTimeout(() => {
    pieces.push(`\nnot finished after ${limit / 1000} s, ended.\n`);
    end('SIGINT');
    last = setTimeout(() => end('SIGKILL'), GRACE);
  }, limit);
  child.stdout.on('data', keep);
  child.stderr.on('data', keep);
  child.on('error', (error) => {
    pieces.push(error.message);
    resolve(false);
  });
  child.on('close', (code) => resolve(code === 0));
  const well = await promise;
  clearTimeout(timer);
  clearTimeout(last);
  process.off('SIGINT', interrupt);
  process.off('SIGTERM', interrupt);
  return { well, output: pieces.join(''), milliseconds: performance.now() - started };
};
