import { afterEach, expect, it, vi } from 'vitest';
import { wakePython } from './browser-worker.ts';

/** A worker of a browser, as far as it is used here. */
class FakeWorker {
  static last: FakeWorker | undefined;
  readonly sent: unknown[] = [];
  onmessage: ((event: { data: unknown }) => void) | undefined;
  onerror: ((event: { message: string }) => void) | undefined;
  readonly url: string;
  constructor(url: string) {
    this.url = url;
    FakeWorker.last = this;
  }
  postMessage(message: unknown) {
    this.sent.push(message);
  }
  terminate() {}
}

const EMPTY_MODULE = Uint8Array.of(0, 97, 115, 109, 1, 0, 0, 0);

const wake = (library: Response) => {
  const module = new WebAssembly.Module(EMPTY_MODULE);
  vi.stubGlobal('Worker', FakeWorker);
  vi.stubGlobal('fetch', async () => library);
  vi.spyOn(WebAssembly, 'compileStreaming').mockResolvedValue(module);
  return { ...wakePython('/py/1/'), module, worker: () => FakeWorker.last };
};

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it('starts the worker and sends it its files before anybody listens', async () => {
  const { files, worker, module, port } = wake(new Response('zip'));
  await files;
  expect(worker()?.url).toBe('/py/1/worker.js');
  expect(worker()?.sent).toEqual([{ type: 'boot', module, library: expect.any(ArrayBuffer) }]);
  expect(port.hasFiles).toBe(true);
});

it('hands on what the worker has said meanwhile, and all later messages', async () => {
  const { files, worker, port } = wake(new Response('zip'));
  await files;
  worker()?.onmessage?.({ data: 'ready' });
  const heard: unknown[] = [];
  port.onMessage((message) => heard.push(message));
  worker()?.onmessage?.({ data: 'done' });
  expect(heard).toEqual(['ready', 'done']);
});

it.each([
  ['missing files', 404, 'Error: py.zip: 404'],
  ['a server in trouble', 503, 'Error: py.zip: 503'],
])('tells of %s once somebody listens', async (_name, status, reason) => {
  const { files, port, worker } = wake(new Response('', { status }));
  await files.catch(() => {});
  const failures: string[] = [];
  port.onFailure((failure) => failures.push(failure));
  worker()?.onerror?.({ message: 'gone' });
  expect(failures).toEqual([reason, 'gone']);
});
