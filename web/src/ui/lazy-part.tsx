import { type ComponentType, createElement, lazy, useState } from 'react';

/** Parts that could not be fetched, each with the way to have it fetched anew. */
const failed = new Set<() => void>();

/** Lets parts that could not be fetched be fetched again when they are shown next. */
export const tryFailedPartsAgain = (): void => {
  for (const again of failed) again();
  failed.clear();
};

/** A component whose code comes later. */
export type LazyPart<P> = ComponentType<P> & {
  /** Fetches the code now, so that the component is there without a wait when it is shown. */
  readonly fetchNow: () => void;
};

/**
 * A component whose code is fetched when it is shown first, or by `fetchNow`. As `lazy`, which keeps a failure for
 * good, but for `tryFailedPartsAgain`, and which waits even for code that has come before.
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
        // Not at once: what waits for this part would ask again and again.
        failed.add(() => {
          Waiting = fetched();
        });
        throw error;
      }
    });
  let Waiting: ComponentType<P> = fetched();
  const Part = (props: P) => {
    // The same for as long as it is shown, or it would lose what it has in mind.
    const [Shown] = useState(() => there ?? Waiting);
    return createElement(Shown, props);
  };
  return Object.assign(Part, {
    fetchNow: () => {
      // Whoever shows it hears of a failure.
      fetchPart().catch(() => {});
    },
  });
};
