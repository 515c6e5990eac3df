// @vitest-environment happy-dom

import { useQuery } from '@tanstack/react-query';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { use } from 'react';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { rememberedLearner } from '../../lib/account/learner.ts';
import { courseQuery } from '../../lib/api/course-query.ts';
import { drafts } from '../../lib/progress/drafts.ts';
import { createLocalProgress } from '../../lib/progress/local-progress.ts';
import { answering, loadWords, renderAt } from '../../ui/testing/render-page.tsx';
import { LearnerScope, TakeoverContext } from './learner-scope.tsx';

const ADA = '22222222-2222-4222-8222-222222222222';
const LEVEL = { courseId: 'python', levelSlug: 'intro-level5' };
const UPDATE = 'POST /api/level/update/intro-level5';
const user = (organizationId: string | null) => ({
  user_id: '11111111-1111-4111-8111-111111111111',
  email: 'anna@example.org',
  user_details: { user_type: 0 },
  is_student: false,
  student_id: ADA,
  organization_id: organizationId,
  last_played: null,
  full_name: null,
  username: 'Ada1',
  student_details: null,
  class_details: null,
});

/** The server's data for a level that never ran, reduced to the fields that these tests need. */
const NOT_BEGUN = {
  status: 'not_started',
  code: null,
  updated_at: null,
  runs: 0,
  last_error: null,
  character: 'Rabbit',
  versions: [],
};

const COURSE = 'GET /api/level/course/python';
const Level = () => {
  const { data: course } = useQuery(courseQuery('python', 'en'));
  return (
    <>
      <p>{use(TakeoverContext) ? 'taking over' : 'level'}</p>
      <p>{course?.name}</p>
    </>
  );
};

const SAVED = { status: 'in_progress', kept: true, saved_at: '2026-01-01T00:00:00.000Z' };

/** Renders a page as it is directly after a login. */
const show = async (organizationId: string | null = null, answers: Parameters<typeof answering>[0] = {}) => {
  const sent = answering({
    'GET /api/auth/current': [200, user(organizationId)],
    'GET /api/level/program/python/intro-level5': [200, NOT_BEGUN],
    [UPDATE]: [200, SAVED],
    [COURSE]: [200, { id: 'python', name: 'Python', chapters: [] }],
    ...answers,
  });
  renderAt(
    '/en/play/python/intro-level5',
    <LearnerScope>
      <Level />
    </LearnerScope>,
  );
  await waitFor(() => expect(rememberedLearner.read()?.studentId).toBe(ADA));
  await screen.findByText('level');
  return sent;
};

const write = (): void => {
  const place = { ...LEVEL, owner: 'visitor' };
  drafts.opened(place, null);
  drafts.typed(place, 'of a visitor', 'import player\n');
};
const draftOf = (owner: string) => drafts.opened({ ...LEVEL, owner }, null);

beforeAll(loadWords);
beforeEach(() => localStorage.clear());
afterEach(cleanup);

describe('logging in as a student', () => {
  it('transfers a program that was typed before the login but has not run', async () => {
    write();
    await show();
    await waitFor(() => expect(draftOf(ADA)).toBe('of a visitor'));
  });

  it('transfers a program that ran before the login', async () => {
    createLocalProgress().ran(LEVEL, 'of a visitor');
    const sent = await show();
    await waitFor(() => expect(sent.map(({ call }) => call)).toContain(UPDATE));
    const body = sent.find(({ call }) => call === UPDATE)?.body;
    expect(body).toMatchObject({ last_code_executed: 'of a visitor', student_id: ADA });
    expect(createLocalProgress().snapshot().levels).toEqual({});
  });

  it('transfers no program to a member of a school, who may share the computer', async () => {
    write();
    await show('33333333-3333-4333-8333-333333333333');
    expect([draftOf(ADA), draftOf('visitor')]).toEqual([undefined, 'of a visitor']);
  });

  it("delivers the waiting messages of that student, but not the visitor's", async () => {
    const waits = { ...LEVEL, status: 'in_progress', code: 'of Ada', madeAt: 1 };
    localStorage.setItem(`hopcode.outbox.${ADA}`, JSON.stringify([waits]));
    localStorage.setItem('hopcode.outbox', JSON.stringify([{ ...waits, code: 'of the visitor' }]));
    const sent = await show();
    await waitFor(() => expect(localStorage.getItem(`hopcode.outbox.${ADA}`)).toBe('[]'));
    const codes = sent.flatMap(({ call, body }) => (call === UPDATE ? [body] : []));
    expect(codes).toMatchObject([{ last_code_executed: 'of Ada', student_id: ADA }]);
  });
});

it('loads the course again when delayed progress reaches the server', async () => {
  const waits = { ...LEVEL, status: 'in_progress', code: 'of Ada', madeAt: 1 };
  localStorage.setItem(`hopcode.outbox.${ADA}`, JSON.stringify([waits]));
  let isThere = false;
  const courseNow = () => ({ id: 'python', name: isThere ? 'after' : 'before', chapters: [] });
  await show(null, {
    [UPDATE]: () => (isThere ? [200, SAVED] : [0]),
    [COURSE]: () => [200, courseNow()],
  });
  await screen.findByText('before');
  isThere = true;
  globalThis.dispatchEvent(new Event('online'));
  expect(await screen.findByText('after')).toBeTruthy();
});
