import { spawn } from 'node:child_process';
import path from 'node:path';
import { expect, test } from 'vitest';

/** Runs a program that stops on signals; returns its output and its exit code. */
async function run(script: string): Promise<{ lines: string[]; code: number | null }> {
  const module = JSON.stringify(path.join(import.meta.dirname, 'stop-on-signals.ts'));
  const program = `
    const { stopOnSignals } = await import(${module});
    stopOnSignals({ stop: async ({ drain }) => console.log('stopped, drain ' + drain), drainSeconds: 1 });
    ${script}`;
  const child = spawn(process.execPath, ['--input-type=module', '--eval', program], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let output = '';
  child.stdout.on('data', (text) => {
    output += String(text);
  });
  const code = await new Promise<number | null>((resolve) => {
    child.once('close', resolve);
  });
  return { lines: output.trim().split('\n'), code };
}

test('an uncaught exception is one line of the log, and shuts the server down cleanly', async () => {
  const { lines, code } = await run(`
    setInterval(() => {}, 1000);
    setTimeout(() => { throw Object.assign(new Error('it broke'), { code: 'EBROKEN', row: 'secret' }); }, 1);`);
  expect(code).toBe(1);
  expect(lines).toHaveLength(2);
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({
    level: 60,
    msg: 'uncaught exception',
    err: { type: 'Error', message: 'it broke', code: 'EBROKEN' },
  });
  expect(lines[0]).not.toMatch(/secret/);
  expect(lines[1]).toBe('stopped, drain false');
});

test('an unhandled rejection is one line of the log, and the server keeps running', async () => {
  const { lines, code } = await run(`
    Promise.reject(new Error('it failed'));
    setTimeout(() => process.kill(process.pid, 'SIGTERM'), 100);
    setInterval(() => {}, 1000);`);
  expect(code).toBe(0);
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({
    msg: 'unhandled rejection',
    err: { message: 'it failed' },
  });
  expect(lines.slice(1)).toEqual(['stopped, drain true']);
});
