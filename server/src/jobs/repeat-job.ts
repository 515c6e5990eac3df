type Job = {
  readonly everyMs: number;
  /** Milliseconds before the first run; default: `everyMs`. */
  readonly firstMs?: number;
  readonly run: () => Promise<unknown>;
  readonly onError: (error: Error) => void;
};

/**
 * Runs a background job once in each interval. If a run fails, the error is reported and the next run still takes
 * place. The timers of the job do not prevent the process from ending. Returns a function that stops it.
 */
export function repeatJob({ everyMs, firstMs, run, onError }: Job): () => void {
  const start = (): void => {
    run().catch((error: unknown) => onError(error instanceof Error ? error : new Error(String(error))));
  };
  const first = firstMs === undefined ? undefined : setTimeout(start, firstMs);
  const timer = setInterval(start, everyMs);
  for (const each of [first, timer]) each?.unref();
  return () => {
    clearTimeout(first);
    clearInterval(timer);
  };
}
