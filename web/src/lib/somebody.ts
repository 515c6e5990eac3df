const SIGNS = ['pointermove', 'pointerdown', 'keydown', 'click'] as const;

/**
 * Resolves at the first sign of somebody before the page. Nobody is there in a tab in the background, or for a program
 * that only looks at the page: what is not seen at once need not be fetched for them.
 */
export const somebody = new Promise<void>((resolve) => {
  const ears = new AbortController();
  const hear = (): void => {
    ears.abort();
    resolve();
  };
  for (const sign of SIGNS)
    document.addEventListener(sign, hear, { capture: true, passive: true, signal: ears.signal });
});
