/** How long running requests may take to end after the drain phase. */
const STOP_LIMIT_MS = 10_000;

/** Stops in order on SIGTERM and SIGINT, and ends the process; a second signal ends it at once. */
export function stopOnSignals(stop: () => Promise<void>, drainSeconds: number): void {
  let stopping = false;
  const onSignal = (): void => {
    if (stopping) process.exit(1);
    stopping = true;
    setTimeout(() => process.exit(1), drainSeconds * 1000 + STOP_LIMIT_MS).unref();
    stop().then(
      () => process.exit(0),
      (error: unknown) => {
        console.error(error);
        process.exit(1);
      },
    );
  };
  process.on('SIGTERM', onSignal);
  process.on('SIGINT', onSignal);
}
