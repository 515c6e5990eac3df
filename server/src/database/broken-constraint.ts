/** Name of the constraint that a statement would have broken; undefined for any other error. */
export const brokenConstraint = (error: unknown): unknown =>
  error instanceof Error && 'constraint' in error ? error.constraint : undefined;

/** Whether what was to be kept belongs to something that has been erased meanwhile. */
export const isErasedMeanwhile = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === '23503';

/** Whether something with the same unique name was written at the same moment. */
export const isTakenMeanwhile = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === '23505';
