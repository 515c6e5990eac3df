// @vitest-environment happy-dom
import type { CurrentUser } from '@hopcode/contract/auth/current';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, renderHook } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { currentUserQuery } from '../account/current-user.ts';
import { useClosedExtra } from './closed-extra.ts';
import { createLocalProgress } from './local-progress.ts';
import { createMemoryValue } from './memory-value.ts';
import { ProgressProvider } from './progress-context.tsx';

const level = (slug: string, completed: boolean, extra?: true) => ({
  slug,
  name: slug,
  completed,
  locked: false,
  ...(extra && { extra }),
});

const account = (student_id: string | null): CurrentUser => ({
  user_id: '11111111-1111-4111-8111-111111111111',
  email: null,
  user_details: { user_type: 0 },
  is_student: student_id !== null,
  student_id,
  organization_id: null,
  last_played: null,
  full_name: null,
  username: null,
  student_details: null,
  class_details: null,
});
const STUDENT = account('22222222-2222-4222-8222-222222222222');

afterEach(cleanup);

it.each<[string, CurrentUser | null, boolean, boolean, boolean]>([
  ['a visitor before the end of the chapter', null, false, false, true],
  ['a visitor after it', null, true, false, false],
  ['a student before it', STUDENT, false, false, true],
  ['a student after it', STUDENT, true, false, false],
  ['a student who has completed it already', STUDENT, false, true, false],
  ['a parent who plays as itself', account(null), false, false, false],
  ['a teacher with a player of its own', { ...STUDENT, is_student: false }, false, false, false],
])('an extra is closed to %s: %4$s', (_, user, required, done, isClosed) => {
  const queries = new QueryClient();
  queries.setQueryData(currentUserQuery.queryKey, user);
  const { result } = renderHook(() => useClosedExtra('python'), {
    wrapper: ({ children }) => (
      <QueryClientProvider client={queries}>
        <ProgressProvider store={createLocalProgress(createMemoryValue())}>{children}</ProgressProvider>
      </QueryClientProvider>
    ),
  });
  const extra = level('b', done, true);
  const chapter = { level_data: [level('a', required), extra] };
  expect(result.current(chapter, extra)).toBe(isClosed);
  expect(result.current(chapter, level('a', required))).toBe(false);
});
