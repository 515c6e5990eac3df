import { type ChildProcess, spawn } from 'node:child_process';
import path from 'node:path';

export type RunProcess = {
  readonly child: ChildProcess;
  /** The first line of the process's output. Rejects with its error output if the process ends before that. */
  readonly line: Promise<string>;
};

/** Runs a file below `server/src` in a separate process. The process has only these environment variables. */
export function runProcess(file: string, environment: Readonly<Record<string, string>>): RunProcess {
  const child = spawn(process.execPath, [path.join(import.meta.dirname, '..', file)], {
    env: { PATH: process.env.PATH, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const output: string[] = [];
  child.stderr.on('data', (text) => output.push(String(text)));
  const line = new Promise<string>((resolve, reject) => {
    child.stdout.once('data', (text) => resolve(String(text)));
    child.once('exit', (code) => reject(new Error(`ended with ${code}: ${output.join('')}`)));
  });
  return { child, line };
}
