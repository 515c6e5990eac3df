import { afterAll, expect, it } from 'vitest';
import { newId } from '../database/new-id.ts';
import { keptMail } from '../integrations/mail/kept-mail.ts';
import { applyTestEvent, now, subscribed } from '../testing/payment-events.ts';
import { buildParent } from '../testing/people.ts';
import { createTestDatabase } from '../testing/test-database.ts';
import { sendTrialNotices } from './trial-notice.ts';

const database = await createTestDatabase();
const { db } = database;
afterAll(() => database.drop());

const NOW = now();

/** The state of a family plan, how many days ago its period of 30 days began, and whether its payer gets an email. */
it.each([
  ['trialing', 22, undefined, 0],
  ['trialing', 24, undefined, 1],
  ['trialing', 31, undefined, 0],
  ['trialing', 24, NOW + 6, 0],
  ['active', 24, undefined, 0],
] as const)('a plan that is %s for %i days and ends on %s', async (status, ago, endsOn, count) => {
  const { userId } = await buildParent(db);
  const ends = endsOn === undefined ? {} : { endsOn };
  const plan = { subscription: newId(), plan: 'parent', userId, status, ...ends } as const;
  await applyTestEvent(db, subscribed({ id: newId(), day: NOW - ago }, plan));
  await Promise.all([sendTrialNotices(db, keptMail), sendTrialNotices(db, keptMail)]);
  await sendTrialNotices(db, keptMail);
  const mails = await db
    .selectFrom('emails')
    .select(['template', 'words', 'path'])
    .where('user_id', '=', userId)
    .execute();
  expect(mails.map((one) => ({ ...one }))).toEqual(
    Array(count).fill({
      template: 'trial_ends',
      words: { date: expect.stringMatching(/^\w+ \d+, \d{4}$/), price: '\u2068$9\u2069 each month' },
      path: '/en/profile/billing',
    }),
  );
});
