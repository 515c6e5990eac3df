import { feedbackSend } from '@hopcode/contract/feedback/send';
import { handleForUser } from '../http/handler.ts';
import { type RateLimit, tryOnce } from '../http/limits/rate-limit-store.ts';
import { refuseForNow } from '../http/refusal.ts';
import { saveFeedback } from './feedback-store.ts';

const PER_ACCOUNT: RateLimit = { action: 'feedback', times: 20, seconds: 60 * 60 };

export const sendHandler = handleForUser(feedbackSend, async ({ body, session }, { db }) => {
  const wait = await tryOnce(db, PER_ACCOUNT, session.userId);
  if (wait !== undefined) return refuseForNow(wait);
  const { tenantId, userId } = session;
  const { rating, feedback, from_email: fromEmail = null } = body;
  await saveFeedback(db, { tenantId, userId, rating, feedback, fromEmail });
  return undefined;
});
