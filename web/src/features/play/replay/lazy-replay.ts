import { lazy } from 'react';

/** Loads the stage, Python's words and the time bar when the first program is opened. */
export const LazyReplay = lazy(() =>
  import('./program-replay.tsx').then((file) => ({ default: file.ProgramReplay })),
);
