/** The name of the constraint that a statement violated; undefined for any other error. */
export const brokenConstraint = (error: unknown): unknown =>
  error instanceof Error && 'constraint' in error ? error.constraint : undefined;

/** Names that PostgreSQL gives to foreign keys whose target a person can delete at any moment. */
const DELETED_AT_ANY_MOMENT = /_(?:student|user|class|level)_id_fkey$/;

/**
 * Whether a write failed because its student, account, class or level has been deleted in the meantime. A failure
 * because of any other foreign key is a bug.
 */
export const isErasedMeanwhile = (error: unknown): boolean =>
  error instanceof Error &&
  'code' in error &&
  error.code === '23503' &&
  DELETED_AT_ANY_MOMENT.test(String(brokenConstraint(error)));

/** Whether another request wrote the same unique name at the same moment. */
export const isTakenMeanwhile = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === '23505';
