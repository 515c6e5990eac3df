// @vitest-environment happy-dom
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { answering, loadWords, renderAt } from '../testing/render-page.tsx';
import { ReportDialog } from './report-dialog.tsx';

const ID = '11111111-1111-4111-8111-111111111111';

beforeAll(loadWords);
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it('moves the focus from the button that sends the report to the one that closes the dialog', async () => {
  answering({ [`POST /api/level/creative/${ID}/report`]: [200, { reported: true }] });
  renderAt('/en/creative', <ReportDialog level={{ id: ID, name: 'A farm' }} onClose={() => {}} />);
  const send = await screen.findByRole('button', { name: 'Report' });
  send.focus();
  fireEvent.click(send);
  await screen.findByText(/An adult will look at this level/);
  expect(document.activeElement?.textContent).toBe('Close');
});
