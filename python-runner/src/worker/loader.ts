import type { ToWorker } from '../protocol.ts';
import { fetchPythonFiles, type LoaderAnswer } from '../python-files.ts';

/**
 * The worker that fetches Python's files, so that a page busy with its own start does not delay them. It
 * sends them directly to the Python worker, through the port in the page's only message, and to the page, for
 * later workers.
 */

const answer: Promise<LoaderAnswer> = fetchPythonFiles(new URL('./', import.meta.url).href).catch(
  (error: unknown) => ({ failure: String(error) }),
);

globalThis.onmessage = async ({ ports: [pythonWorker] }: MessageEvent) => {
  const found = await answer;
  if (!('failure' in found)) pythonWorker?.postMessage({ type: 'boot', ...found } satisfies ToWorker);
  globalThis.postMessage(found);
  globalThis.close();
};
