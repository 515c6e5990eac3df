// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { answering, loadWords, renderAt } from '../../ui/testing/render-page.tsx';
import { RecordingsPage } from './recordings-page.tsx';

vi.mock('./replay.ts', () => ({ createReplay: () => undefined }));

const ID = '22222222-2222-4222-8222-222222222222';
const STARTED = '2026-03-05T10:00:00.000Z';

beforeAll(loadWords);
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it('moves the keyboard to the opened recording, and back to its button', async () => {
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
