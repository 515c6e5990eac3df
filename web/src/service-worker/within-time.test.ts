import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { withinTime } from './within-time.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const answer = (text: string, status = 200): Response => new Response(text, { status });
const textOf = async (given: Promise<Response>): Promise<string> => (await given).text();
const never = new Promise<Response>(() => {});
const copy = async (): Promise<Response> => answer('copy');
const none = async (): Promise<undefined> => undefined;
const failure = (): Promise<Response> => Promise.reject(new TypeError('Failed to fetch'));

test.each([200, 304, 401, 403, 404, 422, 429])('returns an answer with status %i', async (status) => {
  const given = status === 304 ? new Response(null, { status }) : answer('server', status);
  expect(await withinTime(1000, Promise.resolve(given), copy)).toBe(given);
});

test.each([500, 502, 503])(
  'replaces an answer with status %i with the copy, if there is one',
  async (status) => {
    expect(await textOf(withinTime(1000, Promise.resolve(answer('server', status)), copy))).toBe('copy');
    expect(await textOf(withinTime(1000, Promise.resolve(answer('server', status)), none))).toBe('server');
  },
);

test('without a network, returns the copy, or throws if there is none', async () => {
  expect(await textOf(withinTime(1000, failure(), copy))).toBe('copy');
  await expect(withinTime(1000, failure(), none)).rejects.toThrow('Failed to fetch');
});

test('replaces the error response of Firefox without a network with the copy, if there is one', async () => {
  expect(await textOf(withinTime(1000, Promise.resolve(Response.error()), copy))).toBe('copy');
  expect((await withinTime(1000, Promise.resolve(Response.error()), none)).type).toBe('error');
});

test('replaces a slow answer with the copy, or waits if there is no copy', async () => {
  const shown = textOf(withinTime(1000, never, copy));
  await vi.advanceTimersByTimeAsync(1000);
  expect(await shown).toBe('copy');

  const { promise, resolve } = Promise.withResolvers<Response>();
  const waited = textOf(withinTime(1000, promise, none));
  await vi.advanceTimersByTimeAsync(5000);
  resolve(answer('server'));
  expect(await waited).toBe('server');
});
