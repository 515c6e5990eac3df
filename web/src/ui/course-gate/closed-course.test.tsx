// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { answering, loadWords, renderAt } from '../testing/render-page.tsx';
import { ClosedCourse } from './closed-course.tsx';

const STUDENT = '22222222-2222-4222-8222-222222222222';
const USER = {
  user_id: '11111111-1111-4111-8111-111111111111',
  email: null,
  user_details: { user_type: 0 },
  is_student: true,
  student_id: STUDENT,
  organization_id: null,
  student_details: { id: STUDENT, username: 'Ada', character: 'Rabbit' },
  class_details: null,
  last_played: null,
  full_name: null,
  username: 'Ada',
  is_operator: false,
  impersonated: false,
};

const chapter = (id: number, name: string, next: string | null) => ({
  course_id: 'python',
  id,
  name,
  complete: next === null,
  next_level: next,
});
const PLACEMENT = { questions: 6, needed: 5, round: 1, best: null, again_on: null };

const show = async (placement: object = {}, user: object = {}) => {
  answering({ 'GET /api/auth/current': [200, { ...USER, ...user }] });
  renderAt(
    '/en/x',
    <ClosedCourse
      course={{ id: 'advanced-python', name: 'Advanced' }}
      gate={{
        open: null,
        by_adult: false,
        chapters: [chapter(6, 'Functions', null), chapter(7, 'Dictionaries', 'dictionaries-level3')],
        placement: { ...PLACEMENT, ...placement },
      }}
    />,
  );
  await screen.findByRole('heading', { level: 1, name: 'Advanced is not open yet' });
};
const href = async (name: RegExp) => (await screen.findByRole('link', { name })).getAttribute('href');

beforeAll(loadWords);
afterEach(cleanup);

describe('ClosedCourse', () => {
  it('says which chapters are missing, and leads to the next level', async () => {
    await show();
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Functions',
      'Dictionaries',
    ]);
    expect(screen.getByLabelText('complete')).toBeTruthy();
    expect(screen.getByLabelText('not complete yet')).toBeTruthy();
    expect(await href(/Play Dictionaries/)).toBe('/en/play/python/dictionaries-level3');
  });

  it.each([
    [{}, '/en/quiz/advanced-python/0/question/1'],
    [{ best: 3, round: 2 }, '/en/quiz/advanced-python/0/question/1?round=2'],
  ])('offers the placement: %o', async (placement, address) => {
    await show(placement);
    expect(await href(/Take the placement/)).toBe(address);
  });

  it('after an attempt, offers the placement again the next day, and shows the answers until then', async () => {
    await show({ best: 3, round: 2, again_on: '2026-11-28' });
    expect(screen.getByText('Your best result: 3 of 6')).toBeTruthy();
    expect(screen.queryByRole('link', { name: /Take the placement/ })).toBeNull();
    expect(await href(/See my answers/)).toBe(`/en/quiz/advanced-python/0/student/${STUDENT}`);
  });

  it.each([
    [null, /Your parent can open/],
    ['33333333-3333-4333-8333-333333333333', /Your teacher can open/],
  ])('says who can open the course: %s', async (school, words) => {
    await show({}, { organization_id: school });
    expect(await screen.findByText(words)).toBeTruthy();
  });
});
