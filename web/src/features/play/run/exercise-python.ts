import { EXERCISE, EXERCISE_RUNS } from '@hopcode/python-runner/exercise';
import { whenQuiet } from '@hopcode/python-runner/when-quiet';
import { python } from '../../../lib/python.ts';

/** The version of Python whose code this browser has stored. */
const STORED = 'hopcode.python_exercised';

/** How many seconds there must be no input before the first run of the exercise, and before each later one. */
const FIRST_QUIET = 10;
const QUIET = 1;

/** Whether the browser is Chromium, the only one that stores compiled code in this way. Others lack this object. */
const isChromium = (): boolean => 'userAgentData' in navigator;

const readStored = (): string | null => {
  try {
    return localStorage.getItem(STORED);
  } catch {
    // Without storage, the exercise would run on each visit.
    return import.meta.env.PYTHON_BASE;
  }
};

/**
 * Resolves when there has been no input for some seconds, or with `signal`. The farm may move, because the exercise does
 * not run in the page's thread.
 */
const noInput = (seconds: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const cancel = whenQuiet(seconds, resolve, (answer) => answer(true));
    signal.addEventListener(
      'abort',
      () => {
        cancel();
        resolve();
      },
      { once: true },
    );
  });

/**
 * Makes later visits start faster: after a run of the learner, runs an exercise several times, unseen, while there is
 * no input. Then the browser has compiled the hot parts of Python, and stores them (docs/decisions/0122). Does this once
 * for each version of Python. Stops with `signal`.
 */
export const exercisePython = async (signal: AbortSignal): Promise<void> => {
  if (!isChromium() || readStored() === import.meta.env.PYTHON_BASE) return;
  await noInput(FIRST_QUIET, signal);
  for (let runs = 0; runs < EXERCISE_RUNS && !signal.aborted; ) {
    // Before the first run of the learner, nothing runs.
    if (await python.probe(EXERCISE)) runs += 1;
    await noInput(QUIET, signal);
  }
  if (signal.aborted) return;
  try {
    localStorage.setItem(STORED, import.meta.env.PYTHON_BASE);
  } catch {
    // The storage is full: the exercise runs again on the next visit.
  }
};
