/** What the exit code of the server says to the supervisor. */
export const EXIT_CODES = {
  stopped: 0,
  /** A fault. Before the first time that the server was ready, a start that failed. */
  fault: 1,
  /** The database does not answer: another start may find it. */
  databaseAway: 75,
  /** A person has to change a setting first. */
  settings: 78,
} as const;

/** A start that failed, with the exit code that says what follows. */
export class StartError extends Error {
  readonly exitCode: number;

  constructor(message: string, exitCode: number, options?: ErrorOptions) {
    super(message, options);
    this.exitCode = exitCode;
  }
}
