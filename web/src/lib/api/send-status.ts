import { ApiError } from '@hopcode/contract/errors';
import { levelData } from '@hopcode/contract/level/data';
import { levelUpdate } from '@hopcode/contract/level/update';
import type { Delivery, Send, StatusUpdate } from '../progress/outbox.ts';
import { withoutOverwriting } from '../progress/without-overwriting.ts';
import { api } from './api.ts';

const send = async ({ levelSlug, status, code }: StatusUpdate): Promise<void> => {
  await api(levelUpdate, {
    params: { slug: levelSlug },
    body: { last_status: status, last_code_executed: code, level_slug: levelSlug },
  });
};

/** What is left to be sent of a message that has waited. */
const sendLate = async (update: StatusUpdate): Promise<void> => {
  const params = { course_slug: update.courseId, slug: update.levelSlug };
  const { completed, last_code_executed: code } = await api(levelData, { params });
  const left = withoutOverwriting(update, { completed, code });
  if (left) await send(left);
};

const deliveryOf = (error: unknown): Delivery => {
  if (!(error instanceof ApiError)) return 'unreachable';
  if (error.status >= 500 || error.status === 429) return 'unreachable';
  console.warn('The server did not take the progress of a level.', error.status, error.detail);
  return { refused: error.status };
};

/**
 * Sends one message of the outbox. An answer of the server below 500 is final. A message that has waited does not
 * replace a program that was run elsewhere meanwhile.
 */
export const sendStatus: Send = async (update, late) => {
  try {
    await (late && update.base !== undefined ? sendLate(update) : send(update));
    return 'delivered';
  } catch (error) {
    return deliveryOf(error);
  }
};
