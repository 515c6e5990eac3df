// @vitest-environment happy-dom
import { useQueryClient } from '@tanstack/react-query';
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { useCurrentUser } from '../../../lib/account/current-user.ts';
import { SEEN_AFTER } from '../../../lib/badges/use-badges-seen.ts';
import { createOutbox } from '../../../lib/progress/outbox.ts';
import { OutboxProvider, useOutbox } from '../../../lib/progress/outbox-context.tsx';
import { type Answer, answering, loadWords, renderAt } from '../../../ui/testing/render-page.tsx';
import { askForBadges } from './badge-news.ts';
import { NewBadges } from './new-badges.tsx';

vi.mock('../../../ui/pixel-sprite.tsx', () => ({ PixelSprite: () => null }));

const ADA = '22222222-2222-4222-8222-222222222222';
const LIST = `GET /api/level/badges/${ADA}`;
const SEEN = `POST /api/level/badges/${ADA}`;
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
  vi.useRealTimers();
});

it('names the new badges, each with a link to the badges page', async () => {
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

/**
 * The play screen of a learner who completes levels. "Complete" requests the badges; "Dialog" opens or closes the
 * dialog.
 */
const Levels = () => {
  const queries = useQueryClient();
  const outbox = useOutbox();
  const [isOpen, setOpen] = useState(false);
  useCurrentUser();
  return (
    <>
      <button type="button" onClick={() => void askForBadges(queries, outbox)}>
        Complete
      </button>
      <button type="button" onClick={() => setOpen(!isOpen)}>
        Dialog
      </button>
      {isOpen ? <NewBadges onLeave={() => {}} /> : null}
    </>
  );
};

const press = (name: string): void => {
  fireEvent.click(screen.getByRole('button', { name }));
};

/**
 * Plays two levels as Ada. Her badges come from the server, and stay new until the server learns that she has seen
 * them.
 */
const playLevels = async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const earned: string[] = [];
  const seen: string[] = [];
  const sent = answering({
    'GET /api/auth/current': [200, user(ADA)],
    [LIST]: (): Answer => [200, { name: 'Ada', badges: earned.map((id) => badge(id, !seen.includes(id))) }],
    [SEEN]: (): Answer => {
      seen.push(...earned);
      return [204];
    },
  });
  const outbox = createOutbox({ send: async () => 'delivered' });
  renderAt(
    '/en/play/python/intro-level1',
    <OutboxProvider outbox={outbox}>
      <Levels />
    </OutboxProvider>,
  );
  await waitFor(() => expect(sent).toHaveLength(1));
  const asked = (call: string) => sent.filter((one) => one.call === call);
  return { earned, asked, look: () => act(() => vi.advanceTimersByTime(SEEN_AFTER)) };
};

it('asks once when the level is complete, before the dialog opens', async () => {
  const { earned, asked } = await playLevels();
  earned.push('first-carrot');
  press('Complete');
  await waitFor(() => expect(asked(LIST)).toHaveLength(1));
  press('Dialog');
  expect(await screen.findByRole('link', { name: 'New badge: First carrot' })).toBeDefined();
  expect(asked(LIST)).toHaveLength(1);
});

it('announces a badge after the next level if the first dialog was closed immediately', async () => {
  const { earned, asked, look } = await playLevels();
  earned.push('first-carrot');
  press('Complete');
  press('Dialog');
  press('Dialog');
  await waitFor(() => expect(asked(LIST)).not.toHaveLength(0));
  look();
  expect(asked(SEEN)).toEqual([]);
  press('Complete');
  press('Dialog');
  expect(await screen.findByRole('link', { name: 'New badge: First carrot' })).toBeDefined();
});

it('announces a badge only once, even if its dialog closes within a second', async () => {
  const { earned, asked } = await playLevels();
  earned.push('first-carrot');
  press('Complete');
  press('Dialog');
  await screen.findByRole('link', { name: 'New badge: First carrot' });
  act(() => vi.advanceTimersByTime(0));
  press('Dialog');
  await waitFor(() => expect(asked(SEEN)).toHaveLength(1));
  press('Complete');
  press('Dialog');
  await waitFor(() => expect(asked(LIST)).toHaveLength(2));
  expect(screen.queryByRole('link')).toBeNull();
});

it('reports a seen badge once, and does not announce it again after the next level', async () => {
  const { earned, asked, look } = await playLevels();
  earned.push('first-carrot');
  press('Complete');
  press('Dialog');
  await screen.findByRole('link', { name: 'New badge: First carrot' });
  look();
  expect(asked(SEEN).map(({ body }) => body)).toEqual([{ seen: ['first-carrot'] }]);
  press('Dialog');
  earned.push('cook');
  press('Complete');
  press('Dialog');
  expect(await screen.findAllByRole('link')).toHaveLength(1);
  look();
  expect(asked(SEEN)).toHaveLength(2);
});
