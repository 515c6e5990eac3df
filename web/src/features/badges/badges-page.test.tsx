// @vitest-environment happy-dom
import { act, cleanup, screen, within } from '@testing-library/react';
import { Route, Routes } from 'react-router';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { SEEN_AFTER } from '../../lib/badges/use-badges-seen.ts';
import { answering, loadWords, renderAt } from '../../ui/testing/render-page.tsx';
import { BadgesPage } from './badges-page.tsx';

vi.mock('../../ui/pixel-sprite.tsx', () => ({ PixelSprite: () => null }));

const ADA = '22222222-2222-4222-8222-222222222222';
const LIST = `GET /api/level/badges/${ADA}`;
const FOUND = {
  id: 'first-carrot',
  picture: 'item/carrot',
  metal: 'bronze',
  earned_at: '2026-03-05T10:00:00.000Z',
  is_new: true,
  have: 1,
  need: 1,
};
const OPEN = { ...FOUND, id: 'ten-levels', earned_at: null, is_new: false, have: 4, need: 10 };
const UNTOUCHED = { ...OPEN, id: 'explorer', have: 0, need: 5 };

const show = (...answer: Parameters<typeof answering>) => {
  const sent = answering(...answer);
  renderAt(
    `/en/badges/${ADA}`,
    <Routes>
      <Route path="badges/:studentId" element={<BadgesPage />} />
    </Routes>,
  );
  return sent;
};

beforeAll(loadWords);
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it('shows the badges found so far, with their dates, and the progress towards the others', async () => {
  show({ [LIST]: [200, { name: 'Ada', badges: [FOUND, OPEN, UNTOUCHED] }] });
  expect(await screen.findByRole('heading', { name: 'Badges earned: 1 of 3' })).toBeDefined();
  const [carrot, ten, explorer] = screen.getAllByRole('listitem');
  expect(carrot?.textContent).toMatch(/^First carrot NewPick up a carrot\.Earned on .*March 5, 2026/);
  expect(ten?.textContent).toContain('4 of 10');
  expect(explorer?.textContent).toBe('ExplorerComplete 5 levels that other players built.');
  expect(within(carrot ?? document.body).getByRole('heading', { level: 3 })).toBeDefined();
});

it('has no list of badges to find when all are found', async () => {
  show({ [LIST]: [200, { name: 'Ada', badges: [{ ...FOUND, is_new: false }] }] });
  await screen.findByRole('heading', { name: 'First carrot' });
  expect(screen.queryByText('Still to earn')).toBeNull();
});

it.each([
  ['the new ones', true, [{ seen: ['first-carrot'] }]],
  ['nothing without a new one', false, []],
])('reports that the student has seen %s', async (_what, isNew, reports) => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const sent = show({ [LIST]: [200, { name: 'Ada', badges: [{ ...FOUND, is_new: isNew }, OPEN] }] });
  await screen.findByRole('heading', { name: 'Badges earned: 1 of 2' });
  act(() => vi.advanceTimersByTime(SEEN_AFTER));
  expect(sent.filter(({ call }) => call.startsWith('POST')).map(({ body }) => body)).toEqual(reports);
});

it('names the student', async () => {
  show({ [LIST]: [200, { name: 'Ada Lovelace', badges: [FOUND] }] });
  expect((await screen.findByRole('heading', { level: 1, name: /Ada/ })).textContent).toBe(
    'Badges · \u2068Ada Lovelace\u2069',
  );
});

it.each([403, 404, 422])('leads back from a page that the user may not open (%i)', async (status) => {
  show({ [LIST]: [status, { statusCode: status, message: 'No' }] });
  expect((await screen.findByRole('alert')).textContent).toContain('you cannot see it with this account');
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  expect(screen.getByRole('link', { name: 'Back to the farm' }).getAttribute('href')).toMatch(/^\/en\/?$/);
});

it('says that it could not load', async () => {
  show({ [LIST]: [500, { statusCode: 500, message: 'Broken' }] });
  expect((await screen.findByRole('alert')).textContent).toContain('We could not load the badges.');
});
