import { expect, test } from 'vitest';
import { ApiError, RequestAborted, UnexpectedAnswer } from './errors.ts';

const errorWith = (status: number, body: unknown): ApiError =>
  new ApiError({ url: '/x', status, statusText: 'Teapot', body, request: { method: 'GET', url: '/x' } });

test('an ApiError reads the waiting time and the number of items from its body', () => {
  const { retryAfter, count, issues } = errorWith(429, {
    statusCode: 429,
    message: '',
    retry_after: 30,
    count: 2,
  });
  expect({ retryAfter, count, issues }).toEqual({ retryAfter: 30, count: 2, issues: [] });
});

test.each([
  ['text', 'gateway'],
  ['nothing', undefined],
  ['another shape', { error: 'down' }],
  ['a body without them', { statusCode: 403, message: 'Forbidden' }],
])('an ApiError with %s has no details', (_name, body) => {
  const { detail, retryAfter, count, issues } = errorWith(403, body);
  expect({ detail, retryAfter, count, issues }).toEqual({
    detail: undefined,
    retryAfter: undefined,
    count: undefined,
    issues: [],
  });
});

test.each([
  ['text', 'short', 'short'],
  ['JSON', { a: 1 }, '{"a":1}'],
])('the message of an unknown status contains %s unchanged', (_name, body, shown) => {
  expect(errorWith(418, body).message).toBe(
    `Generic Error: status: 418; status text: Teapot; body: ${shown}`,
  );
});

test('each error has its name, its message and its cause', () => {
  const cause = new Error('a');
  expect(errorWith(404, '')).toMatchObject({ name: 'ApiError', message: 'Not Found' });
  expect(new RequestAborted(cause)).toMatchObject({
    name: 'RequestAborted',
    message: 'Request aborted',
    cause,
  });
  expect(new UnexpectedAnswer('/x', cause)).toMatchObject({
    name: 'UnexpectedAnswer',
    message: 'Unexpected answer',
    url: '/x',
    cause,
  });
});
