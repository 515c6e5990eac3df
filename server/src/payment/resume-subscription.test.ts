import { afterAll, describe, expect, it } from 'vitest';
import { newId } from '../database/new-id.ts';
import { keptMail } from '../integrations/mail/kept-mail.ts';
import { applyTestEvent, subscribed, TODAY } from '../testing/payment-events.ts';
import { buildOrganization, buildParent, type Person } from '../testing/people.ts';
import { OWN_PAGE, testApp } from '../testing/test-app.ts';
import { createTestDatabase } from '../testing/test-database.ts';
import { testSelling } from './test-provider.ts';

const database = await createTestDatabase();
const { db } = database;
const selling = await testSelling(db, () => keptMail);
const app = await testApp(db, { selling });
afterAll(async () => {
  await app.close();
  await database.drop();
});

const send = async (person: Person, path: string, payload?: object) => {
  const answer = await app.inject({
    method: payload === undefined ? 'GET' : 'POST',
    url: `/api/payment/${path}`,
    headers: { ...OWN_PAGE, ...person.headers },
    ...(payload === undefined ? {} : { payload }),
  });
  return { status: answer.statusCode, body: answer.json() };
};
const shown = async (person: Person) => (await send(person, 'current-subscription')).body.subscription;
const actOn = async (person: Person, act: 'cancel' | 'resume', id?: string) =>
  await send(person, `${act}-subscription`, { purchase_id: id ?? (await shown(person)).id });
const resume = async (person: Person, id?: string) => await actOn(person, 'resume', id);
const begin = async (
  { userId }: Person,
  plan: 'parent' | 'small_school' = 'parent',
  status: 'active' | 'canceled' | 'trialing' = 'active',
) =>
  await applyTestEvent(
    db,
    subscribed({ id: newId(), day: TODAY }, { subscription: `sub_${newId()}`, plan, userId, status }),
  );
const mailsTo = async ({ userId }: Person) =>
  (await db.selectFrom('emails').select('template').where('user_id', '=', userId).execute()).map(
    ({ template }) => template,
  );

describe('a cancellation that is taken back', () => {
  it.each(['active', 'trialing'] as const)(
    'lets a plan that is %s renew, and says so once',
    async (status) => {
      const parent = await buildParent(db);
      await begin(parent, 'parent', status);
      const before = await shown(parent);
      await actOn(parent, 'cancel');
      expect(await shown(parent)).toMatchObject({ renews_at: null, ends_at: before.renews_at });
      for (let count = 0; count < 2; count += 1)
        expect((await resume(parent)).body).toMatchObject({
          status,
          renews_at: before.renews_at,
          ends_at: null,
        });
      expect((await mailsTo(parent)).sort()).toEqual(['plan_cancelled', 'plan_resumed']);
    },
  );

  it('changes nothing of a plan that renews', async () => {
    const parent = await buildParent(db);
    await begin(parent);
    expect((await resume(parent)).body).toEqual(await shown(parent));
    expect(await mailsTo(parent)).toEqual([]);
  });

  it('is refused after the end', async () => {
    const parent = await buildParent(db);
    await begin(parent, 'parent', 'canceled');
    expect(await resume(parent)).toMatchObject({ status: 409, body: { detail: 'subscription_over' } });
  });

  it('is refused while the payer has another plan that renews', async () => {
    const parent = await buildParent(db);
    await begin(parent);
    const { id } = await shown(parent);
    await actOn(parent, 'cancel');
    await begin(parent);
    expect(await resume(parent, id)).toMatchObject({ status: 409, body: { detail: 'already_subscribed' } });
  });

  it('is refused to another account', async () => {
    const [parent, other] = [await buildParent(db), await buildOrganization(db)];
    await begin(parent);
    await actOn(parent, 'cancel');
    expect((await resume(other, (await shown(parent)).id)).status).toBe(403);
  });
});
