import { afterAll, expect, it } from 'vitest';
import { addPages } from './pages.ts';
import { startStandIn } from './stand-in.ts';

const moved: number[] = [];
const standIn = await startStandIn({
  add: (app, world) =>
    addPages(app, world, {
      returnTo: 'http://127.0.0.1/en/profile/billing',
      onDays: async (days) => {
        moved.push(days);
      },
    }),
});
const { world, app } = standIn;
afterAll(() => standIn.stop());

it.each(['0', '400', 'x'])('lets no days pass for %s', async (days) => {
  expect((await app.inject({ method: 'POST', url: `/stand-in/pass-days/${days}` })).statusCode).toBe(400);
});

it('lets a year pass in parts, so that each payment has a day of its own', async () => {
  const order = { customerId: null, customData: {}, plan: 'parent', hasTrial: true } as const;
  world.pay(world.createTransaction(order).id);
  await app.inject({ method: 'POST', url: '/stand-in/pass-days/365' });
  const paid = world.transactions.filter(({ cents, status }) => cents > 0 && status === 'completed');
  const days = paid.map(({ billedAt }) => new Date(billedAt ?? 0).toISOString().slice(0, 10));
  expect(new Set(days).size).toBe(12);
  expect(days).toEqual(days.toSorted());
  expect(moved.reduce((sum, part) => sum + part, 0)).toBe(365);
});
