import manifest from '@hopcode/python-runner/manifest.json' with { type: 'json' };
import type { Page } from 'playwright-core';
import { LEVEL_PATH } from './level-page.ts';
import { installClock, momentOf } from './page-clock.ts';

/** An address on the same origin that does not load the application: a JSON file of the API. */
const BARE = '/api/openapi.json';

/** Opens a level in a page. Returns when Python and the editor were ready, in milliseconds since the navigation. */
export const readyLevel = async (page: Page, origin: string): Promise<number> => {
  await installClock(page);
  await page.goto(`${origin}${LEVEL_PATH}`, { waitUntil: 'commit' });
  return Math.max(await momentOf(page, 'python'), await momentOf(page, 'editor'));
};

/** Returns when Python was ready in an empty page that only compiles and boots Python. */
export const readyBare = async (page: Page, origin: string): Promise<number> => {
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
  return await momentOf(page, 'python');
};
