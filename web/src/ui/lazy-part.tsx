import { type ComponentType, createElement, lazy, useState } from 'react';

/** For each part that could not be loaded, a function that lets it load again. */
const failed = new Set<() => void>();

/** Lets failed parts load again when they are shown next. */
export const tryFailedPartsAgain = (): void => {
  for (const again of failed) again();
  failed.clear();
};

/** A component whose code loads later. */
export type LazyPart<P> = ComponentType<P> & {
  /**
   * Loads the code now, so that the component appears later without a wait. Resolves when the code has loaded or failed
   * to load; the component that shows it gets the failure.
   */
  readonly fetchNow: () => Promise<void>;
};

/**
 * A component whose code loads when it is first shown, or with `fetchNow`. It differs from `lazy` in two ways: `lazy`
 * stores a failure permanently, and suspends even if the code has loaded. Here `tryFailedPartsAgain` retries.
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
        // The retry must be delayed, because components that wait for this part would try it again and again.
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
