import { useSyncExternalStore } from 'react';
import type { Atlas } from '../stage/atlas.ts';
import { keepLoadingAtlas } from '../stage/atlas-loading.ts';
import { productAtlas } from '../stage/atlas-source.ts';

let atlas: Atlas | undefined;
let stopLoading: (() => void) | undefined;
const listeners = new Set<() => void>();

const showAtlas = (loaded: Atlas): void => {
  atlas = loaded;
  for (const listener of listeners) listener();
};

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  if (atlas === undefined) stopLoading ??= keepLoadingAtlas(productAtlas, showAtlas, () => {});
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    stopLoading?.();
    stopLoading = undefined;
  };
};

/**
 * The product's atlas; undefined until it has loaded. After a failure, it is loaded again as long as a component waits
 * for it. The pictures then appear automatically.
 */
export const useAtlas = (): Atlas | undefined =>
  useSyncExternalStore(
    subscribe,
    () => atlas,
    () => undefined,
  );
