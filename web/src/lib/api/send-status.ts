import { ApiError } from '@hopcode/contract/errors';
import { levelUpdate } from '@hopcode/contract/level/update';
import type { Delivery, Send, Sent, StatusUpdate } from '../progress/outbox.ts';
import { api } from './api.ts';

const send = async ({ levelSlug, status, code, madeAt, baseSavedAt }: StatusUpdate): Promise<Sent> => {
  const { kept, saved_at: savedAt } = await api(levelUpdate, {
    params: { slug: levelSlug },
    body: {
      last_status: status,
      last_code_executed: code,
      level_slug: levelSlug,
      ...(madeAt !== undefined && { made_at: new Date(madeAt).toISOString() }),
      ...(baseSavedAt !== undefined && { base_saved_at: baseSavedAt }),
    },
  });
  if (!kept) return 'superseded';
  return savedAt === null ? 'delivered' : { savedAt };
};

const deliveryOf = (error: unknown): Delivery => {
  if (!(error instanceof ApiError)) return 'unreachable';
  if (error.status >= 500 || error.status === 429) return 'unreachable';
  console.warn('The server did not take the progress of a level.', error.status, error.detail);
  return { refused: error.status };
};

/** Sends one message of the outbox. An answer of the server below 500 is final. */
export const sendStatus: Send = async (update) => {
  try {
    return await send(update);
  } catch (error) {
    return deliveryOf(error);
  }
};
