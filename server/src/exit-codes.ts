/** The server's exit codes for the supervisor. */
export const EXIT_CODES = {
  stopped: 0,
  /** A fault. Before the server was first ready: a failed start. */
  fault: 1,
  /** The database does not answer: another start may succeed. */
  databaseAway: 75,
  /** A person must change a setting first. */
  settings: 78,
} as const;

/** A failed start, with its exit code. */
export class StartError extends Error {
  readonly exitCode: number;

  constructor(message: string, exitCode: number, options?: ErrorOptions) {
    super(message, options);
    this.exitCode = exitCode;
  }
}
