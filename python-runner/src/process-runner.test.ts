import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildPythonRunner } from './build/build.ts';
import { confined, createProcessRunner } from './process-runner.ts';
import { meadow } from './testing/farm.ts';
import { printed } from './testing/python.ts';
import type { Runner } from './worker-runner.ts';

let runner: Runner | undefined;
beforeAll(async () => {
  await buildPythonRunner();
  runner = createProcessRunner({ limits: { milliseconds: 1000 } });
});
afterAll(() => runner?.dispose());

const run = async (code: string) => {
  const timeline = await runner?.run({ code, level: meadow() });
  if (!timeline) throw new Error('run() is for use inside a test');
  return timeline;
};

it.each([
  ['finishes', 'import player\nplayer.move_forward()\nprint("on")', 'finished', 'on\n'],
  ['is ended in time', 'while True: pass', 'time', ''],
  ['is refused memory', 'print("a" * 10**9)', 'error', ''],
  ['has no JavaScript', 'import js', 'error', ''],
  ['has no sockets', 'import socket\nsocket.create_connection(("127.0.0.1", 80))', 'error', ''],
  ['has no files of the machine', 'print(open("/etc/hosts").read())', 'error', ''],
])('a program in a process %s', async (_what, code, end, output) => {
  const timeline = await run(code);
  expect([timeline.end.status, printed(timeline)]).toEqual([end, output]);
});

it('a process ends when its processor time is used up, because its server may be gone', async () => {
  const short = createProcessRunner({ limits: { milliseconds: 60_000 }, processorSeconds: 2 });
  const { end } = await short.run({ code: 'sum(range(10**13))', level: meadow() });
  short.dispose();
  expect(end.status).toBe('crashed');
}, 120_000);

const PROBES: Readonly<Record<string, string>> = {
  'reads a file': "await import('node:fs').then((fs) => fs.readFileSync('/etc/hosts'))",
  'writes a file': "await import('node:fs').then((fs) => fs.writeFileSync('hopcode-probe', ''))",
  'starts a process': "await import('node:child_process').then((all) => all.execFileSync('ls'))",
  'starts a thread': "await import('node:worker_threads').then((all) => new all.Worker('', { eval: true }))",
  'creates code from text': "new Function('return 1')()",
};

it.each(Object.entries(PROBES))('the process itself never %s', async (_what, code) => {
  const probe = `try { ${code}; console.log('DONE'); } catch (error) { console.log(error.code ?? error.name); }`;
  const args = [...confined('/nowhere/'), '--input-type=module', '--eval', probe];
  const { stdout } = await promisify(execFile)(process.execPath, args);
  expect(stdout.trim()).toMatch(/^(ERR_ACCESS_DENIED|EvalError)$/);
});

it('closes the network of its process', async () => {
  const module = fileURLToPath(new URL('./node/close-network.ts', import.meta.url));
  const probe = `
    const { closeNetwork } = await import(${JSON.stringify(module)});
    closeNetwork();
    const [net, http, dns, dgram] = await Promise.all(['net', 'http', 'dns', 'dgram'].map((name) => import('node:' + name)));
    const tries = [
      () => net.connect(9, '127.0.0.1'), () => http.get('http://127.0.0.1:9'), () => dns.default.lookup('localhost', () => {}),
      () => dgram.createSocket('udp4').send('x', 9, '127.0.0.1'), () => net.createServer().listen(0), () => fetch('http://127.0.0.1'),
    ];
    console.log(tries.map((go) => { try { go(); return 'open'; } catch { return 'closed'; } }).join());`;
  const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '--eval', probe]);
  expect(stdout.trim()).toBe(Array(6).fill('closed').join());
});
