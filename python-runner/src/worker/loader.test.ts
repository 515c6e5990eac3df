import { afterEach, beforeEach, expect, it, vi } from 'vitest';

const MODULE = new WebAssembly.Module(Uint8Array.of(0, 97, 115, 109, 1, 0, 0, 0));

/**
 * Runs the loader as its worker would; returns its messages to the page and to the Python worker, in order.
 */
const load = async (library: Response) => {
  const said: [to: string, message: unknown][] = [];
  const closed = Promise.withResolvers<void>();
  vi.stubGlobal('fetch', async () => library);
  vi.stubGlobal('postMessage', (message: unknown) => said.push(['page', message]));
  vi.stubGlobal('close', () => closed.resolve());
  vi.stubGlobal('onmessage', undefined);
  vi.spyOn(WebAssembly, 'compileStreaming').mockResolvedValue(MODULE);
  await import('./loader.ts');
  const pythonWorker = { postMessage: (message: unknown) => said.push(['python', message]) };
  const take: unknown = Reflect.get(globalThis, 'onmessage');
  if (typeof take === 'function') take({ ports: [pythonWorker] });
  await closed.promise;
  return said;
};

beforeEach(() => vi.resetModules());
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it('sends the files to Python first, then to the page, and ends', async () => {
  const files = { module: MODULE, library: expect.any(ArrayBuffer) };
  expect(await load(new Response('zip'))).toEqual([
    ['python', { type: 'boot', ...files }],
    ['page', files],
  ]);
});

it.each([
  ['missing files', 404],
  ['a server in trouble', 503],
])('reports %s to the page, and sends Python nothing', async (_name, status) => {
  expect(await load(new Response('', { status }))).toEqual([
    ['page', { failure: `Error: py.zip: ${status}` }],
  ]);
});
