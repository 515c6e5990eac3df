// @vitest-environment happy-dom
import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { createOutbox } from '../../../lib/progress/outbox.ts';
import { OutboxProvider } from '../../../lib/progress/outbox-context.tsx';
import { answering, loadWords, renderAt } from '../../../ui/testing/render-page.tsx';
import { NewBadges } from './new-badges.tsx';

vi.mock('../../../ui/pixel-sprite.tsx', () => ({ PixelSprite: () => null }));

const ADA = '22222222-2222-4222-8222-222222222222';
const LIST = `GET /api/level/badges/${ADA}`;
const badge = (id: string, isNew: boolean) => ({
  id,
  picture: 'item/carrot',
  metal: 'bronze',
  earned_at: '2026-03-05T10:00:00.000Z',
  is_new: isNew,
  have: 1,
  need: 1,
});
const user = (student: string | null) => ({
  user_id: '11111111-1111-4111-8111-111111111111',
  email: 'anna@example.org',
  user_details: { user_type: 0 },
  is_student: student !== null,
  student_id: student,
  organization_id: null,
  last_played: null,
  full_name: 'Anna',
  username: null,
  student_details: null,
  class_details: null,
});

const show = (student: string | null, badges: readonly object[]) => {
  const sent = answering({
    'GET /api/auth/current': [200, user(student)],
    [LIST]: [200, { name: 'Ada', badges }],
  });
  const outbox = createOutbox({ send: async () => 'delivered' });
  renderAt(
    '/en/play/python/intro-level1',
    <OutboxProvider outbox={outbox}>
      <NewBadges onLeave={() => {}} />
    </OutboxProvider>,
  );
  return sent;
};

beforeAll(loadWords);
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it('names the new badges, each with the way to the shelf', async () => {
  show(ADA, [badge('first-carrot', true), badge('first-words', false)]);
  const link = await screen.findByRole('link', { name: 'New badge: First carrot' });
  expect(link.getAttribute('href')).toBe(`/en/badges/${ADA}`);
  expect(screen.getAllByRole('listitem')).toHaveLength(1);
});

it('names three of many new badges, and the number of the others', async () => {
  const many = ['first-carrot', 'first-words', 'builder', 'cook', 'gardener'];
  show(
    ADA,
    many.map((id) => badge(id, true)),
  );
  const link = await screen.findByRole('link', { name: 'More new badges: 2' });
  expect(link.getAttribute('href')).toBe(`/en/badges/${ADA}`);
  expect(screen.getAllByRole('listitem')).toHaveLength(4);
});

it.each([
  ['no new one', ADA, [badge('first-carrot', false)], true],
  ['no student', null, [], false],
])('shows nothing with %s', async (_what, student, badges, asks) => {
  const sent = show(student, badges);
  await waitFor(() => expect(sent.map(({ call }) => call).includes(LIST)).toBe(asks));
  expect(screen.queryByRole('link')).toBeNull();
});
