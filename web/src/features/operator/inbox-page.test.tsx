// @vitest-environment happy-dom
import type { InboxMessage } from '@hopcode/contract/feedback/inbox';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { answering, loadWords, renderAt } from '../../ui/testing/render-page.tsx';
import { InboxPage } from './inbox-page.tsx';

const ID = '11111111-1111-4111-8111-111111111111';
const LIST = 'GET /api/feedback/inbox';
const FEEDBACK: InboxMessage = {
  id: ID,
  kind: 'feedback',
  status: 'new',
  rating: 2,
  reason: null,
  text: `<b onclick="x">Bold</b> ${'word '.repeat(100)}end`,
  name: null,
  email: 'anna@example.org',
  account_email: 'anna@example.org',
  school: null,
  students: null,
  country: null,
  created_at: '2026-01-02T03:04:05.000Z',
};
const SCHOOL: InboxMessage = {
  ...FEEDBACK,
  id: '22222222-2222-4222-8222-222222222222',
  kind: 'school',
  rating: null,
  text: null,
  name: 'Ada',
  email: 'ada@ecole.test',
  account_email: null,
  school: 'École Voltaire',
  students: 120,
};
const show = (messages: readonly InboxMessage[], more = false) => {
  const sent = answering({ [LIST]: [200, { messages, more }], [`PUT /api/feedback/inbox/${ID}`]: [204] });
  renderAt('/en/operator/inbox', <InboxPage />);
  return sent;
};
const openOf = async (words: string) => {
  const item = (await screen.findByText(words, { selector: 'summary bdi' })).closest('li');
  if (item === null) throw new Error('No such message');
  return within(item);
};

beforeAll(loadWords);
beforeEach(() => localStorage.clear());
afterEach(cleanup);

describe('InboxPage', () => {
  it("shows strangers' messages as text: cut in the list, whole when opened", async () => {
    show([FEEDBACK]);
    const item = await openOf('anna@example.org');
    expect(document.querySelector('li b[onclick]')).toBeNull();
    const [excerpt, whole] = item.getAllByText(/<b onclick="x">Bold<\/b>/);
    expect([[...(excerpt?.textContent ?? '')].length, whole?.textContent?.endsWith('end')]).toEqual([
      120,
      true,
    ]);
    expect(item.getByText('2 stars')).toBeTruthy();
  });

  it('says why a customer cancelled, even without a message', async () => {
    show([{ ...FEEDBACK, kind: 'refund', rating: null, text: null, reason: 'technical_issues' }]);
    const item = await openOf('anna@example.org');
    expect(item.getByText('Refund requested')).toBeTruthy();
    expect(item.getByText('Technical problems')).toBeTruthy();
  });

  it('answers by email and saves the status', async () => {
    const sent = show([FEEDBACK]);
    const item = await openOf('anna@example.org');
    expect(item.getByRole('link', { name: 'Answer by email', hidden: true }).getAttribute('href')).toBe(
      'mailto:anna%40example.org',
    );
    fireEvent.click(item.getByRole('button', { name: 'Mark as answered', hidden: true }));
    await waitFor(() => expect(sent.filter(({ call }) => call === LIST)).toHaveLength(2));
    expect(sent).toContainEqual({ call: `PUT /api/feedback/inbox/${ID}`, body: { status: 'answered' } });
  });

  it('fills the form of a new school from the request', async () => {
    show([SCHOOL]);
    const item = await openOf('École Voltaire');
    fireEvent.click(item.getByRole('button', { name: 'Create a school for this request', hidden: true }));
    const values = item
      .getAllByRole<HTMLInputElement>('textbox', { hidden: true })
      .map(({ name, value }) => [name, value]);
    expect(values).toEqual([
      ['name', 'École Voltaire'],
      ['slug', 'ecole-voltaire'],
      ['admin_email', 'ada@ecole.test'],
      ['admin_full_name', 'Ada'],
    ]);
  });

  it('reports an empty list, and links to older messages if there are any', async () => {
    show([], true);
    expect(await screen.findByText('There are no messages here.')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Show older' }));
    expect(await screen.findByRole('button', { name: 'Show newer' })).toBeTruthy();
  });

  it('reports that the list could not be loaded', async () => {
    answering({ [LIST]: [500, { statusCode: 500, message: 'x' }] });
    renderAt('/en/operator/inbox', <InboxPage />);
    expect(await screen.findByText('We could not load this.')).toBeTruthy();
  });
});
