import { afterAll, expect, it } from 'vitest';
import { newId } from '../database/new-id.ts';
import { keptMail } from '../integrations/mail/kept-mail.ts';
import { applyTestEvent, now, subscribed } from '../testing/payment-events.ts';
import { buildParent } from '../testing/people.ts';
import { createTestDatabase } from '../testing/test-database.ts';
import { sendEndNotices } from './ended-plan-mail.ts';

const database = await createTestDatabase();
const { db } = database;
afterAll(() => database.drop());

const NOW = now();
const report = async (
  userId: string,
  subscription: string,
  { status, ago, endsOn }: { status: 'active' | 'past_due' | 'canceled'; ago: number; endsOn?: number },
  mail?: typeof keptMail,
) => {
  const ends = endsOn === undefined ? {} : { endsOn };
  const body = subscribed(
    { id: newId(), day: NOW - ago },
    { subscription, plan: 'parent', userId, status, ...ends },
  );
  await applyTestEvent(db, body, mail);
};
const mailsTo = async (userId: string) =>
  (
    await db
      .selectFrom('emails')
      .select(['template', 'words'])
      .where('user_id', '=', userId)
      .orderBy('created_at')
      .execute()
  ).map(({ template, words }) => [template, words]);

/**
 * The last report about a plan, how many days ago it was, and whether an email about the end is sent without another
 * report.
 */
it.each([
  ['past_due', 13, undefined, 0],
  ['past_due', 15, undefined, 1],
  ['past_due', 60, undefined, 0],
  ['active', 20, undefined, 0],
  ['active', 34, undefined, 0],
  ['active', 20, NOW - 1, 1],
  ['active', 20, NOW + 1, 0],
] as const)('a plan that is %s for %i days and is cancelled for %s', async (status, ago, endsOn, count) => {
  const { userId } = await buildParent(db);
  await report(userId, newId(), { status, ago, ...(endsOn !== undefined && { endsOn }) });
  await Promise.all([sendEndNotices(db, keptMail), sendEndNotices(db, keptMail)]);
  await sendEndNotices(db, keptMail);
  const access = expect.stringMatching(/^Closed now: .*Family plan.* For all your students/);
  expect(await mailsTo(userId)).toEqual(
    Array(count).fill(['plan_ended', { course: expect.stringMatching(/Family plan/), access }]),
  );
});

it.each([
  ['bought twice', true, ['double_ended']],
  ['followed by another', false, []],
])('a plan that was %s says what is open', async (_, isDouble, templates) => {
  const { userId } = await buildParent(db);
  const [first, second] = [newId(), newId()];
  await report(userId, first, { status: 'active', ago: 1 });
  await report(userId, second, { status: 'active', ago: 0.5 });
  if (!isDouble) await db.deleteFrom('provider_tasks').where('provider_id', '=', second).execute();
  await report(userId, second, { status: 'canceled', ago: 0 }, keptMail);
  const access = expect.stringMatching(/^Open now: .*Family plan/);
  const course = expect.stringMatching(/Family plan/);
  expect(await mailsTo(userId)).toEqual(templates.map((template) => [template, { course, access }]));
});
