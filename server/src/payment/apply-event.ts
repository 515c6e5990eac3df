import type { PlanName } from '@hopcode/contract/payment/plans';
import { sql } from 'kysely';
import { noteTrial } from '../access/trial-store.ts';
import type { Database } from '../database/database.ts';
import { newId } from '../database/new-id.ts';
import type { MailQueue } from '../mail/send-mail.ts';
import { accessOfPayment } from './access-words.ts';
import { assignToChosen } from './assign-store.ts';
import { lockPayer, planDoubles } from './double-subscription-store.ts';
import { forgetEnd, isBoughtTwice, tellEnd } from './ended-plan-mail.ts';
import { beginGrace } from './grace-store.ts';
import type { PaymentChange, PaymentEvent } from './payment-event.ts';
import { mailPurchase } from './purchase-mail.ts';
import { refundState } from './purchase-store.ts';
import { mailFailedRefund, mailUnownedPayment } from './refund-mail.ts';
import { endRefunded } from './refunded-subscription-store.ts';
import { mailChange, type ToldState, toldState } from './subscription-mail.ts';

/**
 * What an event has done. `known`: the event was already applied. `ignored`: events of this kind do nothing here.
 * `no_account`: the account of the event has been deleted or never existed. `unknown_price`: no plan is sold at the
 * price of the event. `too_early`: the event has no account, and its subscription has not been reported yet. The event
 * is not recorded, so the provider sends it again.
 */
export type EventOutcome = 'applied' | 'known' | 'ignored' | 'no_account' | 'unknown_price' | 'too_early';

export type PriceList = {
  /** The plan that is sold at a price of the provider. */
  readonly planOfPrice: (priceId: string) => PlanName | undefined;
  /** Whether these are the prices of the test checkout. */
  readonly isTest: boolean;
  /**
   * Sends payers and operators emails about an event. If it is undefined, no emails are sent, as for the past events of
   * the demo.
   */
  readonly mail?: MailQueue | undefined;
};

type ChangeOf<Kind extends PaymentChange['kind']> = Extract<PaymentChange, { kind: Kind }>;

/**
 * Applies an event exactly once. The newest event counts, even if the events arrive in another order. Each row stores
 * the time of its last change, and older events do not change the row. Events with the same time are ordered by their
 * ids.
 */
export async function applyEvent(
  db: Database,
  event: PaymentEvent,
  prices: PriceList,
): Promise<EventOutcome> {
  return await db.transaction().execute(async (tx) => {
    const recorded = await tx
      .insertInto('payment_events')
      .values({
        event_id: event.id,
        event_type: event.type,
        occurred_at: event.occurredAt,
        outcome: 'applied',
        ...(event.change?.kind === 'subscription'
          ? {
              subscription_provider_id: event.change.subscriptionId,
              subscription_status: event.change.status,
            }
          : {}),
      })
      .onConflict((conflict) => conflict.column('event_id').doNothing())
      .executeTakeFirst();
    if (recorded.numInsertedOrUpdatedRows === 0n) return 'known';
    const outcome = await applyChange(tx, event, prices);
    if (outcome === 'too_early')
      await tx.deleteFrom('payment_events').where('event_id', '=', event.id).execute();
    else if (outcome !== 'applied')
      await tx.updateTable('payment_events').set({ outcome }).where('event_id', '=', event.id).execute();
    return outcome;
  });
}

async function applyChange(tx: Database, event: PaymentEvent, prices: PriceList): Promise<EventOutcome> {
  const { change } = event;
  if (change === null) return 'ignored';
  if (change.kind === 'refund') return await applyRefund(tx, event, change, prices.mail);
  const plan = prices.planOfPrice(change.priceId);
  if (plan === undefined) return 'unknown_price';
  const owner = await ownerOf(tx, change);
  if (owner === undefined && change.kind === 'payment' && change.userId !== null && prices.mail !== undefined)
    await mailUnownedPayment({ mail: prices.mail }, tx, change);
  if (owner === undefined) return change.userId === null ? 'too_early' : 'no_account';
  return change.kind === 'payment'
    ? await applyPayment(tx, event, change, { owner, plan, ...prices })
    : await applySubscription(tx, event, change, { owner, plan, ...prices });
}

type Sold = Pick<PriceList, 'isTest' | 'mail'> & { readonly owner: Owner; readonly plan: PlanName };
type Owner = { readonly userId: string | null; readonly tenantId: string };

/**
 * Returns the owner of a payment or a subscription. For a known subscription it is the stored owner, even if the event
 * names the account from which the subscription was moved. The payments of a subscription have the same owner.
 */
async function ownerOf(
  tx: Database,
  { subscriptionId, userId }: ChangeOf<'payment'> | ChangeOf<'subscription'>,
): Promise<Owner | undefined> {
  const known =
    subscriptionId === null
      ? undefined
      : await tx
          .selectFrom('subscriptions')
          .select(['user_id as userId', 'tenant_id as tenantId'])
          .where('provider_id', '=', subscriptionId)
          .executeTakeFirst();
  if (known !== undefined || userId === null) return known;
  return await tx
    .selectFrom('users')
    .select(['id as userId', 'tenant_id as tenantId'])
    .where('id', '=', userId)
    .executeTakeFirst();
}

/** The facts of a completed payment never change, so a second event about it does nothing. */
async function applyPayment(
  tx: Database,
  event: PaymentEvent,
  change: ChangeOf<'payment'>,
  { owner, plan, isTest, mail }: Sold,
): Promise<EventOutcome> {
  const stored = await tx
    .insertInto('purchases')
    .values({
      tenant_id: owner.tenantId,
      id: newId(),
      provider_id: change.transactionId,
      user_id: owner.userId,
      plan_name: plan,
      subscription_provider_id: change.subscriptionId,
      amount: change.amount,
      currency: change.currency,
      is_test: isTest,
      bought_at: event.occurredAt,
    })
    .onConflict((conflict) => conflict.column('provider_id').doNothing())
    .executeTakeFirst();
  await assignToChosen(tx, owner, { transactionId: change.transactionId, plan });
  const isNew = stored.numInsertedOrUpdatedRows === 1n;
  if (mail !== undefined && isNew && change.subscriptionId === null)
    await mailPurchase({ mail }, tx, {
      userId: owner.userId,
      access: await accessOfPayment(tx, change.transactionId),
    });
  return 'applied';
}

/** Whether the event is newer than the last change of a row in this table. */
const isNewer = (table: 'subscriptions' | 'refunds') =>
  sql<boolean>`(${sql.table(table)}.changed_at, ${sql.table(table)}.changed_by)
    < (excluded.changed_at, excluded.changed_by)`;

const isOpenNow = ({ status, open_until: openUntil }: ToldState): boolean =>
  (status === 'trialing' || status === 'active') && openUntil.getTime() > Date.now();

/** When a free trial ends; undefined for a plan without a trial, or if that day is in the past. */
const trialEnd = ({ status, renews_at: renewsAt }: ToldState): Date | undefined =>
  status === 'trialing' && renewsAt !== null && renewsAt.getTime() > Date.now() ? renewsAt : undefined;

async function applySubscription(
  tx: Database,
  event: PaymentEvent,
  change: ChangeOf<'subscription'>,
  { owner, plan, isTest, mail }: Sold,
): Promise<EventOutcome> {
  const state = {
    plan_name: plan,
    status: change.status,
    open_until: change.openUntil,
    renews_at: change.renewsAt,
    ends_at: change.endsAt,
    changed_at: event.occurredAt,
    changed_by: event.id,
  };
  await lockPayer(tx, owner.tenantId);
  const before = await toldState(tx, change.subscriptionId);
  await tx
    .insertInto('subscriptions')
    .values({
      ...state,
      tenant_id: owner.tenantId,
      id: newId(),
      provider_id: change.subscriptionId,
      user_id: owner.userId,
      is_test: isTest,
    })
    .onConflict((conflict) =>
      conflict.column('provider_id').doUpdateSet(state).where(isNewer('subscriptions')),
    )
    .execute();
  await beginGrace(tx, change.subscriptionId);
  await noteTrial(tx, owner, event.occurredAt);
  // `isBoughtTwice` must run before `planDoubles`, which deletes the planned end of a subscription that has already
  // ended.
  const isDouble = await isBoughtTwice(tx, change.subscriptionId);
  await planDoubles(tx, owner.tenantId);
  const after = await toldState(tx, change.subscriptionId);
  await forgetEnd(tx, change.subscriptionId);
  if (mail !== undefined && before === undefined && after !== undefined && isOpenNow(after))
    await mailPurchase({ mail }, tx, {
      userId: owner.userId,
      access: { plan: after.plan_name, isOpen: true, student: null },
      trialEndsAt: trialEnd(after),
    });
  if (mail !== undefined && after !== undefined)
    await mailChange(mail, tx, { userId: owner.userId, before, after });
  if (mail !== undefined) await tellEnd(mail, tx, { providerId: change.subscriptionId, isDouble });
  return 'applied';
}

async function applyRefund(
  tx: Database,
  event: PaymentEvent,
  change: ChangeOf<'refund'>,
  mail: MailQueue | undefined,
): Promise<EventOutcome> {
  const before = await lockPurchase(tx, change.transactionId);
  const state = { status: change.status, changed_at: event.occurredAt, changed_by: event.id };
  await tx
    .insertInto('refunds')
    .values({ ...state, provider_id: change.refundId, purchase_provider_id: change.transactionId })
    .onConflict((conflict) => conflict.column('provider_id').doUpdateSet(state).where(isNewer('refunds')))
    .execute();
  const after = await lockPurchase(tx, change.transactionId);
  if (before?.refund !== 'approved' && after?.refund === 'approved')
    await endRefunded(tx, change.transactionId);
  if (mail !== undefined && before?.refund !== 'failed' && after?.refund === 'failed')
    await mailFailedRefund({ mail }, tx, {
      userId: after.userId,
      payment: { ...after, transactionId: change.transactionId },
    });
  return 'applied';
}

/**
 * Finds the purchase that is refunded and its state, and locks it until the transaction of the event ends. Undefined if
 * the purchase is not known yet.
 */
async function lockPurchase(tx: Database, transactionId: string) {
  return await tx
    .selectFrom('purchases as p')
    .select(['p.user_id as userId', 'p.amount', 'p.currency', 'p.bought_at as boughtAt'])
    .select(refundState.as('refund'))
    .where('p.provider_id', '=', transactionId)
    .forUpdate('p')
    .executeTakeFirst();
}
