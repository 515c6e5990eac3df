// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { answering, loadWords, renderAt } from '../../ui/testing/render-page.tsx';
import { InvitationNotice } from './invitation-notice.tsx';
import { InvitationsPage } from './invitations-page.tsx';

vi.mock('../../ui/pixel-sprite.tsx', () => ({ PixelSprite: () => null }));

const ID = '11111111-1111-4111-8111-111111111111';
const LIST = 'GET /api/profile/invitations';
const ACCEPT = `POST /api/profile/invitations/${ID}/accept`;
const DECLINE = `POST /api/profile/invitations/${ID}/decline`;
const INVITATION = {
  id: ID,
  organization_name: 'Oak School',
  user_type: 1,
  expires_at: '2026-01-02T03:04:05.000Z',
};
const USER = {
  user_id: ID,
  email: 'ada@home.test',
  user_details: { user_type: 1 },
  is_student: false,
  student_id: null,
  organization_id: ID,
  last_played: null,
  full_name: null,
  username: null,
  student_details: null,
  class_details: null,
};
const listed = (obstacle: string | null = null) => [200, { invitations: [INVITATION], obstacle }] as const;
/** Presses the last button with this name, which is the dialog's if a dialog is open. */
const press = async (name: string) => {
  const buttons = await screen.findAllByRole('button', { name });
  const last = buttons.at(-1);
  if (last) fireEvent.click(last);
};

beforeAll(loadWords);
beforeEach(() => localStorage.clear());
afterEach(cleanup);

describe('InvitationsPage', () => {
  it('asks before it accepts, and opens the classes', async () => {
    const sent = answering({ [LIST]: listed(), [ACCEPT]: [200, USER] });
    renderAt('/en/invitations', <InvitationsPage />);
    await press('Accept');
    await screen.findByText('Join Oak School?');
    expect(sent.map(({ call }) => call)).not.toContain(ACCEPT);
    await press('Accept');
    await waitFor(() => expect(screen.getByTestId('place').textContent).toBe('/en/organization/classes'));
  });

  it('asks before it declines', async () => {
    const sent = answering({ [LIST]: listed(), [DECLINE]: [204] });
    renderAt('/en/invitations', <InvitationsPage />);
    await press('Decline');
    await screen.findByText('Decline the invitation from Oak School?');
    expect(sent.map(({ call }) => call)).not.toContain(DECLINE);
    await press('Decline');
    await waitFor(() => expect(sent.map(({ call }) => call)).toContain(DECLINE));
  });

  it.each([
    ['students', 'This account has students'],
    ['school', 'This account already belongs to a school.'],
    ['operator', 'This account belongs to the operator.'],
  ])('with the obstacle %s shows the reason, and offers only to decline', async (obstacle, words) => {
    answering({ [LIST]: listed(obstacle) });
    renderAt('/en/invitations', <InvitationsPage />);
    expect((await screen.findByRole('note')).textContent).toContain(words);
    expect([
      screen.queryByRole('button', { name: 'Accept' }),
      screen.getByRole('button', { name: 'Decline' }),
    ]).toEqual([null, expect.anything()]);
  });

  it('reports that an invitation no longer exists, and loads the list again', async () => {
    const gone = { statusCode: 404, message: 'Not Found', detail: 'invitation_gone' };
    const sent = answering({ [LIST]: listed(), [ACCEPT]: [404, gone] });
    renderAt('/en/invitations', <InvitationsPage />);
    await press('Accept');
    await screen.findByText('Join Oak School?');
    await press('Accept');
    expect(await screen.findByRole('alert')).toBeTruthy();
    expect(sent.filter(({ call }) => call === LIST)).toHaveLength(2);
  });

  it.each([
    [[200, { invitations: [], obstacle: null }] as const, 'You have no invitations.'],
    [[500, { statusCode: 500, message: 'x' }] as const, 'We could not load your invitations.'],
  ])('after %j shows “%s”', async (answer, words) => {
    answering({ [LIST]: answer });
    renderAt('/en/invitations', <InvitationsPage />);
    expect(await screen.findByText(words)).toBeTruthy();
  });
});

describe('InvitationNotice', () => {
  it('names the school and links to the answer', async () => {
    answering({ [LIST]: listed() });
    renderAt('/en/courses', <InvitationNotice />);
    expect(await screen.findByText('Oak School invites you to join.')).toBeTruthy();
    expect(screen.getByRole('link').getAttribute('href')).toBe('/en/invitations');
  });
});
