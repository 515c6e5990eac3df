import { lazy } from 'react';

/** Loads the stage, the words for Python and the time bar when the user opens the first program. */
export const LazyReplay = lazy(() =>
  import('./program-replay.tsx').then((file) => ({ default: file.ProgramReplay })),
);
