// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { answering, loadWords, renderAt } from '../../ui/testing/render-page.tsx';
import { RecordingsPage } from './recordings-page.tsx';

vi.mock('./replay.ts', () => ({
  createReplay: (root: HTMLElement) => {
    root.append(document.createElement('iframe'));
    return { length: 4000, play: () => {}, pause: () => {}, end: () => {} };
  },
}));

const ID = '22222222-2222-4222-8222-222222222222';
const STARTED = '2026-03-05T10:00:00.000Z';

beforeAll(loadWords);
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it('moves the focus to the opened recording, and back to its button', async () => {
  const recording = { id: ID, page: 'guide', started_at: STARTED, seconds: 3, bytes: 1 };
  answering({
    'GET /api/recording/list': [200, { recordings: [recording], more: false }],
    [`GET /api/recording/${ID}`]: [200, { page: 'guide', started_at: STARTED, events: [] }],
  });
  renderAt('/en/operator/recordings', <RecordingsPage />);
  const play = await screen.findByRole('button', { name: /^Play/ });
  fireEvent.click(play);
  const region = await screen.findByRole('region', { name: 'The recorded page' });
  await waitFor(() => expect(document.activeElement).toBe(region));
  fireEvent.click(screen.getByRole('button', { name: 'Close the recording' }));
  expect(document.activeElement).toBe(play);
});

it.each([
  ['with its first page', [4, 2, 3], 1],
  ['without its first page', [3, 3], 0],
])('plays a recording only if it has its first page: %s', async (_, types, stages) => {
  const recording = { id: ID, page: 'guide', started_at: STARTED, seconds: 3, bytes: 1 };
  const events = types.map((type, at) => ({ type, timestamp: 1000 + at, data: {} }));
  answering({
    'GET /api/recording/list': [200, { recordings: [recording], more: false }],
    [`GET /api/recording/${ID}`]: [200, { page: 'guide', started_at: STARTED, events }],
  });
  renderAt('/en/operator/recordings', <RecordingsPage />);
  fireEvent.click(await screen.findByRole('button', { name: /^Play/ }));
  await screen.findByRole('button', { name: 'Close the recording' });
  expect(screen.queryAllByRole('slider')).toHaveLength(stages);
  expect(screen.queryAllByText('This recording has no pictures.')).toHaveLength(1 - stages);
  // The tab order must not go into the frame.
  for (const frame of document.querySelectorAll('iframe')) expect(frame.closest('[inert]')).not.toBeNull();
});
