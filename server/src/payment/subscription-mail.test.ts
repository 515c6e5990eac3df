import type { SubscriptionState } from '@hopcode/contract/payment/purchase';
import { afterAll, expect, it } from 'vitest';
import { newId } from '../database/new-id.ts';
import { keptMail } from '../integrations/mail/kept-mail.ts';
import { applyTestEvent, now, START, subscribed } from '../testing/payment-events.ts';
import { buildParent } from '../testing/people.ts';
import { createTestDatabase } from '../testing/test-database.ts';

const database = await createTestDatabase();
const { db } = database;
afterAll(() => database.drop());

const NOW = now();
/** A day in the format of an email in German. */
const said = (day: number): string =>
  new Intl.DateTimeFormat('de', { dateStyle: 'long', timeZone: 'UTC' }).format(START + day * 86_400_000);

type State = SubscriptionState | 'cancelled' | 'unpaid and cancelled' | 'larger';
/**
 * Events with the number of days since each event, and the emails that they cause. Each email has the day that it
 * names. A cancelled plan ends in ten days.
 */
const CASES: readonly (readonly [
  string,
  readonly (readonly [State, number])[],
  readonly (readonly [string, number | undefined])[],
])[] = [
  [
    'a plan that is paid',
    [
      ['trialing', 31],
      ['active', 1],
    ],
    [],
  ],
  [
    'a failed payment',
    [
      ['active', 31],
      ['past_due', 1],
    ],
    [['payment_failed', 13]],
  ],
  [
    'the same failure again and again',
    [
      ['active', 31],
      ['past_due', 5],
      ['past_due', 3],
      ['past_due', 1],
    ],
    [['payment_failed', 9]],
  ],
  [
    'failures of two periods',
    [
      ['active', 40],
      ['past_due', 9],
      ['active', 5],
      ['past_due', 1],
    ],
    [
      ['payment_failed', 5],
      ['payment_failed', 13],
    ],
  ],
  [
    'a failure that is reported late, after the payment',
    [
      ['active', 1],
      ['past_due', 3],
    ],
    [],
  ],
  [
    'a failure whose days are over',
    [
      ['active', 60],
      ['past_due', 20],
    ],
    [['plan_ended', undefined]],
  ],
  [
    'a cancelled plan',
    [
      ['active', 9],
      ['cancelled', 1],
      ['cancelled', 0.5],
    ],
    [['plan_cancelled', 10]],
  ],
  [
    'a plan that is cancelled after a failed payment',
    [
      ['active', 31],
      ['past_due', 2],
      ['unpaid and cancelled', 1],
    ],
    [
      ['payment_failed', 12],
      ['plan_cancelled', 12],
    ],
  ],
  [
    'a plan that ends immediately',
    [
      ['active', 9],
      ['canceled', 0],
    ],
    [['plan_ended', undefined]],
  ],
  [
    'a plan that is reported twice as ended',
    [
      ['active', 9],
      ['canceled', 0.2],
      ['canceled', 0.1],
    ],
    [['plan_ended', undefined]],
  ],
  [
    'a late payment after the courses were closed',
    [
      ['active', 47],
      ['past_due', 17],
      ['active', 1],
    ],
    [
      ['plan_ended', undefined],
      ['plan_reopened', 29],
    ],
  ],
  [
    'a change to a larger plan',
    [
      ['active', 9],
      ['larger', 1],
      ['larger', 0.5],
    ],
    [['plan_changed', 29]],
  ],
];

const OPEN = expect.stringMatching(/Für alle|für alle/);
/** The words of an email without its day. */
const OTHER_WORDS: Readonly<Record<string, object>> = {
  payment_failed: { access: OPEN },
  plan_cancelled: { access: OPEN },
  plan_ended: { course: expect.any(String), access: OPEN },
  plan_reopened: { access: OPEN },
  plan_changed: { course: expect.any(String), access: OPEN, price: expect.stringMatching(/290/) },
};

it.each(CASES)('tells the payer of %s', async (_, events, mails) => {
  const { userId } = await buildParent(db);
  await db.updateTable('users').set({ language: 'de' }).where('id', '=', userId).execute();
  const subscription = newId();
  for (const [state, ago] of events) {
    const isCancelled = state === 'cancelled' || state === 'unpaid and cancelled';
    const status =
      state === 'cancelled' || state === 'larger'
        ? 'active'
        : state === 'unpaid and cancelled'
          ? 'past_due'
          : state;
    const body = subscribed(
      { id: newId(), day: NOW - ago },
      {
        subscription,
        plan: state === 'larger' ? 'small_school' : 'parent',
        userId,
        status,
        ...(isCancelled && { endsOn: NOW + 10 }),
      },
    );
    await applyTestEvent(db, body, keptMail);
  }
  const sent = await db
    .selectFrom('emails')
    .select(['template', 'locale', 'words', 'path'])
    .where('user_id', '=', userId)
    .where('template', '!=', 'purchase_done')
    .orderBy('created_at')
    .execute();
  expect(sent.map((one) => ({ ...one }))).toEqual(
    mails.map(([template, day]) => ({
      template,
      locale: 'de',
      words: { ...OTHER_WORDS[template], ...(day !== undefined && { date: said(NOW + day) }) },
      path: '/de/profile/billing',
    })),
  );
});
