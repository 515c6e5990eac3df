import i18next from 'i18next';

/** What the play screen shows of a run and after it: fetched after the first screen, each part for itself. */
export const loadTimeBar = () => import('./time/time-bar.tsx').then((file) => file.TimeBar);
export const loadQuestionBox = () => import('./question-box.tsx').then((file) => file.QuestionBox);
export const loadFarmBanner = () => import('./farm-banner.tsx').then((file) => file.FarmBanner);
export const loadProblem = () => import('./problem-dialog.tsx').then((file) => file.ProblemDialog);
export const loadComplete = () => import('./complete-dialog.tsx').then((file) => file.CompleteDialog);
export const loadCreative = () => import('./creative-dialog.tsx').then((file) => file.CreativeDialog);
export const loadChallengeComplete = () =>
  import('./challenge-complete-dialog.tsx').then((file) => file.ChallengeCompleteDialog);

const PARTS: readonly (() => Promise<unknown>)[] = [
  loadTimeBar,
  loadProblem,
  loadComplete,
  loadQuestionBox,
  loadFarmBanner,
  loadCreative,
  loadChallengeComplete,
  () => import('@hopcode/python-runner/explain/explain'),
  () => import('canvas-confetti'),
  () => i18next.loadNamespaces(['play', 'python-errors']),
];

/** Longest wait for a moment in which the browser has nothing else to do, in ms. */
const IDLE_LIMIT = 5000;

const whenIdle = (): Promise<void> =>
  new Promise((resolve) => {
    // Not every browser tells when it is idle.
    if (typeof globalThis.requestIdleCallback !== 'function') setTimeout(resolve, IDLE_LIMIT);
    else globalThis.requestIdleCallback(() => resolve(), { timeout: IDLE_LIMIT });
  });

/** For a part that is only fetched in advance the page does not start anew, as main.ts has it for all others. */
const quietly = async (load: () => Promise<unknown>): Promise<void> => {
  const hush = (event: Event): void => event.stopImmediatePropagation();
  globalThis.addEventListener?.('vite:preloadError', hush, { capture: true });
  try {
    await load();
  } finally {
    globalThis.removeEventListener?.('vite:preloadError', hush, { capture: true });
  }
};

/**
 * Fetches what a run will show, one part after the other while the browser is idle, so that a run without a network
 * shows all of it. What cannot be fetched is asked for again when it is shown. Stops with `signal`.
 */
export const fetchRunParts = async (
  signal: AbortSignal,
  parts: readonly (() => Promise<unknown>)[] = PARTS,
  idle: () => Promise<void> = whenIdle,
): Promise<void> => {
  for (const load of parts) {
    await idle();
    if (signal.aborted) return;
    try {
      await quietly(load);
    } catch (error) {
      console.warn('A part of the play screen could not be fetched yet.', error);
      return;
    }
  }
};
