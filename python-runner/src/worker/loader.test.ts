import { afterEach, beforeEach, expect, it, vi } from 'vitest';

const MODULE = new WebAssembly.Module(Uint8Array.of(0, 97, 115, 109, 1, 0, 0, 0));

type Said = readonly [to: string, message: unknown, moved?: unknown];

/**
 * Runs the loader as its worker would; returns its messages to the page and to the Python worker, in order, until the
 * page has its answer, and whether the worker has ended.
 */
const load = async (library: Response, messages: readonly unknown[] = ['compile']) => {
  const said: Said[] = [];
  const answered = Promise.withResolvers<void>();
  const close = vi.fn<() => void>();
  vi.stubGlobal('fetch', async () => library);
  vi.stubGlobal('postMessage', (message: unknown, options?: StructuredSerializeOptions) => {
    said.push(['page', message, options?.transfer]);
    answered.resolve();
  });
  vi.stubGlobal('close', close);
  vi.stubGlobal('onmessage', undefined);
  vi.spyOn(WebAssembly, 'compileStreaming').mockResolvedValue(MODULE);
  await import('./loader.ts');
  const pythonWorker = { postMessage: (message: unknown) => said.push(['python', message]) };
  const take: unknown = Reflect.get(globalThis, 'onmessage');
  if (typeof take !== 'function') throw new Error('The loader does not listen.');
  const taken = take({ ports: [pythonWorker] });
  for (const data of messages) await take({ data, ports: [] });
  await taken;
  await answered.promise;
  return { said, hasEnded: close.mock.calls.length > 0 };
};

beforeEach(() => vi.resetModules());
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it('sends the files to Python first, then moves them to the page, and stays for the code cache', async () => {
  const files = { module: MODULE, library: expect.any(ArrayBuffer) };
  expect(await load(new Response('zip'))).toEqual({
    said: [
      ['python', { type: 'boot', ...files }],
      ['page', files, [expect.any(ArrayBuffer)]],
    ],
    hasEnded: false,
  });
});

it.each([
  ['missing files', 404],
  ['a server in trouble', 503],
])('reports %s to the page, sends Python nothing, and ends', async (_name, status) => {
  expect(await load(new Response('', { status }))).toEqual({
    said: [['page', { failure: `Error: py.zip: ${status}` }, undefined]],
    hasEnded: true,
  });
});

it('compiles only when the page says so', async () => {
  const compile = vi.spyOn(WebAssembly, 'compileStreaming');
  await expect(load(new Response('', { status: 404 }), [])).resolves.toMatchObject({ hasEnded: true });
  expect(compile).not.toHaveBeenCalled();
});
