import { ApiError } from '@hopcode/contract/errors';
import { levelUpdate } from '@hopcode/contract/level/update';
import type { Delivery, Send, Sent, StatusUpdate } from '../progress/outbox.ts';
import { api } from './api.ts';

/** The owner of the progress: a student, an account that acts as no student (null), or a visitor (undefined). */
type Owner = string | null | undefined;

const send = async (
  { levelSlug, status, code, madeAt, baseSavedAt, stars, hints, lookedBack, proof }: StatusUpdate,
  owner: Owner,
): Promise<Sent> => {
  const { kept, saved_at: savedAt } = await api(levelUpdate, {
    params: { slug: levelSlug },
    body: {
      last_status: status,
      last_code_executed: code,
      level_slug: levelSlug,
      ...(madeAt !== undefined && { made_at: new Date(madeAt).toISOString() }),
      ...(baseSavedAt !== undefined && { base_saved_at: baseSavedAt }),
      ...(stars !== undefined && { stars }),
      ...(hints !== undefined && { hints }),
      ...(lookedBack === true && { looked_back: true }),
      ...(proof !== undefined && { proof }),
      ...(owner !== undefined && { student_id: owner }),
    },
  });
  if (!kept) return 'superseded';
  return savedAt === null ? 'delivered' : { savedAt };
};

const deliveryOf = (error: unknown): Delivery => {
  if (!(error instanceof ApiError)) return 'unreachable';
  if (error.status === 401) return 'logged-out';
  if (error.status >= 500 || error.status === 429) return 'unreachable';
  console.warn('The server did not take the progress of a level.', error.status, error.detail);
  return { refused: error.status, ...(error.detail !== undefined && { reason: error.detail }) };
};

/**
 * Sends the progress of one learner together with its owner, so that the server cannot save it for another learner. The
 * server stores nothing about visitors. An answer with a status below 500 is final, unless the owner must log in or
 * there were too many requests.
 */
export const sendAs =
  (owner: Owner): Send =>
  async (update) => {
    try {
      return await send(update, owner);
    } catch (error) {
      return deliveryOf(error);
    }
  };
