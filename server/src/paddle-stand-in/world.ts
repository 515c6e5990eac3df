import { PLANS, type PlanName, type SubscriptionPlan } from '@hopcode/contract/payment/plans';
import type { ICustomData } from '@paddle/paddle-node-sdk';
import type { UpgradeCost } from '../parts/payment-provider.ts';
import { periodAfter, upgradeCost } from '../payment/upgrade-cost.ts';
import { adjustmentBody, subscriptionBody, transactionBody } from './bodies.ts';
import { moveBack, movePaymentBack, moveRefundBack } from './move-back.ts';
import type { Adjustment, Customer, Notification, Subscription, Transaction } from './objects.ts';
import { termsOf } from './plan-terms.ts';
import { isRefused, type Refused } from './refused.ts';

const DAY = 86_400_000;
/** How many days after a failed payment a subscription is cancelled. */
const DUNNING_DAYS = 30;

/** How far the stand-in's clock is behind the clock of the site, so that even many events stay in the past. */
const LAG_MS = 5000;

/**
 * Everything that Paddle stores and does, without a network. To let time pass, all stored times move into the past.
 */
export class World {
  readonly customers: Customer[] = [];
  readonly transactions: Transaction[] = [];
  readonly subscriptions: Subscription[] = [];
  readonly adjustments: Adjustment[] = [];
  readonly notifications: Notification[] = [];
  readonly address: () => string;
  #count = 0;
  #last = 0;

  /** `address` returns the address at which the stand-in listens. */
  constructor(address: () => string) {
    this.address = address;
  }

  /** The current time. It is later at each call, but never in the future for the site. */
  now(): number {
    this.#last = Math.max(Date.now() - LAG_MS, this.#last + 1);
    return this.#last;
  }

  id(kind: string): string {
    this.#count += 1;
    return `${kind}_${this.now().toString(36)}${String(this.#count).padStart(6, '0')}`;
  }

  payPage(id: string): string {
    return `${this.address()}/pay/${id}`;
  }

  #notify(type: string, data: object): void {
    const id = this.id('evt');
    const occurred_at = new Date(this.now()).toISOString();
    const body = { event_id: id, event_type: type, occurred_at, notification_id: this.id('ntf'), data };
    this.notifications.push({ id, type, body: JSON.stringify(body), isDelivered: false, attempts: 0 });
  }

  #tellSubscription(type: string, found: Subscription): void {
    found.updatedAt = this.now();
    this.#notify(type, subscriptionBody(found));
  }

  createCustomer(email: string): Customer | Refused {
    if (this.customers.some((one) => one.email === email)) return { code: 'customer_already_exists' };
    const made = { id: this.id('ctm'), email, createdAt: this.now() };
    this.customers.push(made);
    return made;
  }

  createTransaction(order: {
    readonly plan: PlanName;
    readonly hasTrial: boolean;
    readonly customerId: string | null;
    readonly customData: ICustomData | null;
  }): Transaction {
    const isFree = order.hasTrial && termsOf(order.plan) !== undefined;
    const cents = isFree ? 0 : PLANS[order.plan].cents;
    const made: Transaction = {
      ...order,
      id: this.id('txn'),
      status: 'ready',
      subscriptionId: null,
      cents,
      createdAt: this.now(),
      billedAt: null,
    };
    this.transactions.push(made);
    return made;
  }

  /** Creates a transaction with the amount 0. When it is paid, the card of the subscription changes. */
  createCardChange({ id, plan, customerId, customData }: Subscription): Transaction {
    const made = this.createTransaction({ plan, hasTrial: true, customerId, customData });
    return Object.assign(made, { subscriptionId: id });
  }

  /** Pays a transaction, as the checkout does; false if it does not exist or is already paid. */
  pay(id: string): boolean {
    const found = this.transactions.find((one) => one.id === id);
    if (found?.status !== 'ready') return false;
    const terms = termsOf(found.plan);
    const known = this.subscriptions.find((one) => one.id === found.subscriptionId);
    if (terms !== undefined && known === undefined) this.#begin(found, terms);
    this.#complete(found);
    if (known !== undefined) this.#changeCard(known);
    return true;
  }

  /** Replaces the card with one that works. The new card immediately makes the payments that failed. */
  #changeCard(found: Subscription): void {
    found.cardFails = false;
    while (found.status === 'past_due' && this.#settle(found));
  }

  #complete(found: Transaction): void {
    found.status = 'completed';
    found.billedAt = this.now();
    this.#notify('transaction.completed', transactionBody(found, this.payPage(found.id)));
  }

  #begin(found: Transaction, { trialDays, interval }: SubscriptionPlan): void {
    const start = this.now();
    const { hasTrial } = found;
    const periodEnd = hasTrial ? start + trialDays * DAY : periodAfter(new Date(start), interval).getTime();
    const made: Subscription = {
      id: this.id('sub'),
      status: hasTrial ? 'trialing' : 'active',
      plan: found.plan,
      customerId: found.customerId ?? 'ctm_standin',
      customData: found.customData,
      createdAt: start,
      periodStart: start,
      periodEnd,
      nextBilledAt: periodEnd,
      cancelAt: null,
      canceledAt: null,
      pastDueSince: null,
      cardFails: false,
      updatedAt: start,
    };
    this.subscriptions.push(made);
    found.subscriptionId = made.id;
    this.#tellSubscription(hasTrial ? 'subscription.trialing' : 'subscription.activated', made);
  }

  subscription(id: string): Subscription | undefined {
    return this.subscriptions.find((one) => one.id === id);
  }

  cancel(found: Subscription, isImmediate: boolean): Refused | Subscription {
    if (found.status === 'canceled') return { code: 'subscription_update_when_canceled' };
    if (isImmediate) return this.#end(found);
    if (found.cancelAt !== null) return { code: 'subscription_locked_pending_changes' };
    found.cancelAt = found.periodEnd;
    this.#tellSubscription('subscription.updated', found);
    return found;
  }

  /** Deletes the scheduled change, so that the subscription renews. */
  resume(found: Subscription): Refused | Subscription {
    if (found.status === 'canceled') return { code: 'subscription_update_when_canceled' };
    if (found.cancelAt === null) return found;
    found.cancelAt = null;
    this.#tellSubscription('subscription.updated', found);
    return found;
  }

  #end(found: Subscription): Subscription {
    found.status = 'canceled';
    found.canceledAt = this.now();
    found.cancelAt = null;
    found.nextBilledAt = null;
    this.#tellSubscription('subscription.canceled', found);
    return found;
  }

  costOf(found: Subscription, plan: PlanName): UpgradeCost | Refused {
    const [from, to] = [termsOf(found.plan), termsOf(plan)];
    if (found.status === 'canceled') return { code: 'subscription_update_when_canceled' };
    if (found.cancelAt !== null) return { code: 'subscription_locked_pending_changes' };
    if (found.status === 'past_due') return { code: 'subscription_update_when_past_due' };
    if (from === undefined || to === undefined) return { code: 'subscription_items_not_recurring' };
    const period = {
      isTrial: found.status === 'trialing',
      startsAt: new Date(found.periodStart),
      endsAt: new Date(found.periodEnd),
    };
    return upgradeCost(from, to, period, new Date(this.now()));
  }

  change(found: Subscription, plan: PlanName): Subscription | Refused {
    if (found.plan === plan && found.status !== 'canceled') return found;
    const cost = this.costOf(found, plan);
    if (isRefused(cost)) return cost;
    // If the payment would fail, the plan does not change.
    if (cost.dueToday > 0 && found.cardFails) return { code: 'subscription_payment_declined' };
    found.plan = plan;
    const end = cost.nextAt?.getTime() ?? found.periodEnd;
    if (end !== found.periodEnd) found.periodStart = this.now();
    found.periodEnd = end;
    found.nextBilledAt = end;
    this.#tellSubscription('subscription.updated', found);
    if (cost.dueToday > 0) this.#charge(found, cost.dueToday);
    return found;
  }

  #charge({ plan, customerId, customData, id }: Subscription, cents: number): void {
    const order = { plan, hasTrial: false, customerId, customData };
    const made = { ...this.createTransaction(order), cents, subscriptionId: id };
    this.transactions[this.transactions.length - 1] = made;
    this.#complete(made);
  }

  /** Creates a full refund of a completed transaction. Paddle approves or rejects it later. */
  refund(transactionId: string, reason: string): Adjustment | Refused {
    const paid = this.transactions.find((one) => one.id === transactionId);
    if (paid === undefined) return { code: 'entity_not_found' };
    if (paid.status !== 'completed') return { code: 'adjustment_transaction_invalid_status' };
    const earlier = this.adjustments.find(
      (one) => one.transactionId === transactionId && one.status !== 'rejected',
    );
    if (earlier?.status === 'pending_approval') return { code: 'adjustment_pending_refund_request' };
    if (earlier !== undefined) return { code: 'adjustment_total_amount_above_remaining_allowed' };
    const at = this.now();
    const made: Adjustment = {
      id: this.id('adj'),
      transactionId,
      reason,
      status: 'pending_approval',
      createdAt: at,
      updatedAt: at,
    };
    this.adjustments.push(made);
    this.#notify('adjustment.created', adjustmentBody(made, paid));
    return made;
  }

  /** Approves or rejects the refunds that are waiting for a decision. */
  review(status: 'approved' | 'rejected'): void {
    for (const found of this.adjustments) {
      const paid = this.transactions.find((one) => one.id === found.transactionId);
      if (found.status !== 'pending_approval' || paid === undefined) continue;
      found.status = status;
      found.updatedAt = this.now();
      this.#notify('adjustment.updated', adjustmentBody(found, paid));
    }
  }

  /** Lets days pass: moves each stored time into the past, and then does everything that has become due. */
  passDays(days: number): void {
    const back = days * DAY;
    for (const one of this.customers) one.createdAt -= back;
    for (const one of this.transactions) movePaymentBack(one, back);
    for (const one of this.adjustments) moveRefundBack(one, back);
    for (const one of this.subscriptions) moveBack(one, back);
    for (const one of this.subscriptions) while (this.#settle(one));
  }

  /** Does the next thing that is due for a subscription; false if nothing is due. */
  #settle(found: Subscription): boolean {
    const now = this.now();
    if (found.status === 'canceled') return false;
    if (found.cancelAt !== null && found.cancelAt <= now) {
      this.#end(found);
      return true;
    }
    if (found.status === 'past_due') return this.#retry(found, now);
    if (found.nextBilledAt === null || found.nextBilledAt > now || found.cancelAt !== null) return false;
    if (!found.cardFails) return this.#renew(found, 'subscription.updated');
    found.status = 'past_due';
    found.pastDueSince = found.nextBilledAt;
    this.#tellSubscription('subscription.past_due', found);
    return true;
  }

  #retry(found: Subscription, now: number): boolean {
    if (!found.cardFails) return this.#renew(found, 'subscription.activated');
    if (now - (found.pastDueSince ?? now) < DUNNING_DAYS * DAY) {
      // The card was tried again and failed again.
      this.#tellSubscription('subscription.updated', found);
      return false;
    }
    this.#end(found);
    return true;
  }

  #renew(found: Subscription, type: string): boolean {
    const terms = termsOf(found.plan);
    if (terms === undefined) return false;
    found.status = 'active';
    found.pastDueSince = null;
    found.periodStart = found.periodEnd;
    found.periodEnd = periodAfter(new Date(found.periodStart), terms.interval).getTime();
    found.nextBilledAt = found.periodEnd;
    this.#charge(found, terms.cents);
    this.#tellSubscription(type, found);
    return true;
  }
}
