import { VISITOR } from '../lib/account/learner.ts';
import type { Send } from '../lib/progress/outbox.ts';

/**
 * How the messages of a learner, named by `keyOfLearner`, are sent. The server takes those of a visitor and keeps
 * nothing of them. A student whose messages it takes that way has been logged out meanwhile, so they are not delivered.
 */
export const sendFor = (owner: string, send: Send): Send => {
  if (owner === VISITOR) return send;
  return async (update) => {
    const sent = await send(update);
    const isRefused = typeof sent === 'object' && 'refused' in sent && sent.refused === 401;
    return isRefused || sent === 'delivered' ? 'logged-out' : sent;
  };
};
