import { ApiError } from '@hopcode/contract/errors';

/** Whether the school has no such record. The id in an address may also be invalid (422). */
export const isMissing = (error: unknown): boolean =>
  error instanceof ApiError && [403, 404, 422].includes(error.status);
