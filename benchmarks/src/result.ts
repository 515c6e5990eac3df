/** The result of one benchmark, printed as one line of JSON. */
export type Result = {
  readonly name: string;
  /** Median of the rounds. */
  readonly value: number;
  readonly unit: string;
  /** The reference value, measured in the same run where possible, and its description. */
  readonly reference: number;
  readonly against: string;
  /** The limit for the ratio (value / reference). */
  readonly budget: { readonly atMost: number } | { readonly atLeast: number };
  readonly rounds: readonly number[];
};

const rounded = (value: number): number => Number(value.toPrecision(4));

/** Whether a ratio is within its budget. */
export const keeps = (ratio: number, budget: Result['budget']): boolean =>
  'atMost' in budget ? ratio <= budget.atMost : ratio >= budget.atLeast;

/** Prints a result with its ratio and whether it is within its budget; if not, the exit code is 1. */
export const print = (result: Result): void => {
  const ratio = result.value / result.reference;
  const ok = keeps(ratio, result.budget);
  const line = {
    ...result,
    value: rounded(result.value),
    reference: rounded(result.reference),
    ratio: rounded(ratio),
    rounds: result.rounds.map(rounded),
    ok,
  };
  console.log(JSON.stringify(line));
  if (!ok) process.exitCode = 1;
};

/** The median of at least one number, in any order. */
export const median = (numbers: readonly number[]): number => {
  const sorted = numbers.toSorted((a, b) => a - b);
  const [low, high] = [sorted[Math.floor((sorted.length - 1) / 2)], sorted[Math.floor(sorted.length / 2)]];
  if (low === undefined || high === undefined) throw new Error('median of nothing');
  return (low + high) / 2;
};

/** Percentiles: for each share from 0 to 1, the value below which this share of the numbers lies. */
export const shares = (numbers: readonly number[], wanted: readonly number[]): number[] => {
  const sorted = numbers.toSorted((a, b) => a - b);
  return wanted.map((share) => sorted[Math.floor(share * sorted.length)] ?? 0);
};

/** Runs a task and returns how long it took, in milliseconds. */
export const timed = async (task: () => Promise<unknown>): Promise<number> => {
  const started = performance.now();
  await task();
  return performance.now() - started;
};

/**
 * Measures several variants in turn, round after round, so that other load on the machine affects all of them equally.
 * @returns for each variant, in the given order, the values of its rounds; the first round only warms up and is left
 * out
 */
export const interleaved = async (
  rounds: number,
  variants: readonly ((round: number) => number | Promise<number>)[],
): Promise<number[][]> => {
  const measured = variants.map((variant) => ({ variant, values: [] as number[] }));
  for (let round = 0; round <= rounds; round += 1)
    for (const { variant, values } of round % 2 === 0 ? measured : measured.toReversed()) {
      const value = await variant(round);
      if (round > 0) values.push(value);
    }
  return measured.map(({ values }) => values);
};
