import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test, vi } from 'vitest';
import { EXIT_CODES } from './exit-codes.ts';
import { supervise } from './supervisor.ts';
import { createTestDatabase } from './testing/test-database.ts';

// Processes start slowly on a busy machine.
vi.setConfig({ expect: { poll: { timeout: 60_000 } } });

const folder = mkdtempSync(path.join(tmpdir(), 'hopcode-supervisor-'));
const children: ChildProcess[] = [];
afterAll(() => {
  for (const child of children) child.kill('SIGKILL');
  rmSync(folder, { recursive: true });
});

/**
 * Supervises a program that does the next of these steps each time it starts. Returns the supervisor's exit code, the
 * pauses before the restarts, and the number of starts.
 */
async function runs(...steps: string[]): Promise<{ code: number; pauses: number[]; starts: number }> {
  const file = path.join(mkdtempSync(path.join(folder, 'starts-')), 'count');
  const script = `
    const fs = require('node:fs');
    fs.appendFileSync(${JSON.stringify(file)}, 'x');
    const steps = ${JSON.stringify(steps)};
    const step = steps[Math.min(fs.readFileSync(${JSON.stringify(file)}).length, steps.length) - 1];
    const [how, code] = step.split(' ');
    const end = () => code === 'SIGKILL' ? process.kill(process.pid, code) : process.exit(Number(code));
    if (how === 'ready') process.send('ready', end); else end();`;
  const pauses: number[] = [];
  const supervisor = supervise({
    command: [process.execPath, '--eval', script],
    firstPause: 1,
    longestPause: 4,
    wellAfter: 60_000,
    onEnd: ({ pause }) => pauses.push(pause),
  });
  const code = await supervisor.ended;
  return { code, pauses, starts: readFileSync(file).length };
}

test.each([
  ['was stopped', ['ready 0'], 0, []],
  ['ended by a fault', ['ready 1', 'ready SIGKILL', 'ready 1', 'ready 1', 'ready 0'], 0, [1, 2, 4, 4]],
  ['failed to start again', ['ready 1', 'early 1', 'early 1', 'ready 0'], 0, [1, 2, 4]],
  ['never started', ['early 1'], 1, []],
  ['has a wrong setting', [`early ${EXIT_CODES.settings}`], EXIT_CODES.settings, []],
  ['has a wrong setting later', ['ready 1', `early ${EXIT_CODES.settings}`], EXIT_CODES.settings, [1]],
  ['found no database', [`early ${EXIT_CODES.databaseAway}`, 'early 75', 'ready 0'], 0, [1, 2]],
])('a server that %s', async (_, steps, code, pauses) => {
  expect(await runs(...steps)).toEqual({ code, pauses, starts: steps.length });
});

test('after a long time without a fault the first pause applies again', async () => {
  const pauses: number[] = [];
  const script = "process.send('ready', () => process.exit(1))";
  const supervisor = supervise({
    command: [process.execPath, '--eval', script],
    firstPause: 1,
    longestPause: 1000,
    wellAfter: 0,
    onEnd: ({ pause }) => {
      pauses.push(pause);
      if (pauses.length === 3) supervisor.stop('SIGTERM');
    },
  });
  await supervisor.ended;
  expect(pauses).toEqual([1, 1, 1]);
});

/** A supervised server on a separate database. */
async function start() {
  const database = await createTestDatabase();
  const source = import.meta.dirname;
  const child = spawn(
    process.execPath,
    [path.join(source, 'supervise.ts'), path.join(source, 'testing/server-process.ts')],
    {
      env: {
        PATH: process.env.PATH,
        PORT: '0',
        HOST: '127.0.0.1',
        DATABASE_URL: database.url,
        DRAIN_SECONDS: '0',
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  );
  children.push(child);
  const output: string[] = [];
  child.stdout.on('data', (text) => output.push(String(text)));
  child.stderr.on('data', (text) => output.push(String(text)));
  const addresses = () => [...output.join('').matchAll(/ready at (\S+)/g)].map((match) => match[1] ?? '');
  await expect.poll(() => addresses().length).toBe(1);
  const ended = new Promise((resolve) => {
    child.once('exit', resolve);
  });
  return { child, database, addresses, output, ended };
}

const isThere = (address = ''): Promise<boolean> =>
  fetch(`${address}/healthz`).then(
    (answer) => answer.ok,
    () => false,
  );
/** Process id of the server, which is in a separate process group. */
const serverOf = (supervisor: ChildProcess): number =>
  Number(
    readFileSync(`/proc/${supervisor.pid}/task/${supervisor.pid}/children`, 'utf8').trim().split(' ')[0],
  );

test.runIf(process.platform === 'linux')(
  'a killed server is started again, and SIGTERM ends both',
  async () => {
    const { child, database, addresses, output, ended } = await start();
    process.kill(serverOf(child), 'SIGKILL');
    await expect.poll(() => addresses().length).toBe(2);
    expect(output.join('')).toMatch(/\{"level":50,.*"signal":"SIGKILL","startsAgainInMs":1000,/);
    expect(await isThere(addresses()[1])).toBe(true);
    child.kill('SIGTERM');
    expect(await ended).toBe(0);
    expect(await isThere(addresses()[1])).toBe(false);
    await database.drop();
  },
);

test.runIf(process.platform === 'linux')(
  'a server whose supervisor is killed stops, so that there are never two',
  async () => {
    const { child, database, addresses } = await start();
    child.kill('SIGKILL');
    await expect.poll(() => isThere(addresses()[0])).toBe(false);
    await database.drop();
  },
);
