import { lazy } from 'react';

/** Stage, Python's words and the time bar come with the first program that is opened. */
export const LazyReplay = lazy(() =>
  import('./program-replay.tsx').then((file) => ({ default: file.ProgramReplay })),
);
