import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { onDay, paid, refunded, START, subscribed } from '../testing/payment-events.ts';
import { GRACE_DAYS, type PaymentEvent, parsePaymentEvent } from './payment-event.ts';

const userId = randomUUID();
const at = (day: number) => new Date(START + day * 86_400_000);
const changeOf = (body: unknown): PaymentEvent['change'] | undefined => parsePaymentEvent(body)?.change;
const SUBSCRIPTION = { subscription: 'sub_1', plan: 'parent', userId } as const;

describe('an event of the provider', () => {
  it('of a payment is read without anything about cards', () => {
    const body = paid({ id: 'evt_1', day: 0 }, { transaction: 'txn_1', plan: 'python_course', userId });
    expect(parsePaymentEvent(body)).toEqual({
      id: 'evt_1',
      type: 'transaction.completed',
      occurredAt: at(0),
      change: {
        kind: 'payment',
        transactionId: 'txn_1',
        subscriptionId: null,
        userId,
        priceId: 'pri_test_python_course',
        amount: 3900,
        currency: 'USD',
      },
    });
  });

  it.each([
    ['trialing', undefined, at(33), at(30), null],
    ['active', undefined, at(33), at(30), null],
    ['active', 30, at(30), null, at(30)],
    ['past_due', undefined, at(GRACE_DAYS), at(30), null],
    ['paused', undefined, at(0), at(30), null],
    ['canceled', undefined, at(0), null, at(0)],
  ] as const)(
    'of a subscription that is %s, ending on day %s',
    (status, endsOn, openUntil, renewsAt, endsAt) => {
      const ending = endsOn === undefined ? {} : { endsOn };
      const body = subscribed({ id: 'evt_1', day: 0 }, { ...SUBSCRIPTION, status, ...ending });
      expect(changeOf(body)).toMatchObject({ kind: 'subscription', status, openUntil, renewsAt, endsAt });
    },
  );

  it.each([
    ['pending_approval', 'asked'],
    ['approved', 'approved'],
    ['rejected', 'rejected'],
    ['reversed', 'rejected'],
  ])('of a refund that is %s', (status, expected) => {
    const body = refunded({ id: 'evt_1', day: 0 }, { refund: 'adj_1', transaction: 'txn_1', status });
    expect(changeOf(body)).toEqual({
      kind: 'refund',
      refundId: 'adj_1',
      transactionId: 'txn_1',
      status: expected,
    });
  });

  it.each<[string, unknown]>([
    ['another kind', { event_id: 'evt_1', event_type: 'customer.created', occurred_at: onDay(0), data: {} }],
    [
      'a credit that is no refund',
      {
        event_id: 'evt_1',
        event_type: 'adjustment.created',
        occurred_at: onDay(0),
        data: { id: 'adj_1', action: 'credit', transaction_id: 'txn_1', status: 'approved' },
      },
    ],
    [
      'a refund in an unknown state',
      refunded({ id: 'evt_1', day: 0 }, { refund: 'adj_1', transaction: 'txn_1', status: 'thinking' }),
    ],
  ])('of %s has no effect', (_title, body) => {
    expect(changeOf(body)).toBeNull();
  });

  const good = paid({ id: 'evt_1', day: 0 }, { transaction: 'txn_1', plan: 'python_course', userId });
  it.each<[string, unknown]>([
    ['nothing', null],
    ['a text', 'event'],
    ['without an id', { ...good, event_id: undefined }],
    ['with an empty id', { ...good, event_id: '' }],
    ['without a time', { ...good, occurred_at: 'yesterday' }],
    ['without data', { ...good, data: undefined }],
    ['without a price', { ...good, data: { ...good.data, items: [] } }],
    [
      'with a negative amount',
      { ...good, data: { ...good.data, details: { totals: { grand_total: '-1' } } } },
    ],
  ])('is refused: %s', (_title, body) => {
    expect(parsePaymentEvent(body)).toBeUndefined();
  });

  it('with a wrong account names none', () => {
    const body = { ...good, data: { ...good.data, custom_data: { user_id: 'root' } } };
    expect(changeOf(body)).toMatchObject({ userId: null });
  });
});
