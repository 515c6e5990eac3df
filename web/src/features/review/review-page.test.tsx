// @vitest-environment happy-dom
import type { ReviewedLevel } from '@hopcode/contract/creative/moderation';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { answering, loadWords, renderAt } from '../../ui/testing/render-page.tsx';
import { ReviewPage } from './review-page.tsx';

const ID = '11111111-1111-4111-8111-111111111111';
const LEVEL: ReviewedLevel['level'] = {
  id: ID,
  level_slug: 'my-farm',
  course_id: 'python',
  name: '<i>My farm</i>',
  map_path: null,
  size: [10, 10],
  creator_user_id: ID,
  creator_student_id: null,
  creator_name: null,
  own: false,
  is_public: true,
  school_visible: false,
  state: 'public',
  favorite: false,
  likes: 0,
  plays: 3,
  completions: 1,
  updated_at: '2026-11-01T10:00:00.000Z',
};
const REPORTED: ReviewedLevel = {
  level: LEVEL,
  reports: [{ reason: 'unkind', count: 2 }],
  taken_down_reason: null,
  contact_found: false,
};
const TAKEN_DOWN: ReviewedLevel = {
  level: { ...LEVEL, state: 'taken_down' },
  reports: [],
  taken_down_reason: 'copied',
  contact_found: false,
};
const WAITING: ReviewedLevel = {
  level: { ...LEVEL, state: 'waiting' },
  reports: [],
  taken_down_reason: null,
  contact_found: false,
};
const DECIDE = `POST /api/level/creative/${ID}/review`;

beforeAll(loadWords);
beforeEach(() => localStorage.clear());
afterEach(cleanup);

const show = (levels: readonly ReviewedLevel[], more: Parameters<typeof answering>[0] = {}) => {
  const sent = answering({ 'GET /api/level/creative/review': [200, levels], ...more });
  renderAt('/en/organization/levels', <ReviewPage />);
  return sent;
};

it('shows reports and the name as plain text', async () => {
  show([REPORTED]);
  expect(await screen.findByText('<i>My farm</i>')).toBeTruthy();
  expect(screen.getByText(/Unkind or rude: .*2/)).toBeTruthy();
  expect(screen.getByText(/Unknown author/)).toBeTruthy();
});

it('shows what the check found, and a decision about it', async () => {
  show([{ ...REPORTED, reports: [], contact_found: true }]);
  expect(await screen.findByText('Found by our check: contact details')).toBeTruthy();
  expect(screen.getByRole('button', { name: /^Close the reports|^Close/ })).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: /^Take down: / }));
  expect(await screen.findByRole('combobox', { name: 'Reason for the author' })).toHaveProperty(
    'value',
    'personal_data',
  );
});

it('takes a level down with the reason that the author sees', async () => {
  const sent = show([REPORTED], { [DECIDE]: [200, TAKEN_DOWN] });
  fireEvent.click(await screen.findByRole('button', { name: /^Take down: / }));
  const reason = await screen.findByRole('combobox', { name: 'Reason for the author' });
  expect(reason).toHaveProperty('value', 'unkind');
  fireEvent.change(reason, { target: { value: 'personal_data' } });
  fireEvent.click(screen.getByRole('button', { name: 'Take down' }));
  await waitFor(() =>
    expect(sent).toContainEqual({ call: DECIDE, body: { decision: 'take_down', reason: 'personal_data' } }),
  );
  expect(await screen.findByText(/has been taken down\./)).toBeTruthy();
});

it.each<[string, ReviewedLevel, RegExp, string]>([
  ['a reported level', REPORTED, /^Close the reports: /, 'dismiss'],
  ['a level that is taken down', TAKEN_DOWN, /^Restore: /, 'restore'],
  ['a level that waits', WAITING, /^Approve: /, 'approve'],
])('decides about %s', async (_, level, button, decision) => {
  const sent = show([level], { [DECIDE]: [200, level] });
  fireEvent.click(await screen.findByRole('button', { name: button }));
  await waitFor(() => expect(sent).toContainEqual({ call: DECIDE, body: { decision } }));
});

it.each<[string, Partial<ReviewedLevel['level']>, string[], RegExp]>([
  [
    'everyone can play',
    { is_public: true, school_visible: true },
    ['This level is public. After your approval, everyone can play it, outside your school too.'],
    /^Everyone can play .* now, outside your school too\.$/,
  ],
  ['the school can play', { is_public: false, school_visible: true }, [], /^Your school can play .* now\.$/],
])('says before and after an approval that %s', async (_, sharing, notes, done) => {
  const level = { ...WAITING, level: { ...WAITING.level, ...sharing } };
  show([level], { [DECIDE]: [200, level] });
  const button = await screen.findByRole('button', { name: /^Approve: / });
  expect(screen.queryAllByText(/^This level is public/).map(({ textContent }) => textContent)).toEqual(notes);
  fireEvent.click(button);
  expect(await screen.findByText(done)).toBeTruthy();
});

it('says that a decision failed, and that there is nothing to decide', async () => {
  show([REPORTED], { [DECIDE]: [500, { statusCode: 500, message: 'No' }] });
  fireEvent.click(await screen.findByRole('button', { name: /^Close the reports: / }));
  expect((await screen.findByRole('alert')).textContent).toContain('That did not work');
  cleanup();
  show([]);
  expect(await screen.findByText('No one has reported a level.')).toBeTruthy();
});
