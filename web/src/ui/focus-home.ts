/** What had the focus last outside of all dialogs. */
let home: HTMLElement | undefined;

document.addEventListener('focusin', ({ target }) => {
  if (target instanceof HTMLElement && target.closest('[role=dialog]') === null) home = target;
});

/**
 * Gives the focus to what had it before any dialog was open, when closing one has left it nowhere: a dialog that
 * opened as another one closed gives it back to that one, which is gone.
 */
export const focusHome = (): void => {
  // What closes gives the focus back itself, if it can.
  requestAnimationFrame(() => {
    const isNowhere = (): boolean => document.activeElement === document.body;
    if (isNowhere()) home?.focus({ preventScroll: true });
    // On a narrow screen it may be on the side that is out of sight now.
    if (isNowhere()) document.getElementById('main')?.focus({ preventScroll: true });
  });
};
