/** Name of the constraint that a statement would have broken; undefined for any other error. */
export const brokenConstraint = (error: unknown): unknown =>
  error instanceof Error && 'constraint' in error ? error.constraint : undefined;
