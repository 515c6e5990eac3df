import { lazy } from 'react';

/** Loads the stage, Python's words and the time bar with the first opened program. */
export const LazyReplay = lazy(() =>
  import('./program-replay.tsx').then((file) => ({ default: file.ProgramReplay })),
);
