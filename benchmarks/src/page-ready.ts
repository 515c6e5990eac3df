// From opening a level until Python and the editor are ready, compared with an empty page that only boots the same
// Python: each in its own browser, cold (never used) and warm (opened again).

import manifest from '@hopcode/python-runner/manifest.json' with { type: 'json' };
import type { BrowserContext } from 'playwright-core';
import { withFreshBrowser } from './host/browser.ts';
import { LEVEL_PATH } from './host/level-page.ts';
import { installClock, momentOf } from './host/page-clock.ts';
import { withServer } from './host/server.ts';
import { interleaved, median, print } from './result.ts';

const ROUNDS = 5;
/** A page of the same origin without the application. */
const BARE = '/api/openapi.json';

const openLevel = async (context: BrowserContext, origin: string): Promise<number> => {
  const page = await context.newPage();
  await installClock(page);
  await page.goto(`${origin}${LEVEL_PATH}`, { waitUntil: 'commit' });
  const ready = Math.max(await momentOf(page, 'python'), await momentOf(page, 'editor'));
  await page.close();
  return ready;
};

const openBare = async (context: BrowserContext, origin: string): Promise<number> => {
  const page = await context.newPage();
  await installClock(page);
  await page.addInitScript((base) => {
    const boot = async () => {
      const worker = new Worker(`${base}worker.js`, { type: 'module' });
      const [module, library] = await Promise.all([
        WebAssembly.compileStreaming(fetch(`${base}pyodide.asm.wasm`)),
        fetch(`${base}py.zip`).then((answer) => answer.arrayBuffer()),
      ]);
      worker.postMessage({ type: 'boot', module, library });
    };
    void boot();
  }, `/py/${manifest.version}/`);
  await page.goto(`${origin}${BARE}`, { waitUntil: 'commit' });
  const ready = await momentOf(page, 'python');
  await page.close();
  return ready;
};

const cold: { level: number[]; bare: number[] } = { level: [], bare: [] };
const [levelWarm = [], bareWarm = []] = await withServer((origin) => {
  const both = (open: typeof openLevel, colds: number[]) => (round: number) =>
    withFreshBrowser(async (context) => {
      const first = await open(context, origin);
      if (round > 0) colds.push(first);
      return open(context, origin);
    });
  return interleaved(ROUNDS, [both(openLevel, cold.level), both(openBare, cold.bare)]);
});

for (const [name, level, bare] of [
  ['page-ready-cold', cold.level, cold.bare],
  ['page-ready-warm', levelWarm, bareWarm],
] as const)
  print({
    name,
    value: median(level),
    unit: 'ms',
    reference: median(bare),
    against: 'a bare page that boots the same Python, in turn',
    budget: { atMost: 1.15 },
    rounds: level,
  });
