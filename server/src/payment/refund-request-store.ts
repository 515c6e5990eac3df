import type { LeavingReason } from '@hopcode/contract/payment/refund';
import type { RefundRequest, RequestState } from '@hopcode/contract/payment/refund-requests';
import { sql } from 'kysely';
import type { AccountKey } from '../accounts/account-store.ts';
import { repeatProviderTask } from '../accounts/provider-task-store.ts';
import { logActs } from '../audit/audit-store.ts';
import type { Database } from '../database/database.ts';
import { newId } from '../database/new-id.ts';
import type { Parts } from '../parts/parts.ts';
import type { Session } from '../sessions/session-store.ts';
import { inAnswer, purchases } from './purchase-store.ts';
import { mailDecidedRefund } from './refund-mail.ts';

/**
 * Stores a request for a refund. If there are several requests for one purchase, the first counts. A request that the
 * operator has already approved becomes a new request; before that, the caller must check that the provider refused the
 * refund. Returns whether the request is new.
 */
export async function askRefund(
  db: Database,
  { tenantId, userId }: AccountKey,
  { transactionId, reason }: { readonly transactionId: string; readonly reason: LeavingReason },
): Promise<boolean> {
  const stored = await db
    .insertInto('refund_requests')
    .values({
      tenant_id: tenantId,
      id: newId(),
      user_id: userId,
      purchase_provider_id: transactionId,
      reason,
    })
    .onConflict((conflict) =>
      conflict
        .column('purchase_provider_id')
        .doUpdateSet({
          state: 'asked',
          reason,
          user_id: userId,
          asked_at: sql<Date>`now()`,
          decided_at: null,
        })
        .where('refund_requests.state', '=', 'approved'),
    )
    .executeTakeFirst();
  return stored.numInsertedOrUpdatedRows === 1n;
}

/** How many requests are waiting for a decision. */
export async function countWaitingRequests(db: Database): Promise<number> {
  const { count } = await db
    .selectFrom('refund_requests as q')
    .innerJoin('purchases as p', 'p.provider_id', 'q.purchase_provider_id')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('q.state', '=', 'asked')
    .executeTakeFirstOrThrow();
  return count;
}

const wordsOfPayer = sql<string | null>`(
  select m.feedback from leaving_messages m
  where m.kind = 'refund' and m.tenant_id = q.tenant_id and m.purchase_id = p.id
  order by m.created_at desc limit 1)`;

/** The requests in one state with their purchases, oldest first. */
export async function listRefundRequests(
  db: Database,
  { state, offset, limit }: { readonly state: RequestState; readonly offset: number; readonly limit: number },
): Promise<RefundRequest[]> {
  const rows = await purchases(db)
    .clearOrderBy()
    .innerJoin('refund_requests as q', 'q.purchase_provider_id', 'p.provider_id')
    .leftJoin('users as u', 'u.id', 'q.user_id')
    .leftJoin('organizations as o', 'o.id', 'q.tenant_id')
    .select(['q.id as request_id', 'q.state', 'q.reason', 'q.asked_at', 'q.decided_at', 'u.email'])
    .select(['o.name as school', wordsOfPayer.as('feedback')])
    .where('q.state', '=', state)
    .orderBy('q.asked_at')
    .orderBy('q.id')
    .offset(offset)
    .limit(limit)
    .execute();
  return rows.map((row) => ({
    id: row.request_id,
    state: row.state,
    reason: row.reason,
    feedback: row.feedback,
    email: row.email,
    school: row.school,
    purchase: inAnswer(row),
    asked_at: row.asked_at.toISOString(),
    decided_at: row.decided_at?.toISOString() ?? null,
  }));
}

/** Closes the message that the payer sent with the request, because the email about the decision answers it. */
async function answerWordsOfPayer(
  tx: Database,
  { tenantId, purchaseId }: { readonly tenantId: string; readonly purchaseId: string },
): Promise<void> {
  await tx
    .updateTable('leaving_messages')
    .set({ status: 'answered' })
    .where('kind', '=', 'refund')
    .where('status', '=', 'new')
    .where('tenant_id', '=', tenantId)
    .where('purchase_id', '=', purchaseId)
    .execute();
}

type Decision = {
  readonly id: string;
  readonly state: Exclude<RequestState, 'asked'>;
  /** Why the request is refused; undefined if it is approved. */
  readonly answer: string | undefined;
};

/** The result of a decision. `decided`: an earlier decision already exists. */
export type Decided = 'done' | 'unknown' | 'decided';

/**
 * Stores a decision. In the same transaction, an email to the payer and, after an approval, a task for the provider are
 * stored.
 */
export async function decideRefundRequest(
  { db, mail }: Pick<Parts, 'db' | 'mail'>,
  operator: Pick<Session, 'userId' | 'impersonatorId'>,
  { id, state, answer }: Decision,
): Promise<Decided> {
  return await db.transaction().execute(async (tx) => {
    const found = await tx
      .selectFrom('refund_requests as q')
      .leftJoin('purchases as p', 'p.provider_id', 'q.purchase_provider_id')
      .select(['p.id as purchaseId', 'p.amount', 'p.currency', 'p.bought_at as boughtAt'])
      .select([
        'q.state',
        'q.tenant_id as tenantId',
        'q.user_id as userId',
        'q.purchase_provider_id as transactionId',
      ])
      .where('q.id', '=', id)
      .forUpdate('q')
      .executeTakeFirst();
    if (found === undefined) return 'unknown';
    if (found.state !== 'asked') return found.state === state ? 'done' : 'decided';
    await tx
      .updateTable('refund_requests')
      .set({ state, answer: answer ?? null, decided_at: sql<Date>`now()` })
      .where('id', '=', id)
      .execute();
    await logActs(tx, found.tenantId, operator, [
      { action: `refund_${state}`, targetKind: 'user', targetId: found.userId ?? found.tenantId },
    ]);
    const { amount, currency, boughtAt, userId, purchaseId } = found;
    if (purchaseId !== null) await answerWordsOfPayer(tx, { tenantId: found.tenantId, purchaseId });
    if (amount !== null && currency !== null && boughtAt !== null)
      await mailDecidedRefund({ mail }, tx, {
        userId,
        payment: { transactionId: found.transactionId, amount, currency, boughtAt },
        answer,
      });
    if (state === 'refused') return 'done';
    await repeatProviderTask(tx, { kind: 'refund', providerId: found.transactionId });
    return 'done';
  });
}
