import { afterAll, expect, test } from 'vitest';
import { createLink } from '../accounts/one-time-token-store.ts';
import { insertMails, NO_TENANT } from '../mail/mail-store.ts';
import { buildMember, buildOrganization, buildParent, confirmAct, type Person } from '../testing/people.ts';
import { OWN_PAGE, testApp } from '../testing/test-app.ts';
import { createTestDatabase } from '../testing/test-database.ts';

const database = await createTestDatabase();
const { db } = database;
const app = await testApp(db);
afterAll(async () => {
  await app.close();
  await database.drop();
});

const request = async (person: Person, method: 'POST' | 'DELETE', path: string, payload?: object) => {
  await confirmAct(db, person);
  return await app.inject({
    method,
    url: `/api/${path}`,
    headers: { ...OWN_PAGE, ...person.headers },
    ...(payload === undefined ? {} : { payload }),
  });
};

const addressOf = async ({ userId }: Person): Promise<string | null> => {
  const { email } = await db
    .selectFrom('users')
    .select('email')
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  return email;
};

/** Messages, and emails and links from before the address had an account, with the address in capital letters. */
async function leaveTraces(person: Person): Promise<void> {
  const told = { rating: 4, feedback: `I am ${person.userId}`, from_email: `${person.userId}@told.test` };
  expect((await request(person, 'POST', 'feedback', told)).statusCode).toBe(204);
  const recipient = (await addressOf(person))?.toUpperCase();
  if (recipient === undefined) return;
  const mail = { userId: null, recipient, locale: 'en', template: 'signup_link', path: '/' } as const;
  const tenants = [NO_TENANT, person.tenantId];
  await insertMails(
    db,
    tenants.map((tenantId) => ({ ...mail, tenantId })),
    'kept',
  );
  await createLink(db, { purpose: 'signup', email: recipient, isMailed: true });
}

/** How many rows about an account are left: its messages, emails to it, links for it. */
async function tracesOf({ userId }: Person, address: string | null): Promise<number[]> {
  const told = await db
    .selectFrom('feedback')
    .select('id')
    .where('feedback', '=', `I am ${userId}`)
    .execute();
  const mails = await db.selectFrom('emails').select('recipient').execute();
  const links = await db.selectFrom('one_time_tokens').select('email').execute();
  const same = (one: string): boolean => one.toLowerCase() === address;
  return [
    told.length,
    mails.filter(({ recipient }) => same(recipient)).length,
    links.filter(({ email }) => same(email)).length,
  ];
}

test.each<[string, () => Promise<{ who: Person; by: Person; path: (who: Person) => string }>]>([
  [
    'a parent',
    async () => {
      const who = await buildParent(db, { username: 'Ada' });
      return { who, by: who, path: () => 'profile' };
    },
  ],
  [
    'a teacher who leaves',
    async () => {
      const who = await buildMember(db, await buildOrganization(db), 'teacher');
      return { who, by: who, path: () => 'profile' };
    },
  ],
  [
    'a teacher whom an admin erases',
    async () => {
      const by = await buildOrganization(db);
      const path = ({ userId }: Person): string => `organization/teacher/${userId}`;
      return { who: await buildMember(db, by, 'teacher'), by, path };
    },
  ],
  [
    'a pupil',
    async () => {
      const by = await buildOrganization(db);
      const path = ({ studentId }: Person): string => `organization/students/${studentId}`;
      return { who: await buildMember(db, by, 'student'), by, path };
    },
  ],
])('%s who is erased leaves no message to us, and no email or link to the account', async (_, build) => {
  const { who, by, path } = await build();
  const other = await buildMember(db, await buildOrganization(db), 'teacher');
  for (const person of [who, other]) await leaveTraces(person);
  const [address, otherAddress] = [await addressOf(who), await addressOf(other)];
  expect(await tracesOf(who, address)).toEqual(address === null ? [1, 0, 0] : [1, 2, 1]);

  expect((await request(by, 'DELETE', path(who))).statusCode).toBe(204);
  expect(await tracesOf(who, address)).toEqual([0, 0, 0]);
  expect(await tracesOf(other, otherAddress)).toEqual([1, 2, 1]);
});
