import { FILLER_NAMES } from '../filler-names.ts';

/** After how many calls Chromium compiles a filler function, with calls to spare. */
const CALLS = 500;

/** How many milliseconds without a message there must be before the first filler function, and between two. */
const QUIET = 3000;
const PAUSE = 1500;

// A learner's program cannot change these: they are read before it runs.
const { setTimeout: startTimer, clearTimeout: stopTimer } = globalThis;

/** Calls filler functions between the messages of a worker. */
export type FillerQueue = {
  /** Call this when a message arrives. */
  readonly pause: () => void;
  /** Call this when the worker has answered. */
  readonly resume: () => void;
};

/**
 * Calls the filler functions of the interpreter until Chromium compiles them, one by one, while the worker has nothing
 * else to do. Chromium then stores the compiled code of the whole interpreter for the next visit
 * (docs/decisions/0126). If it has stored them before, the calls take no time.
 */
export const createFillerQueue = (exports: WebAssembly.Exports): FillerQueue => {
  const left = FILLER_NAMES.map((name) => exports[name]);
  let timer: ReturnType<typeof startTimer> | undefined;
  const callNext = (): void => {
    const filler = left.shift();
    if (typeof filler !== 'function') return;
    for (let call = 0; call < CALLS; call += 1) filler(0);
    timer = startTimer(callNext, PAUSE);
  };
  return {
    pause: () => stopTimer(timer),
    resume: () => {
      stopTimer(timer);
      timer = startTimer(callNext, QUIET);
    },
  };
};
