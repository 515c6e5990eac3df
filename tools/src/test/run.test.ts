import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { constants, getPriority } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { run } from './run.ts';

const node = (script: string, limit = 20_000) =>
  run({ command: [process.execPath, '-e', script], cwd: process.cwd(), limit });

const NO_GROUP = '/dev/null';
const GROUP = existsSync('/proc/self/autogroup') ? '/proc/self/autogroup' : NO_GROUP;
/** The expected priority of a program that gives way: lower than that of the tests. */
const LOWERED = Math.min(getPriority() + 5, constants.priority.PRIORITY_LOW);
/** If Linux shares the processor between sessions, the session of the program gives way too. */
const SESSION_GIVES_WAY = GROUP === NO_GROUP ? 'priority' : ` nice ${LOWERED}\n`;

/** The process ids that two programs have printed. */
const startedIn = async ({ stdout }: ChildProcess): Promise<number[]> => {
  let output = '';
  stdout?.on('data', (text) => {
    output += String(text);
  });
  const pids = () => [...output.matchAll(/started (\d+)\n/g)].map(([, pid]) => Number(pid));
  await expect.poll(() => pids().length, { timeout: 20_000 }).toBe(2);
  return pids();
};

const isRunning = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
};

describe('running a program', () => {
  it.each([
    ['ends well', "console.log('fine')", true, 'fine'],
    ['ends badly', "console.error('oh'); process.exit(3)", false, 'oh'],
    [
      'gets no input',
      "process.stdin.on('data', () => {}).on('end', () => console.log('no input'))",
      true,
      'no input',
    ],
  ])('%s', async (_title, script, well, output) => {
    const ended = await node(script);
    expect(ended.well).toBe(well);
    expect(ended.output).toContain(output);
  });

  it('ends a program that takes too long', async () => {
    const ended = await node('setInterval(() => {}, 1000)', 300);
    expect(ended.well).toBe(false);
    expect(ended.output).toContain('not finished after 0.3 s');
  });

  it('gives a program that gives way a lower priority', async () => {
    const script = `setTimeout(() => {
      console.log('priority', os.getPriority());
      console.log(fs.readFileSync(${JSON.stringify(GROUP)}, 'utf8'));
    }, 500)`;
    const command = [process.execPath, '-e', script];
    const { output } = await run({ command, cwd: process.cwd(), limit: 20_000, givesWay: true });
    expect(output).toMatch(new RegExp(`^priority ${LOWERED}\\n`));
    expect(output).toContain(SESSION_GIVES_WAY);
  });

  it('ends all programs when it is interrupted itself', async () => {
    const module = JSON.stringify(join(import.meta.dirname, 'run.ts'));
    const sleeper = "console.log('started', process.pid); setInterval(() => {}, 1000)";
    const script = `
      const { run } = await import(${module});
      const command = [process.execPath, '-e', ${JSON.stringify(sleeper)}];
      for (const live of ['a', 'b']) run({ command, cwd: process.cwd(), limit: 60000, live });`;
    const child = spawn(process.execPath, ['--input-type=module', '-e', script]);
    const pids = await startedIn(child);
    child.kill('SIGINT');
    await once(child, 'exit');
    await expect.poll(() => pids.filter(isRunning), { timeout: 20_000 }).toEqual([]);
  });

  it('reports a program that does not exist', async () => {
    const ended = await run({ command: ['no-such-program'], cwd: process.cwd(), limit: 1000 });
    expect(ended).toMatchObject({ well: false, output: expect.stringContaining('ENOENT') });
  });
});
