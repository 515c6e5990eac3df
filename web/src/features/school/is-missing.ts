import { ApiError } from '@hopcode/contract/errors';

/** Whether an answer says that there is no such thing in this school; the id in an address may be nonsense too. */
export const isMissing = (error: unknown): boolean =>
  error instanceof ApiError && [403, 404, 422].includes(error.status);
