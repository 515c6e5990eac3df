import type { ToWorker } from '../protocol.ts';
import { fetchPythonFiles, type LoaderAnswer, type ToLoader } from '../python-files.ts';

/**
 * The worker that fetches Python's files, so that a page busy with its own start does not delay them. It sends the
 * files directly to the Python worker, through the port in the page's first message. It also sends them to the page,
 * for later workers.
 */

const { promise: mayCompile, resolve: compile } = Promise.withResolvers<void>();

const answer: Promise<LoaderAnswer> = fetchPythonFiles(new URL('./', import.meta.url).href, mayCompile).catch(
  (error: unknown) => ({ failure: String(error) }),
);

globalThis.onmessage = async ({ data, ports: [pythonWorker] }: MessageEvent<ToLoader | undefined>) => {
  if (data === 'compile') {
    compile();
    return;
  }
  const found = await answer;
  if ('failure' in found) {
    globalThis.postMessage(found);
    globalThis.close();
    return;
  }
  pythonWorker?.postMessage({ type: 'boot', ...found } satisfies ToWorker);
  // Moves the library to the page, so that this worker holds no copy.
  globalThis.postMessage(found, { transfer: [found.library] });
  // This worker stays until the page is closed. The browser compiles the hot functions again while Python runs, and
  // stores the result only through the thread that fetched the module. Without this thread, every visit would compile
  // everything again.
};
