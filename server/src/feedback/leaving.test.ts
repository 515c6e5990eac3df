import { afterAll, describe, expect, it } from 'vitest';
import { buildOperator, buildParent } from '../testing/people.ts';
import { OWN_PAGE, testApp } from '../testing/test-app.ts';
import { createTestDatabase } from '../testing/test-database.ts';

const database = await createTestDatabase();
const { db } = database;
const app = await testApp(db);
afterAll(async () => {
  await app.close();
  await database.drop();
});

const parent = await buildParent(db);
const send = async (path: 'feedback/cancel-subscription' | 'feedback/refund', payload: object) => {
  const answer = await app.inject({
    method: 'POST',
    url: `/api/${path}`,
    headers: { ...OWN_PAGE, ...parent.headers },
    payload,
  });
  return [answer.statusCode, answer.statusCode === 422 ? answer.json().issues : undefined];
};
const MISSING = [{ path: 'body.feedback', message: 'missing' }];

describe('why a payer leaves', () => {
  it.each([
    [{ refund_reason: 'technical_issues' }, 204, undefined],
    [{ refund_reason: 'other', feedback: 'We moved' }, 204, undefined],
    [{ refund_reason: 'other' }, 422, MISSING],
    [{ refund_reason: 'boredom' }, 422, [{ path: 'body.refund_reason', message: 'invalid' }]],
  ])('of a refund %j: %s', async (body, status, issues) => {
    expect(await send('feedback/refund', body)).toEqual([status, issues]);
  });

  it.each([
    [{ cancel_subscription_reason: 'not_satisfied', feedback: '' }, 204, undefined],
    [
      { cancel_subscription_reason: 'other', feedback: ' ' },
      422,
      [{ path: 'body.feedback', message: 'invalid' }],
    ],
    [{ cancel_subscription_reason: 'other' }, 422, MISSING],
    [{}, 422, [{ path: 'body.cancel_subscription_reason', message: 'missing' }]],
  ])('of a cancellation %j: %s', async (body, status, issues) => {
    expect(await send('feedback/cancel-subscription', body)).toEqual([status, issues]);
  });

  it('is in the inbox of the operator, who can archive it', async () => {
    await send('feedback/cancel-subscription', {
      cancel_subscription_reason: 'other',
      feedback: 'The <b>end</b>',
    });
    const operator = await buildOperator(db);
    const headers = { ...OWN_PAGE, ...operator.headers };
    const inbox = async () => (await app.inject({ url: '/api/feedback/inbox', headers })).json().messages;
    const [message] = await inbox();
    expect(message).toMatchObject({
      kind: 'cancel_subscription',
      reason: 'other',
      text: 'The <b>end</b>',
      status: 'new',
      account_email: `${parent.userId}@home.test`,
    });
    const answer = await app.inject({
      method: 'PUT',
      url: `/api/feedback/inbox/${message.id}`,
      headers,
      payload: { status: 'archived' },
    });
    expect(answer.statusCode).toBe(204);
    expect((await inbox()).map(({ id }: { id: string }) => id)).not.toContain(message.id);
  });
});
