/** Handles a history step of the browser; true to hide it from the router. */
type Guard = (event: PopStateEvent) => boolean;

const guards = new Set<Guard>();

// A window notifies its listeners in the order of their registration, including capturing ones, so this one must be
// registered before the router's. The shell of every page imports this file. The build renders pages without a browser.
globalThis.addEventListener?.('popstate', (event) => {
  if ([...guards].some((guard) => guard(event))) event.stopImmediatePropagation();
});

/** Handles every history step of the browser before the router; returns a function that stops it. */
export const guardSteps = (guard: Guard): (() => void) => {
  guards.add(guard);
  return () => {
    guards.delete(guard);
  };
};
