import { createContext, type ReactNode, use, useSyncExternalStore } from 'react';
import { NO_PROGRESS, type Progress } from './level-progress.ts';
import type { ProgressStore } from './progress-store.ts';

const ProgressContext = createContext<ProgressStore | null>(null);

type Props = { readonly store: ProgressStore; readonly children: ReactNode };

/** Provides the progress store to all components below. */
export const ProgressProvider = ({ store, children }: Props) => (
  <ProgressContext value={store}>{children}</ProgressContext>
);

/** The progress store of the page. */
export const useProgressStore = (): ProgressStore => {
  const store = use(ProgressContext);
  if (!store) throw new Error('useProgressStore needs a ProgressProvider above it');
  return store;
};

/** The learner's current progress. */
export const useProgress = (): Progress => {
  const store = useProgressStore();
  return useSyncExternalStore(store.subscribe, store.snapshot, () => NO_PROGRESS);
};
