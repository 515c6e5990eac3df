// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { answering, loadWords, renderAt } from '../../ui/testing/render-page.tsx';
import { LegalPage } from './legal-page.tsx';

beforeAll(loadWords);
afterEach(cleanup);

it.each([
  [24, /for 24 months, we delete it/],
  [12, /for 12 months, we delete it/],
  [null, /until you delete it/],
])('shows a retention of %s months on the privacy page', async (months, text) => {
  answering({
    'GET /api/site/privacy': [200, { assistant_vendor: 'Owl Ltd', recording: false }],
    'GET /api/site': [
      200,
      { google: false, mail: true, retention_months: months, selling: 'off', paddle_client_token: null },
    ],
  });
  renderAt('/en/privacy', <LegalPage text="privacy" />);
  expect(await screen.findByText(text)).toBeTruthy();
});

it('does not load the retention period for the other texts', () => {
  const asked = answering({});
  renderAt('/en/tos', <LegalPage text="terms" />);
  expect(screen.getByRole('heading', { level: 1 })).toBeTruthy();
  expect(asked.map(({ call }) => call)).not.toContain('GET /api/site');
});

it.each([
  ['Owl Ltd', /The model that this site uses belongs to: \u2068Owl Ltd\u2069\./],
  [null, /No program leaves this server/],
])('says on the privacy page that the language model belongs to %s', async (vendor, text) => {
  answering({ 'GET /api/site/privacy': [200, { assistant_vendor: vendor, recording: false }] });
  renderAt('/en/privacy', <LegalPage text="privacy" />);
  // The legal text is always in English, and only these sections are translated.
  expect((await screen.findByText(text)).closest('section')?.dir).toBe('auto');
});

it.each([
  [true, /If you allow it in your profile, we record one in ten visits to some pages/],
  [false, /This site does not record visits/],
])('says on the privacy page whether pages are recorded: %s', async (recording, text) => {
  answering({ 'GET /api/site/privacy': [200, { assistant_vendor: null, recording }] });
  renderAt('/en/privacy', <LegalPage text="privacy" />);
  expect(await screen.findByText(text)).toBeTruthy();
});

it('shows the general part of the privacy page until the server has answered', async () => {
  answering({ 'GET /api/site/privacy': [503, {}] });
  renderAt('/en/privacy', <LegalPage text="privacy" />);
  expect(
    await screen.findByText(/The language model is off until a parent or the school allows it/),
  ).toBeTruthy();
  expect(
    await screen.findByText(/If you allow it in your profile, we record one in ten visits to some pages/),
  ).toBeTruthy();
});

// The legal text is English, and so left-to-right, even on a right-to-left page.
it('renders the part below the text outside the element with the language of the text', async () => {
  renderAt('/en/refund-policy', <LegalPage text="refund" More={() => <p>The form</p>} />);
  const form = await screen.findByText('The form');
  const text = screen.getByRole('heading', { level: 2, name: 'Courses you buy once' }).closest('div');
  expect(text?.contains(form)).toBe(false);
});
