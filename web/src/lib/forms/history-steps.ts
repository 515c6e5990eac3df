/** Handles a history step of the browser. Returns true to hide the step from the router. */
type Guard = (event: PopStateEvent) => boolean;

const guards = new Set<Guard>();

// A window notifies its listeners in the order in which they were added, even capturing ones. So this listener must be
// added before the router's. For this reason the shell of every page imports this file. When the build renders pages,
// there is no window.
globalThis.addEventListener?.('popstate', (event) => {
  if ([...guards].some((guard) => guard(event))) event.stopImmediatePropagation();
});

/** Handles every history step of the browser before the router does. Returns a function that removes the guard. */
export const guardSteps = (guard: Guard): (() => void) => {
  guards.add(guard);
  return () => {
    guards.delete(guard);
  };
};
