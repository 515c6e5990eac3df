/** The benchmarks by file name, in the order in which `npm run bench` runs them. */
export const BENCHMARKS: readonly string[] = [
  'engine-commands',
  'proofs',
  'second-start',
  'page-bytes',
  'page-ready',
  'warm-start',
  'run-to-play',
  'stage-frame',
  'tips',
  'memory-500-runs',
  'progress-mix',
  'logins',
  'class-grid',
  'growth',
  'creative-lists',
  'creative-editor',
];
