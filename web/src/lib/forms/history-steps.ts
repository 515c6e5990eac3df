/** Looks at a step of the browser through its history; true to keep it from the router. */
type Guard = (event: PopStateEvent) => boolean;

const guards = new Set<Guard>();

// A window tells its listeners in the order in which they came, those that capture as well: so this one must be there
// before the router's. The shell of every page imports it.
globalThis.addEventListener('popstate', (event) => {
  if ([...guards].some((guard) => guard(event))) event.stopImmediatePropagation();
});

/** Looks at every step of the browser back or forth before the router does; answers how to stop that. */
export const guardSteps = (guard: Guard): (() => void) => {
  guards.add(guard);
  return () => {
    guards.delete(guard);
  };
};
