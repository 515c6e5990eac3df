import { type ComponentType, createElement, lazy, useState } from 'react';

/** One function for each part that could not be loaded. The function lets the part load again. */
const failed = new Set<() => void>();

/** Makes failed parts load again the next time they are shown. */
export const tryFailedPartsAgain = (): void => {
  for (const again of failed) again();
  failed.clear();
};

/** A component whose code is loaded later. */
export type LazyPart<P> = ComponentType<P> & {
  /**
   * Loads the code now, so that the component later appears without delay. Resolves when the code has loaded or could
   * not be loaded; a failure is reported when the component is shown.
   */
  readonly fetchNow: () => Promise<void>;
};

/**
 * A component whose code is loaded when it is first shown, or by `fetchNow`. It differs from `lazy` in two ways: `lazy`
 * remembers a failure permanently, and it suspends even if the code has already loaded. With `lazyPart`,
 * `tryFailedPartsAgain` lets failed parts load again.
 */
export const lazyPart = <P extends object>(load: () => Promise<ComponentType<P>>): LazyPart<P> => {
  let there: ComponentType<P> | undefined;
  const fetchPart = async (): Promise<ComponentType<P>> => {
    there = await load();
    return there;
  };
  const fetched = () =>
    lazy(async () => {
      try {
        return { default: await fetchPart() };
      } catch (error) {
        // The load must not be repeated immediately, because components that wait for this part would then repeat it
        // endlessly.
        failed.add(() => {
          Waiting = fetched();
        });
        throw error;
      }
    });
  let Waiting: ComponentType<P> = fetched();
  const Part = (props: P) => {
    // The component must stay the same while it is shown, or it would lose its state.
    const [Shown] = useState(() => there ?? Waiting);
    return createElement(Shown, props);
  };
  return Object.assign(Part, {
    fetchNow: () =>
      fetchPart().then(
        () => {},
        () => {},
      ),
  });
};
