// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createQueryClient } from '../api/query-client.ts';
import { currentUserQuery } from './current-user.ts';
import { rememberedLearner } from './learner.ts';

beforeEach(() => {
  localStorage.clear();
  rememberedLearner.write(undefined);
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

it.each([
  ['a visitor', '', false, 0],
  ['a visitor with other cookies', 'not_signed_in=1', false, 0],
  ['a browser with the marker', 'signed_in=1', false, 1],
  ['a browser that remembers a learner, where the marker was deleted', '', true, 1],
])('%s: cookie "%s", a learner is remembered: %s; asks %i times', async (_, cookie, isRemembered, times) => {
  const answer = JSON.stringify({ statusCode: 401, message: 'Unauthorized' });
  const headers = { 'content-type': 'application/json' };
  const ask = vi.fn<() => Promise<Response>>(() =>
    Promise.resolve(new Response(answer, { status: 401, headers })),
  );
  vi.stubGlobal('fetch', ask);
  vi.spyOn(document, 'cookie', 'get').mockReturnValue(cookie);
  if (isRemembered) rememberedLearner.write({ studentId: null, character: 'Rabbit' });
  expect(await createQueryClient().fetchQuery(currentUserQuery)).toBeNull();
  expect(ask).toHaveBeenCalledTimes(times);
});
