import { readFileSync } from 'node:fs';
import type { Page, Worker } from '@playwright/test';
import { z } from 'zod';

const MANIFEST = new URL('../../../python-runner/dist/manifest.json', import.meta.url);
const manifestSchema = z.object({ version: z.string() });

/** Folder of the Python worker on the server. */
export const pythonFolder = (): string =>
  `/py/${manifestSchema.parse(JSON.parse(readFileSync(MANIFEST, 'utf8'))).version}/`;

/**
 * A page that has the policy of all pages but does not start Python. Starting Python takes a second of processor time.
 */
export const PAGE_WITHOUT_A_LEVEL = '/en/tos';

/** The worker of the journey; the query distinguishes its address from that of the page's own worker. */
const OWN_WORKER = 'worker.js?journey';

/** The smallest level: one tile, no goals. */
const LEVEL = {
  version: 1,
  start: [0, 0],
  facing: 'up',
  zoom: 50,
  map: { tilesets: [], layers: [{ name: 'ground_layer', width: 1, height: 1, data: [0] }] },
  items: [],
  levelGoals: [],
  constants: [],
  inventory: [],
};

/** The output and the end of a program; `fatal` when the program broke its interpreter, which cannot be used again. */
export type Told = { readonly printed: string; readonly end: string };

/**
 * The app's own Python worker, started with its usual messages from a page of the app. If `booted` is false, the worker
 * has its script and its policy, but all globals still exist.
 */
export const startPythonWorker = async (page: Page, booted: boolean): Promise<Worker> => {
  const started = page.waitForEvent('worker', (worker) => worker.url().endsWith(OWN_WORKER));
  await page.evaluate(
    async ({ script, folder, boot }) => {
      const worker = new Worker(script, { type: 'module' });
      Object.assign(globalThis, { pythonWorker: worker });
      if (!boot) return;
      const [module, library] = await Promise.all([
        WebAssembly.compileStreaming(fetch(`${folder}pyodide.asm.wasm`)),
        fetch(`${folder}py.zip`).then((response) => response.arrayBuffer()),
      ]);
      const ready = new Promise((resolve) => {
        worker.onmessage = (event) => resolve(event.data);
      });
      worker.postMessage({ type: 'boot', module, library });
      const answer = JSON.stringify(await ready);
      if (!answer.includes('"ready"')) throw new Error(answer);
    },
    { script: `${pythonFolder()}${OWN_WORKER}`, folder: pythonFolder(), boot: booted },
  );
  return started;
};

const answerSchema = z.discriminatedUnion('type', [
  z.object({ type: z.literal('done'), timeline: z.string() }),
  z.object({ type: z.literal('fatal') }),
]);
const timelineSchema = z.object({
  events: z.array(z.looseObject({ kind: z.string(), text: z.string().optional() })),
  end: z.object({ status: z.string() }),
});

/** Runs a program in the worker of `startPythonWorker`. */
export const runPython = async (page: Page, code: string): Promise<Told> => {
  const answer = await page.evaluate(
    ({ program, level }) =>
      new Promise((resolve) => {
        const worker: unknown = Reflect.get(globalThis, 'pythonWorker');
        if (!(worker instanceof Worker)) throw new Error('no worker');
        worker.onmessage = (event) => resolve(event.data);
        worker.postMessage({
          type: 'run',
          id: 1,
          request: { code: program, level },
          limits: {},
          recursionLimit: 1000,
        });
      }),
    { program: code, level: LEVEL },
  );
  const told = answerSchema.parse(answer);
  if (told.type === 'fatal') return { printed: '', end: 'fatal' };
  const { events, end } = timelineSchema.parse(JSON.parse(told.timeline));
  return {
    printed: events.map((event) => (event.kind === 'print' ? event.text : '')).join(''),
    end: end.status,
  };
};
