import { z } from 'zod';
import { serveRuns } from '../host/serve-runs.ts';
import type { FromWorker } from '../protocol.ts';
import { createFillerQueue, type FillerQueue } from './filler-queue.ts';
import { lockdown } from './lockdown.ts';
import { answerFilesFromMemory } from './offline-files.ts';

/** The browser's Python worker: starts Python from the files in a message, then runs programs. */

// The worker's policy forbids code from text. Without this setting, the schema library would try to run code from text,
// and the browser would report a violation.
z.config({ jitless: true });

const post: (message: FromWorker) => void = globalThis.postMessage.bind(globalThis);

/** Whether this is Chromium, the only browser that stores code in this way. Only its engine has this object. */
const IS_CHROMIUM = 'v8BreakIterator' in Intl;

let fillers: FillerQueue | undefined;

const answer = serveRuns({
  post,
  folder: new URL('./', import.meta.url).href,
  provideFiles: (module, library) =>
    answerFilesFromMemory(module, library, (exports) => {
      if (IS_CHROMIUM) fillers = createFillerQueue(exports);
    }),
  lockdown: () => {
    const left = lockdown();
    if (left.length > 0) throw new Error(`globals left: ${left.join(', ')}`);
  },
});

const serve = async (data: unknown): Promise<void> => {
  fillers?.pause();
  await answer(data);
  fillers?.resume();
};

/** The files come from the loader. The port of the loader is closed before the learner's code runs. */
const takeFilesFrom = (loader: MessagePort): void => {
  loader.onmessage = ({ data }: MessageEvent<unknown>) => {
    loader.close();
    void serve(data);
  };
};

globalThis.onmessage = ({ data, ports: [loader] }: MessageEvent<unknown>) =>
  loader ? takeFilesFrom(loader) : serve(data);
