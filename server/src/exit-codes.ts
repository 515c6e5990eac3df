/** The exit codes with which the server tells its supervisor why it stopped. */
export const EXIT_CODES = {
  stopped: 0,
  /** A fault. If the server was not ready yet, its start failed. */
  fault: 1,
  /** The database does not answer, so another start may succeed later. */
  databaseAway: 75,
  /** A person must change a setting first. */
  settings: 78,
} as const;

/** The error of a failed start, with the exit code. */
export class StartError extends Error {
  readonly exitCode: number;

  constructor(message: string, exitCode: number, options?: ErrorOptions) {
    super(message, options);
    this.exitCode = exitCode;
  }
}
