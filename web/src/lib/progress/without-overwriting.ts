import type { StatusUpdate } from './outbox.ts';

/**
 * What is left to be sent of a message that has waited, given what the server has now: everything, unless another
 * program was run elsewhere since. That one stays; a level that was completed here becomes complete all the same.
 * Undefined when there is nothing left to say.
 */
export const withoutOverwriting = (
  update: StatusUpdate,
  kept: { readonly completed: boolean; readonly code: string | null },
): StatusUpdate | undefined => {
  const { base, code, status } = update;
  if (kept.code === null || base === undefined || kept.code === base || kept.code === code) return update;
  return status === 'complete' && !kept.completed ? { ...update, code: kept.code } : undefined;
};
