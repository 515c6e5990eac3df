/** The dialogs and drawers that are open on the page, the topmost last. */
let open: readonly string[] = [];
const listeners = new Set<() => void>();

const change = (now: readonly string[]): void => {
  open = now;
  for (const listener of listeners) listener();
};

export const isDialogOpen = (): boolean => open.length > 0;

/** Whether no other dialog lies over this one. Escape closes the topmost only. */
export const isTopmostDialog = (id: string): boolean => (open.at(-1) ?? id) === id;

/** Calls `listener` whenever a dialog opens or closes, until what it answers is called. */
export const subscribeToDialogs = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
};

/** Notes a dialog that has opened. Returns a function that forgets it. */
export const noteOpenDialog = (id: string): (() => void) => {
  change([...open, id]);
  return () => change(open.filter((other) => other !== id));
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
