import { def, type Who } from '@hopcode/contract/call';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { handle, handleForUser } from './handler.ts';

const callFor = <Caller extends Who>(...who: readonly [Caller, ...Caller[]]) =>
  def({
    method: 'GET',
    path: '/api/thing',
    summary: 'Returns a thing',
    who,
    mutates: false,
    response: z.string(),
  });

test('only a call for logged-in callers may have a handler that needs a session', () => {
  const handlers = [
    handleForUser(callFor('user'), async ({ session }) => session.userId),
    handleForUser(callFor('teacher', 'admin'), async ({ session }) => session.userId),
    handle(callFor('anon'), async ({ session }) => session?.userId ?? ''),
    // @ts-expect-error a visitor has no session
    handleForUser(callFor('anon'), async ({ session }) => session.userId),
    // @ts-expect-error one of the callers has no session
    handleForUser(callFor('user', 'anon'), async ({ session }) => session.userId),
    // @ts-expect-error the caller has a one-time token
    handleForUser(callFor('token'), async ({ session }) => session.userId),
    // @ts-expect-error a payment provider has no session
    handleForUser(callFor('hook'), async ({ session }) => session.userId),
  ];
  expect(handlers.map(({ call }) => call.who)).toEqual([
    ['user'],
    ['teacher', 'admin'],
    ['anon'],
    ['anon'],
    ['user', 'anon'],
    ['token'],
    ['hook'],
  ]);
});
