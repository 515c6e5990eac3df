import { afterAll, expect, it } from 'vitest';
import { newId } from '../database/new-id.ts';
import { keptMail } from '../integrations/mail/kept-mail.ts';
import { applyTestEvent, now, paid, subscribed } from '../testing/payment-events.ts';
import { buildParent } from '../testing/people.ts';
import { createTestDatabase } from '../testing/test-database.ts';
import { keepStudent } from './checkout-student-store.ts';

const database = await createTestDatabase();
const { db } = database;
afterAll(() => database.drop());

const head = () => ({ id: newId(), day: now() });
const course = (userId: string, transaction: string) =>
  paid(head(), { transaction, plan: 'python_course', userId });
const plan = (userId: string, subscription: string, status: 'trialing' | 'active' | 'past_due' = 'active') =>
  subscribed(head(), { subscription, plan: 'parent', userId, status });

it.each<[string, (userId: string, id: string) => object, boolean, readonly RegExp[]]>([
  ['a course without a student', course, false, [/^You bought: .*Python.* No student has this course yet/]],
  ['a course that was chosen for a student', course, true, [/^Open now: .*Python.* Student: .?Ada.?\.$/]],
  ['a plan', plan, false, [/^Open now: .*Family plan.* For all your students/]],
  ['a plan whose first report is a failed payment', (userId, id) => plan(userId, id, 'past_due'), false, []],
])('tells the payer of %s once what is open for whom', async (_, event, isChosen, words) => {
  const { userId, tenantId, studentId } = await buildParent(db, { username: 'Ada' });
  const id = newId();
  if (isChosen) await keepStudent(db, id, { tenantId, studentId: studentId ?? '' });
  for (let count = 0; count < 2; count += 1) await applyTestEvent(db, event(userId, id), keptMail);
  const sent = await db
    .selectFrom('emails')
    .select('words')
    .where('user_id', '=', userId)
    .where('template', '=', 'purchase_done')
    .execute();
  expect(sent.map((one) => one.words)).toEqual(
    words.map((access) => ({ course: expect.any(String), access: expect.stringMatching(access) })),
  );
});

it('tells the payer of a free trial until when it is free, and what is paid then', async () => {
  const { userId } = await buildParent(db);
  await applyTestEvent(db, plan(userId, newId(), 'trialing'), keptMail);
  const sent = await db
    .selectFrom('emails')
    .select(['template', 'words', 'path'])
    .where('user_id', '=', userId)
    .execute();
  expect(sent.map((one) => ({ ...one }))).toEqual([
    {
      template: 'trial_started',
      words: {
        course: expect.stringMatching(/Family plan/),
        access: expect.stringMatching(/^Open now: .*Family plan.* For all your students/),
        date: expect.stringMatching(/^\w+ \d+, \d{4}$/),
        price: '\u2068$9\u2069 each month',
      },
      path: '/en/profile/billing',
    },
  ]);
});
