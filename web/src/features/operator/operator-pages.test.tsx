// @vitest-environment happy-dom
import type { CurrentUser } from '@hopcode/contract/auth/current';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { answering, loadWords, renderAt } from '../../ui/testing/render-page.tsx';
import { ImpersonatePage } from './impersonate-page.tsx';
import { MailPage } from './mail-page.tsx';
import { addressesOf } from './news-form.tsx';
import { OperatorBanner } from './operator-banner.tsx';

const ID = '11111111-1111-4111-8111-111111111111';
const USER: CurrentUser = {
  user_id: ID,
  email: 'anna@example.org',
  user_details: { user_type: 0 },
  is_student: false,
  impersonated: true,
  student_id: null,
  organization_id: null,
  last_played: null,
  full_name: 'Anna',
  username: null,
  student_details: null,
  class_details: null,
};
const MAILS = [200, { emails: [], more: false }] as const;
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));

beforeAll(loadWords);
beforeEach(() => localStorage.clear());
afterEach(cleanup);

describe('OperatorBanner', () => {
  it('names the account, and opens the login page after Stop', async () => {
    const assign = vi.spyOn(location, 'assign').mockReturnValue(undefined);
    const sent = answering({ 'GET /api/auth/logout': [204] });
    renderAt('/en/courses', <OperatorBanner user={USER} />);
    expect(screen.getByRole('region').textContent).toContain('You are acting as Anna');
    press('Stop');
    await waitFor(() => expect(assign.mock.calls).toEqual([['/en/login?redirect=%2Fen%2Fimpersonate']]));
    expect(sent.map(({ call }) => call)).toContain('GET /api/auth/logout');
  });
});

describe('the pages of the operator', () => {
  it.each([
    ['confirm_email', 'Confirm an address'],
    ['unheard_of', 'Another email'],
  ])('MailPage names the template %s in words', async (template, words) => {
    const mail = {
      id: ID,
      subject: 'Hello',
      recipient: 'anna@example.org',
      template,
      state: 'sent',
      created_at: '2026-01-02T03:04:05.000Z',
      text: null,
    };
    answering({ 'GET /api/user/emails': [200, { emails: [mail], more: false }] });
    renderAt('/en/operator/mail', <MailPage />);
    expect(await screen.findByText(words, { exact: false })).toBeTruthy();
    expect(screen.queryByText(template, { exact: false })).toBeNull();
  });

  it.each([
    [3, ['Requests for refunds: 3']],
    [0, []],
  ])('the start page shows the number of waiting refunds: %s', async (waiting, words) => {
    const sent = answering({ 'GET /api/payment/refund-requests-count': [200, { waiting }] });
    renderAt('/en/impersonate', <ImpersonatePage />);
    await waitFor(() =>
      expect(sent.map(({ call }) => call)).toContain('GET /api/payment/refund-requests-count'),
    );
    const shown = () => screen.queryAllByRole('note').map((note) => note.textContent);
    await waitFor(() => expect(shown()).toEqual(words));
    const purchases = screen.getByRole('link', { name: 'Purchases' });
    expect(purchases.getAttribute('href')).toBe('/en/operator/purchases');
  });

  it('finds an account, asks for confirmation, and acts as it', async () => {
    const sent = answering({
      'GET /api/user/search/organizations': [200, []],
      'GET /api/user/search/emails': [200, [{ user_id: ID, email: 'anna@example.org', full_name: null }]],
      'GET /api/user/search/student_usernames': [200, []],
      'POST /api/auth/impersonate/user': [200, USER],
    });
    renderAt('/en/impersonate', <ImpersonatePage />);
    fireEvent.change(await screen.findByRole('searchbox'), { target: { value: 'anna' } });
    press('Search');
    fireEvent.click(await screen.findByRole('button', { name: 'Act as: anna@example.org' }));
    expect(await screen.findByText('Act as anna@example.org?')).toBeTruthy();
    expect(sent.map(({ call }) => call)).not.toContain('POST /api/auth/impersonate/user');
    press('Act as');
    await waitFor(() => expect(screen.getByTestId('place').textContent).toBe('/en/'));
  });

  it('names the school of a student', async () => {
    answering({
      'GET /api/user/search/organizations': [200, []],
      'GET /api/user/search/emails': [200, []],
      'GET /api/user/search/student_usernames': [
        200,
        [{ student_id: ID, username: 'Fox12', organization_id: ID, organization_name: 'Green Hill' }],
      ],
    });
    renderAt('/en/impersonate', <ImpersonatePage />);
    fireEvent.change(await screen.findByRole('searchbox'), { target: { value: 'fox' } });
    press('Search');
    expect(await screen.findByText('Green Hill')).toBeTruthy();
  });

  it('creates a school and names the recipient of the email', async () => {
    const sent = answering({
      'POST /api/organization': [200, { id: ID, slug: 'oak-school', name: 'Oak School' }],
    });
    renderAt('/en/impersonate', <ImpersonatePage />);
    const fill = (label: string, value: string) =>
      fireEvent.change(screen.getByRole('textbox', { name: label }), { target: { value } });
    fill('Name of the school', 'Oak School');
    fill('Short name', 'Oak-School');
    press('Create school');
    expect(await screen.findByText('Please enter an email address.')).toBeTruthy();
    fill('Email of the first admin', 'anna@example.org');
    press('Create school');
    expect(
      await screen.findByText('Oak School has been created. We sent an email to anna@example.org.'),
    ).toBeTruthy();
    const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Short name' });
    expect([field.value, sent.filter(({ call }) => call.startsWith('POST'))]).toEqual([
      '',
      [
        {
          call: 'POST /api/organization',
          body: { name: 'Oak School', slug: 'Oak-School', admin_email: 'anna@example.org' },
        },
      ],
    ]);
  });

  it.each([
    ['body.slug', 'slug_taken', 'Another school has this short name.'],
    ['body.admin_email', 'email_taken', 'This address belongs to a school account or an operator account.'],
  ])('shows at the field of a new school why %s is refused: %s', async (path, message, words) => {
    answering({
      'POST /api/organization': [
        422,
        { statusCode: 422, message: 'Unprocessable Entity', issues: [{ path, message }] },
      ],
    });
    renderAt('/en/impersonate', <ImpersonatePage />);
    for (const [label, value] of [
      ['Name of the school', 'Oak School'],
      ['Short name', 'oak-school'],
      ['Email of the first admin', 'anna@example.org'],
    ])
      fireEvent.change(screen.getByRole('textbox', { name: label ?? '' }), { target: { value } });
    press('Create school');
    expect(await screen.findByText(words)).toBeTruthy();
  });

  it('queues news for the given addresses', async () => {
    const sent = answering({
      'GET /api/user/emails': MAILS,
      'POST /api/user/queue_emails': [200, { queued: 2 }],
    });
    renderAt('/en/operator/mail', <MailPage />);
    fireEvent.change(await screen.findByRole('textbox', { name: /Recipients/ }), {
      target: { value: 'anna@example.org, ben@example.org' },
    });
    press('Prepare emails');
    expect(await screen.findByText('2 emails are ready. Send them below.')).toBeTruthy();
    expect(sent).toContainEqual({
      call: 'POST /api/user/queue_emails',
      body: { template_name: 'new_levels', recipients: ['anna@example.org', 'ben@example.org'] },
    });
  });

  it.each([
    ['', []],
    ['a@b.c', ['a@b.c']],
    [' a@b.c;\nd@e.f,, a@b.c ', ['a@b.c', 'd@e.f']],
  ])('reads the addresses in %j', (text, addresses) => {
    expect(addressesOf(text)).toEqual(addresses);
  });
});
