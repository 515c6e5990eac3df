import { ApiError } from '@hopcode/contract/errors';
import { levelUpdate } from '@hopcode/contract/level/update';
import type { Delivery, StatusUpdate } from '../progress/outbox.ts';
import { api } from './api.ts';

/** Sends one message of the outbox. An answer of the server below 500 is final, and only logged when it refuses. */
export const sendStatus = async ({ levelSlug, status, code }: StatusUpdate): Promise<Delivery> => {
  try {
    await api(levelUpdate, {
      params: { slug: levelSlug },
      body: { last_status: status, last_code_executed: code, level_slug: levelSlug },
    });
    return 'delivered';
  } catch (error) {
    if (!(error instanceof ApiError)) return 'unreachable';
    if (error.status >= 500 || error.status === 429) return 'unreachable';
    console.warn('The server did not take the progress of a level.', error.status, error.detail);
    return 'refused';
  }
};
