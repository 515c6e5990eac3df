import { type ComponentType, createElement, lazy, useState } from 'react';

/** Parts that could not be fetched, each with a function that fetches it again. */
const failed = new Set<() => void>();

/** Lets failed parts be fetched again when they are shown next. */
export const tryFailedPartsAgain = (): void => {
  for (const again of failed) again();
  failed.clear();
};

/** A component whose code comes later. */
export type LazyPart<P> = ComponentType<P> & {
  /**
   * Fetches the code now, so that the component is shown later without a wait. Resolves when the code has loaded or
   * its fetch has failed; the component that shows it gets the failure.
   */
  readonly fetchNow: () => Promise<void>;
};

/**
 * A component whose code is fetched when it is first shown, or by `fetchNow`. Like `lazy`, with two differences:
 * `lazy` keeps a failure permanently, and waits even for loaded code. Here `tryFailedPartsAgain` retries.
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
        // Delayed: components that wait for this part would ask repeatedly.
        failed.add(() => {
          Waiting = fetched();
        });
        throw error;
      }
    });
  let Waiting: ComponentType<P> = fetched();
  const Part = (props: P) => {
    // The same while it is shown, or it would lose its state.
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
