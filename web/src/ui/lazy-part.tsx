import { type ComponentType, createElement, lazy } from 'react';

/** Parts that could not be fetched, each with the way to have it fetched anew. */
const failed = new Set<() => void>();

/** Lets parts that could not be fetched be fetched again when they are shown next. */
export const tryFailedPartsAgain = (): void => {
  for (const again of failed) again();
  failed.clear();
};

/**
 * A component whose code is fetched when it is shown first. As `lazy`, which keeps a failure for good, but for
 * `tryFailedPartsAgain`.
 */
export const lazyPart = <P extends object>(load: () => Promise<ComponentType<P>>): ComponentType<P> => {
  const fetched = () =>
    lazy(async () => {
      try {
        return { default: await load() };
      } catch (error) {
        // Not at once: what waits for this part would ask again and again.
        failed.add(() => {
          Part = fetched();
        });
        throw error;
      }
    });
  let Part: ComponentType<P> = fetched();
  return (props) => createElement(Part, props);
};
