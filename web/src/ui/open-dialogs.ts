/** The open dialogs and drawers of the page; the topmost one is the last. */
let open: readonly string[] = [];
const listeners = new Set<() => void>();

const change = (now: readonly string[]): void => {
  open = now;
  for (const listener of listeners) listener();
};

export const isDialogOpen = (): boolean => open.length > 0;

/** Whether this is the topmost dialog. Escape closes only the topmost one. */
export const isTopmostDialog = (id: string): boolean => (open.at(-1) ?? id) === id;

/** Calls `listener` when a dialog opens or closes; returns a function that unsubscribes. */
export const subscribeToDialogs = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
};

/** Registers an open dialog. Returns a function that removes it. */
export const noteOpenDialog = (id: string): (() => void) => {
  change([...open, id]);
  return () => change(open.filter((other) => other !== id));
};

/** Resolves when no dialog is open, so that two dialogs are never open at the same time. */
export const untilNoDialog = (): Promise<void> =>
  new Promise((resolve) => {
    if (!isDialogOpen()) {
      resolve();
      return;
    }
    const stop = subscribeToDialogs(() => {
      if (isDialogOpen()) return;
      stop();
      resolve();
    });
  });
