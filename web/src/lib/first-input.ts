const INPUT_EVENTS = ['pointermove', 'pointerdown', 'keydown', 'click'] as const;

/**
 * Resolves at the first input of a user on this page. A tab in the background and a bot that only reads the page have
 * none, so they do not load the files that are needed later.
 */
export const firstInput = new Promise<void>((resolve) => {
  const listeners = new AbortController();
  const onInput = (): void => {
    listeners.abort();
    resolve();
  };
  for (const event of INPUT_EVENTS)
    document.addEventListener(event, onInput, { capture: true, passive: true, signal: listeners.signal });
});
