import { test as base, expect } from '@playwright/test';
import { type CountingServer, startCountingServer } from './isolation/counting-server.ts';
import { PYTHON_ESCAPES } from './isolation/python-escapes.ts';
import {
  PAGE_WITHOUT_A_LEVEL,
  pythonFolder,
  runPython,
  startPythonWorker,
} from './isolation/python-worker.ts';
import { SCRIPT_ESCAPES } from './isolation/script-escapes.ts';

/**
 * Programs of learners and strangers run in a worker without access to requests, storage or other pages. The policy
 * of the worker's own script guarantees this; Python alone would not.
 */

/** The application, behind a server that lists the requests. */
const test = base.extend<{ app: CountingServer }>({
  app: async ({ baseURL, context, page }, use) => {
    const app = await startCountingServer(baseURL);
    await context.addCookies([{ name: 'session', value: 'secret', url: app.origin }]);
    await page.goto(`${app.origin}${PAGE_WITHOUT_A_LEVEL}`);
    await use(app);
    app.close();
  },
});

/** The requests of escape attempts that reached the app. The address of each attempt contains `escape`. */
const escapesTo = (app: CountingServer): string[] => app.requests().filter((line) => line.includes('escape'));

test('The worker script is served with its policy', async ({ app, request }) => {
  const response = await request.get(`${app.origin}${pythonFolder()}worker.js`);
  expect(response.headers()['content-security-policy']).toBe(
    "default-src 'none'; script-src 'wasm-unsafe-eval'; connect-src 'none'; worker-src 'none'",
  );
});

for (const { booted, escapes } of [
  { booted: false, escapes: SCRIPT_ESCAPES.filter(({ byPolicy }) => byPolicy) },
  { booted: true, escapes: SCRIPT_ESCAPES },
])
  test(`No script escapes from the worker ${booted ? 'once Python runs' : 'even before Python has started'}`, async ({
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

test('No Python program escapes from the worker', async ({ app, page }) => {
  await startPythonWorker(page, true);
  for (const [name, code] of PYTHON_ESCAPES)
    await test.step(name, async () => {
      const { printed, end } = await runPython(page, code);
      expect(printed).not.toContain('ESCAPED');
      // Replaces the worker, as the runner does.
      if (end === 'fatal') await startPythonWorker(page, true);
    });
  expect(await runPython(page, 'print("still", 1 + 1)')).toEqual({ printed: 'still 2\n', end: 'finished' });
  expect(escapesTo(app)).toEqual([]);
});

test('The same attempts do escape from a worker without the policy', async ({ page }) => {
  const open = await startCountingServer();
  const elsewhere = await startCountingServer();
  await page.goto(open.origin);
  const started = page.waitForEvent('worker');
  await page.evaluate(() => {
    new Worker('/plain.js', { type: 'module' });
  });
  const worker = await started;
  const kept: string[] = [];
  for (const { name, attempt } of SCRIPT_ESCAPES) {
    const answer = await worker.evaluate(attempt, elsewhere.origin).catch(() => 'closed');
    if (!String(answer).startsWith('open')) kept.push(name);
  }
  // WebSocket and EventSource do reach the servers, but get no valid answer. The other two do not exist in this kind of
  // worker.
  expect(kept).toEqual(['WebSocket', 'EventSource', 'importScripts', 'the cookie store']);
  expect(open.requests().filter((line) => line.includes('escape'))).toHaveLength(4);
  expect(elsewhere.requests()).toContain('UPGRADE /');
  open.close();
  elsewhere.close();
});
