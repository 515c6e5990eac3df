/** How many dialogs and drawers are open on the page. */
let open = 0;
const listeners = new Set<() => void>();

const change = (by: 1 | -1): void => {
  open += by;
  for (const listener of listeners) listener();
};

export const isDialogOpen = (): boolean => open > 0;

/** Calls `listener` whenever a dialog opens or closes, until what it answers is called. */
export const subscribeToDialogs = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
};

/** Counts a dialog that has opened, until what it answers is called. */
export const noteOpenDialog = (): (() => void) => {
  change(1);
  return () => change(-1);
};

/** Resolves once no dialog is open: two at once are one too many. */
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
