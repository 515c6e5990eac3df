import { ApiError } from '@hopcode/contract/errors';
import { expect, it, vi } from 'vitest';
import { pollPurchase } from './poll-purchase.ts';

const looks = (...answers: readonly (string | undefined | Error)[]) => {
  const left = [...answers];
  return vi.fn<() => Promise<string | undefined>>(() => {
    const next = left.shift();
    return next instanceof Error ? Promise.reject(next) : Promise.resolve(next);
  });
};
const pause = () => Promise.resolve();

it.each([
  ['there at once', ['bought'], 'bought', 1],
  ['there later', [undefined, undefined, 'bought'], 'bought', 3],
  ['there after a failed look', [new Error('away'), 'bought'], 'bought', 2],
  ['never there', [], undefined, 80],
])('polls for a purchase that is %s', async (_, answers, expected, count) => {
  const look = looks(...answers);
  expect(await pollPurchase(look, { pause })).toBe(expected);
  expect(look).toHaveBeenCalledTimes(count);
});

it('stops when the user closes the password dialog', async () => {
  const request = { method: 'GET', url: '/api/payment/payments' };
  const body = { statusCode: 403, message: 'Forbidden', detail: 'confirm_password' };
  const look = looks(new ApiError({ url: request.url, status: 403, statusText: 'Forbidden', body, request }));
  expect(await pollPurchase(look, { pause })).toBeUndefined();
  expect(look).toHaveBeenCalledTimes(1);
});

it('polls every second at first, then less often', async () => {
  const pauses: number[] = [];
  await pollPurchase(looks(), { pause: (ms) => Promise.resolve(void pauses.push(ms)) });
  expect([pauses.slice(0, 30).every((ms) => ms === 1000), pauses[30], pauses.at(-1)]).toEqual([
    true,
    3000,
    3000,
  ]);
});

it('stops when the user leaves the page', async () => {
  const page = new AbortController();
  const look = looks();
  await pollPurchase(look, {
    signal: page.signal,
    pause: () => {
      page.abort();
      return Promise.resolve();
    },
  });
  expect(look).toHaveBeenCalledTimes(1);
});
