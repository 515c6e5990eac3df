import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { wakePython } from './browser-worker.ts';

/** A fake of the browser's Worker, with only the parts that these tests use. */
class FakeWorker {
  static all: FakeWorker[] = [];
  readonly ports: Transferable[] = [];
  onmessage: ((event: { data: unknown }) => void) | undefined;
  onerror: ((event: { message: string }) => void) | undefined;
  readonly url: string;
  constructor(url: string) {
    this.url = url;
    FakeWorker.all.push(this);
  }
  readonly got: unknown[] = [];
  postMessage(message: unknown, ports: Transferable[] = []) {
    this.got.push(message);
    this.ports.push(...ports);
  }
  terminate() {}
}

const FILES = {
  module: new WebAssembly.Module(Uint8Array.of(0, 97, 115, 109, 1, 0, 0, 0)),
  library: new ArrayBuffer(3),
};

const portOf = (worker: FakeWorker): MessagePort => {
  const [port, ...others] = worker.ports;
  if (!(port instanceof MessagePort) || others.length > 0) throw new Error(`${worker.url} got no port`);
  return port;
};

const wake = (mayCompile = Promise.resolve()) => {
  const woken = wakePython('/py/1/', mayCompile);
  const [worker, loader, ...others] = FakeWorker.all;
  if (!worker || !loader || others.length > 0) throw new Error('not two workers');
  return { ...woken, worker, loader };
};

beforeEach(() => {
  FakeWorker.all = [];
  vi.stubGlobal('Worker', FakeWorker);
});
afterEach(() => {
  vi.unstubAllGlobals();
});

it('starts the worker, and a loader that can write to it', async () => {
  const { port, worker, loader } = wake();
  expect([worker.url, loader.url]).toEqual(['/py/1/worker.js', '/py/1/loader.js']);
  expect(port.hasFiles).toBe(true);
  const arrived = new Promise((resolve) => {
    portOf(worker).onmessage = ({ data }) => resolve(data);
  });
  portOf(loader).postMessage('boot');
  expect(await arrived).toBe('boot');
  portOf(worker).close();
});

it('stores the files of the loader for later workers', async () => {
  const { files, loader } = wake();
  loader.onmessage?.({ data: FILES });
  expect(await files).toBe(FILES);
});

it('passes on earlier messages of the worker, and all later ones', () => {
  const { worker, port } = wake();
  worker.onmessage?.({ data: 'ready' });
  const heard: unknown[] = [];
  port.onMessage((message) => heard.push(message));
  worker.onmessage?.({ data: 'done' });
  expect(heard).toEqual(['ready', 'done']);
});

it.each([
  [
    'files that cannot be loaded',
    (loader: FakeWorker) => loader.onmessage?.({ data: { failure: 'py.zip: 404' } }),
  ],
  ['a loader that cannot be loaded', (loader: FakeWorker) => loader.onerror?.({ message: 'py.zip: 404' })],
])('reports %s to the first listener, along with messages of the worker', async (_name, fail) => {
  const { files, port, worker, loader } = wake();
  fail(loader);
  await expect(files).rejects.toThrow('py.zip: 404');
  const failures: string[] = [];
  port.onFailure((failure) => failures.push(failure));
  worker.onerror?.({ message: 'gone' });
  expect(failures).toEqual(['Error: py.zip: 404', 'gone']);
});

it('does not compile until the page allows it', async () => {
  const { promise: mayCompile, resolve: allow } = Promise.withResolvers<void>();
  const { loader } = wake(mayCompile);
  expect(loader.got).toEqual([undefined]);
  allow();
  await mayCompile;
  expect(loader.got).toEqual([undefined, 'compile']);
});
