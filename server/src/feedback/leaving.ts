import { feedbackCancelSubscription, feedbackRefund } from '@hopcode/contract/feedback/leaving';
import type { Database } from '../database/database.ts';
import { handleForUser } from '../http/handler.ts';
import { type RateLimit, tryOnce } from '../http/limits/rate-limit-store.ts';
import { type Refusal, refuseForNow } from '../http/refusal.ts';
import type { Session } from '../sessions/session-store.ts';
import { type LeavingMessage, saveLeavingMessage } from './leaving-store.ts';

const PER_ACCOUNT: RateLimit = { action: 'leaving-feedback', times: 20, seconds: 60 * 60 };

async function save(db: Database, session: Session, message: LeavingMessage): Promise<Refusal | undefined> {
  const wait = await tryOnce(db, PER_ACCOUNT, session.userId);
  if (wait !== undefined) return refuseForNow(wait);
  await saveLeavingMessage(db, session, message);
  return undefined;
}

const wordsOf = (feedback: string | undefined): string | null => (feedback ? feedback : null);

const cancelHandler = handleForUser(feedbackCancelSubscription, async ({ session, body }, { db }) =>
  save(db, session, {
    kind: 'cancel_subscription',
    reason: body.cancel_subscription_reason,
    feedback: wordsOf(body.feedback),
    purchaseId: null,
  }),
);

const refundHandler = handleForUser(feedbackRefund, async ({ session, body }, { db }) =>
  save(db, session, {
    kind: 'refund',
    reason: body.refund_reason,
    feedback: wordsOf(body.feedback),
    purchaseId: body.purchase_id ?? null,
  }),
);

export const leavingHandlers = [cancelHandler, refundHandler];
