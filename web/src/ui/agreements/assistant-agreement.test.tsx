// @vitest-environment happy-dom
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { answering, loadWords, renderAt } from '../testing/render-page.tsx';
import { AssistantAgreement } from './assistant-agreement.tsx';

beforeAll(loadWords);
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const CALL = '/api/assistant/agreement';
const AGREED = { vendor: 'Owl Ltd', agreed_at: '2026-11-23T10:00:00.000Z' };
const OFF = { vendor: 'Owl Ltd', agreed_at: null };

it('keeps the name of the vendor together in a sentence with the other text direction', async () => {
  answering({ [`GET ${CALL}`]: [200, { vendor: 'Owl Ltd & Söhne', agreed_at: null }] });
  renderAt('/en', <AssistantAgreement />);
  expect(await screen.findByText(/\u2068Owl Ltd & Söhne\u2069/)).toBeDefined();
});

it('names the vendor and what is sent, and allows the model', async () => {
  answering({ [`GET ${CALL}`]: [200, OFF], [`POST ${CALL}`]: [200, AGREED] });
  renderAt('/en/profile/details', <AssistantAgreement />);
  expect(await screen.findByText(/belongs to: \u2068Owl Ltd\u2069/)).toBeTruthy();
  expect(screen.getByText('The language model is off.')).toBeTruthy();
  expect(screen.getByText(/any student’s name, address or number/)).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Allow the language model' }));
  expect(await screen.findByText(/^You allowed the language model on/)).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Stop the language model' })).toBeTruthy();
});

it('says that a change was not saved', async () => {
  answering({ [`GET ${CALL}`]: [200, AGREED], [`POST ${CALL}`]: [409, { statusCode: 409, message: 'x' }] });
  renderAt('/en/profile/details', <AssistantAgreement />);
  fireEvent.click(await screen.findByRole('button', { name: 'Stop the language model' }));
  expect((await screen.findByRole('alert')).textContent).toBe(
    'We could not save this setting. Please try again.',
  );
});

it('offers to load the setting again', async () => {
  answering({ [`GET ${CALL}`]: [500, { statusCode: 500, message: 'x' }] });
  renderAt('/en/profile/details', <AssistantAgreement />);
  expect(await screen.findByText('We could not load the setting for the language model.')).toBeTruthy();
});

it('shows nothing on a site without a model', async () => {
  const calls = answering({ [`GET ${CALL}`]: [200, { vendor: null, agreed_at: null }] });
  const { container } = renderAt('/en/profile/details', <AssistantAgreement />);
  await vi.waitFor(() => expect(calls).toHaveLength(1));
  expect(container.querySelector('h2')).toBeNull();
});
