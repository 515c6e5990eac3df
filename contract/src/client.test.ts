import { expect, expectTypeOf, test } from 'vitest';
import { z } from 'zod';
import { def } from './call.ts';
import { createClient } from './client.ts';
import { ApiError, RequestAborted, UnexpectedAnswer } from './errors.ts';
import { type Course, levelCourse } from './level/course.ts';
import { levelUpdate } from './level/update.ts';

const nextPage = def({
  method: 'GET',
  path: '/api/things/{owner}/paginated',
  summary: 'A page of things',
  params: z.object({ owner: z.string() }),
  query: z.object({ page: z.coerce.number().default(1), search: z.string().optional() }),
  response: z.object({ total: z.int() }),
  who: ['anon'],
  mutates: false,
});
const forget = def({
  method: 'DELETE',
  path: '/api/things',
  summary: 'Forget everything',
  response: z.undefined(),
  who: ['user'],
  mutates: true,
});

type Sent = { url: string; init: RequestInit };

/** A client whose server always gives the same answer, and the requests that it sent. */
function clientAnswering(answer: () => Response | Promise<Response>, token?: string) {
  const sent: Sent[] = [];
  const api = createClient({
    base: 'https://hop.test',
    locale: () => 'es',
    token: () => token,
    fetch: async (url, init = {}) => {
      sent.push({ url: String(url), init });
      return await answer();
    },
  });
  return { api, sent };
}

const json = (body: unknown, status = 200, statusText = ''): Response =>
  new Response(JSON.stringify(body), {
    status,
    statusText,
    headers: { 'content-type': 'application/json; charset=utf-8' },
  });

test('puts parameters and query into the address, and sends language and origin', async () => {
  const { api, sent } = clientAnswering(() => json({ total: 3, secret: 'not in the contract' }));
  const answer = await api(nextPage, { params: { owner: 'a/b' }, query: { page: 2, search: 'x y' } });
  expect(answer).toEqual({ total: 3 });
  expect(sent).toMatchObject([
    {
      url: 'https://hop.test/api/things/a%2Fb/paginated?page=2&search=x+y',
      init: {
        method: 'GET',
        credentials: 'same-origin',
        headers: { accept: 'application/json', 'accept-language': 'es', 'x-requested-with': 'fetch' },
      },
    },
  ]);
});

test('sends no token, body or signal unless it has one', async () => {
  const { api, sent } = clientAnswering(() => json({ total: 0 }));
  await api(nextPage, { params: { owner: 'a' } });
  const { headers, ...init } = sent[0]?.init ?? {};
  expect(Object.keys(headers ?? {}).toSorted()).toEqual(['accept', 'accept-language', 'x-requested-with']);
  expect(init).toStrictEqual({ method: 'GET', credentials: 'same-origin' });
});

test('passes its signal to fetch', async () => {
  const { api, sent } = clientAnswering(() => new Response(null, { status: 204 }));
  const { signal } = new AbortController();
  await api(forget, { signal });
  expect(sent[0]?.init.signal).toBe(signal);
});

test('bypasses the cache for a fresh answer', async () => {
  const { api, sent } = clientAnswering(() => new Response(null, { status: 204 }));
  await api(forget, { fresh: true });
  await api(forget, { fresh: false });
  expect(sent.map(({ init }) => init.cache)).toEqual(['no-store', undefined]);
});

test.each([
  ['text/plain', '{"a":1}', '{"a":1}'],
  ['application/json', '{"a":1}', { a: 1 }],
  ['application/json', '{"a":', '{"a":'],
])('the body of a refusal with type %s: %s', async (type, text, body) => {
  const { api } = clientAnswering(
    () => new Response(text, { status: 502, headers: { 'content-type': type } }),
  );
  await expect(api(forget)).rejects.toMatchObject({ body });
});

test('omits undefined values, and needs no input when no part is required', async () => {
  const { api, sent } = clientAnswering(() => json({ total: 0 }));
  await api(nextPage, { params: { owner: 'a' }, query: { search: undefined } });
  expect(sent[0]?.url).toBe('https://hop.test/api/things/a/paginated');
});

test('returns undefined for a 204', async () => {
  const { api, sent } = clientAnswering(() => new Response(null, { status: 204 }), 'the-token');
  expect(await api(forget)).toBeUndefined();
  expect(sent[0]?.init.headers).toMatchObject({ authorization: 'Bearer the-token' });
});

test('sends a body as JSON', async () => {
  const { api, sent } = clientAnswering(() => json({ status: 'complete' }));
  const body = { last_status: 'complete', last_code_executed: 'x', level_slug: 'intro-level1' } as const;
  expect(await api(levelUpdate, { params: { slug: 'intro-level1' }, body })).toEqual({
    status: 'complete',
    kept: true,
    verified: false,
    proof_problem: null,
    saved_at: null,
  });
  expect(sent[0]?.init).toMatchObject({
    method: 'POST',
    body: JSON.stringify(body),
    headers: { 'content-type': 'application/json' },
  });
});

test.each([
  [400, 'Bad Request'],
  [401, 'Unauthorized'],
  [403, 'Forbidden'],
  [404, 'Not Found'],
  [422, 'Validation Error'],
  [500, 'Internal Server Error'],
  [502, 'Bad Gateway'],
  [503, 'Service Unavailable'],
  [418, 'Generic Error: status: 418; status text: Short and stout; body: {"statusCode":418}'],
])('status %i raises an ApiError that says %s', async (status, message) => {
  const { api } = clientAnswering(() => json({ statusCode: status }, status, 'Short and stout'));
  const error: unknown = await api(forget).catch((caught: unknown) => caught);
  expect(error).toBeInstanceOf(ApiError);
  expect(error).toMatchObject({
    message,
    url: 'https://hop.test/api/things',
    status,
    statusText: 'Short and stout',
    body: { statusCode: status },
    request: { method: 'DELETE', url: 'https://hop.test/api/things' },
  });
});

test('an ApiError has the fields of a 422, the detail of a refusal, or plain text', async () => {
  const issues = [{ path: 'body.email', message: 'Invalid' }];
  const refused = new ApiError({
    url: '/x',
    status: 422,
    statusText: '',
    body: { statusCode: 422, message: 'Validation Error', detail: 'unknown_level', issues },
    request: { method: 'GET', url: '/x' },
  });
  expect([refused.issues, refused.detail]).toEqual([issues, 'unknown_level']);
  const { api } = clientAnswering(() => new Response('<h1>gateway</h1>', { status: 502 }));
  await expect(api(forget)).rejects.toMatchObject({
    body: '<h1>gateway</h1>',
    issues: [],
    detail: undefined,
  });
});

test('a cancelled request rejects with Request aborted', async () => {
  const cancel = new AbortController();
  const { api } = clientAnswering(() => {
    cancel.abort();
    throw new DOMException('stopped', 'AbortError');
  });
  const error: unknown = await api(forget, { signal: cancel.signal }).catch((caught: unknown) => caught);
  expect(error).toBeInstanceOf(RequestAborted);
  expect(error).toMatchObject({ message: 'Request aborted' });
});

test('a network failure rejects with the error of fetch', async () => {
  const { api } = clientAnswering(() => {
    throw new TypeError('fetch failed');
  });
  await expect(api(forget)).rejects.toThrow(TypeError);
});

test('a successful answer with another shape rejects with UnexpectedAnswer', async () => {
  const { api } = clientAnswering(() => json({ total: 'three' }));
  await expect(api(nextPage, { params: { owner: 'a' } })).rejects.toBeInstanceOf(UnexpectedAnswer);
});

test('types: answers follow the contract, and wrong or missing parts do not compile', () => {
  const { api } = clientAnswering(() => json({}));
  expectTypeOf(() =>
    api(levelCourse, { params: { slug: 'python' } }),
  ).returns.resolves.toEqualTypeOf<Course>();
  // @ts-expect-error the parameters are missing
  expectTypeOf(() => api(levelCourse)).toBeFunction();
  // @ts-expect-error a slug is a string
  expectTypeOf(() => api(levelCourse, { params: { slug: 5 } })).toBeFunction();
  // @ts-expect-error the call has no body
  expectTypeOf(() => api(levelCourse, { params: { slug: 'python' }, body: {} })).toBeFunction();
});

test('a call that succeeds is never repeated', async () => {
  const sent: unknown[] = [];
  const api = createClient({
    base: '',
    locale: () => 'en',
    fetch: async (url) => {
      sent.push(url);
      return new Response(null, { status: 204 });
    },
    repeats: async () => true,
  });
  await api(forget);
  expect(sent).toEqual(['/api/things']);
});

test.each([
  ['is repeated once when the page asks for a repeat', true, 2, undefined],
  ['is not repeated otherwise', false, 1, 'confirm_password'],
])('a refused call %s', async (_, isDone, count, detail) => {
  const sent: unknown[] = [];
  const api = createClient({
    base: '',
    locale: () => 'en',
    fetch: async (_url, init) => {
      sent.push(init?.method);
      return sent.length === 1
        ? json({ statusCode: 403, message: 'Forbidden', detail: 'confirm_password' }, 403)
        : new Response(null, { status: 204 });
    },
    repeats: async (refusal) => refusal.detail === 'confirm_password' && isDone,
  });
  const error: unknown = await api(forget).catch((caught: unknown) => caught);
  expect(sent).toHaveLength(count);
  expect(error instanceof ApiError ? error.detail : undefined).toBe(detail);
});

test('asks in the locale of the input, which may differ from that of the page while its language changes', async () => {
  const { api, sent } = clientAnswering(() => json({ total: 0 }));
  await api(nextPage, { params: { owner: 'a' }, locale: 'he' });
  expect(sent[0]?.init.headers).toMatchObject({ 'accept-language': 'he' });
});
