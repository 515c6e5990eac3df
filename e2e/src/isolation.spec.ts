import { test as base, expect } from '@playwright/test';
import { type CountingServer, startCountingServer } from './isolation/counting-server.ts';
import { PYTHON_ESCAPES } from './isolation/python-escapes.ts';
import { pythonFolder, runPython, startPythonWorker } from './isolation/python-worker.ts';
import { SCRIPT_ESCAPES } from './isolation/script-escapes.ts';

/**
 * A learner's program, or a stranger's, runs in a worker that reaches nothing: no request, no storage, no other
 * page. What holds is the policy on the worker's own script; Python alone would not keep anybody in.
 */

/** The app, behind a server that counts. */
const test = base.extend<{ app: CountingServer }>({
  app: async ({ baseURL, context, page }, use) => {
    const app = await startCountingServer(baseURL);
    await context.addCookies([{ name: 'session', value: 'secret', url: app.origin }]);
    await page.goto(`${app.origin}/en/`);
    await use(app);
    app.close();
  },
});

/** Requests that an attempt got through to the app: their addresses all have this word. */
const escapesTo = (app: CountingServer): string[] => app.requests().filter((line) => line.includes('escape'));

test('The worker script carries its policy', async ({ app, request }) => {
  const response = await request.get(`${app.origin}${pythonFolder()}worker.js`);
  expect(response.headers()['content-security-policy']).toBe(
    [
      "default-src 'none'",
      `script-src ${app.origin}${pythonFolder()} 'wasm-unsafe-eval'`,
      "connect-src 'none'",
      "worker-src 'none'",
    ].join('; '),
  );
});

for (const { booted, escapes } of [
  { booted: false, escapes: SCRIPT_ESCAPES.filter(({ byPolicy }) => byPolicy) },
  { booted: true, escapes: SCRIPT_ESCAPES },
])
  test(`No script gets out of the worker ${booted ? 'once Python runs' : 'even before Python has started'}`, async ({
    app,
    page,
  }) => {
    const elsewhere = await startCountingServer();
    const worker = await startPythonWorker(page, booted);
    for (const { name, attempt } of escapes)
      await test.step(name, async () => {
        const answer = await worker
          .evaluate(attempt, elsewhere.origin)
          .catch((error: unknown) => `closed: ${String(error)}`);
        expect(String(answer)).not.toMatch(/^open/);
      });
    expect(escapesTo(app)).toEqual([]);
    expect(elsewhere.requests()).toEqual([]);
    elsewhere.close();
  });

test('No Python program gets out of the worker', async ({ app, page }) => {
  await startPythonWorker(page, true);
  for (const [name, code] of PYTHON_ESCAPES)
    await test.step(name, async () => {
      expect((await runPython(page, code)).printed).not.toContain('ESCAPED');
    });
  expect(await runPython(page, 'print("still", 1 + 1)')).toEqual({ printed: 'still 2\n', end: 'finished' });
  expect(escapesTo(app)).toEqual([]);
});

test('The counting servers see what does get through', async ({ app, page }) => {
  const elsewhere = await startCountingServer();
  await page.evaluate(() => fetch('/en/?escape'));
  expect(escapesTo(app)).toEqual(['GET /en/?escape']);
  await fetch(`${elsewhere.origin}/seen`);
  expect(elsewhere.requests()).toEqual(['GET /seen']);
  elsewhere.close();
});
