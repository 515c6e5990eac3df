/** The benchmarks, each a file of this name, in the order `npm run bench` runs them. */
export const BENCHMARKS: readonly string[] = ['engine-commands'];
