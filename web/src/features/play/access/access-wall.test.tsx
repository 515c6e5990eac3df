// @vitest-environment happy-dom
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { inEnglish, loadEnglish, renderPlay } from '../testing/render-play.tsx';
import { AccessWall } from './access-wall.tsx';
import type { Situation } from './policies.ts';

vi.mock('./access-dialog.tsx', () => {
  throw new TypeError('Failed to fetch dynamically imported module');
});

const situation = (): Situation => ({
  features: { signUp: true, purchase: false },
  player: 'visitor',
  role: undefined,
  narrow: true,
  level: { slug: 'a', chapterId: 1, locked: false },
  runs: 0,
  creativeRuns: 0,
});

beforeAll(loadEnglish);
beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

it('says that the server is out of reach when its dialog cannot be loaded, until the message is closed', async () => {
  const closeWall = vi.fn<() => void>();
  renderPlay(<AccessWall wall="mobile" access={{ situation, closeWall }} />);
  const notice = await screen.findByRole('alert');
  expect(notice.textContent).toContain(inEnglish('account.failure.unreachable'));
  fireEvent.click(screen.getByRole('button', { name: inEnglish('dialog.close') }));
  expect(closeWall).toHaveBeenCalledOnce();
});
