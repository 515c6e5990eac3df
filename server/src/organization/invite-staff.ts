import { USER_TYPES } from '@hopcode/contract/auth/current';
import type { Organization } from '@hopcode/contract/organization/organization';
import type { OwnAccount } from '../accounts/account-store.ts';
import { mailAccount } from '../accounts/mail-account.ts';
import { createLink } from '../accounts/one-time-token-store.ts';
import type { Database } from '../database/database.ts';
import type { RateLimit } from '../http/limits/rate-limit-store.ts';
import { sendMail } from '../mail/send-mail.ts';
import type { Parts } from '../parts/parts.ts';
import { saveInvitation } from './invitation-store.ts';

/** Limit for invitations to one address, from all schools together. */
export const INVITATIONS_PER_EMAIL: RateLimit = {
  action: 'invitation-email',
  times: 5,
  seconds: 24 * 60 * 60,
};

/** Emails a sign-up link for a teacher to an address without an account. */
export async function inviteByLink(
  parts: Pick<Parts, 'mail'>,
  tx: Database,
  { organization, email, locale }: Pick<Invited, 'organization' | 'locale'> & { readonly email: string },
): Promise<void> {
  const { id: organizationId, name } = organization;
  await saveInvitation(tx, { organizationId, email, userType: USER_TYPES.teacher });
  const token = await createLink(tx, { purpose: 'signup', email, organizationId, isMailed: true });
  await sendMail(parts, tx, {
    tenantId: organizationId,
    userId: null,
    recipient: email,
    locale,
    template: 'invite_teacher',
    words: { school: name },
    path: `/${locale}/signup?token=${token}`,
  });
}

/** How many hours the link in an email to an unconfirmed address is valid: as long as the invitation. */
const HOURS = 7 * 24;

type Invited = {
  readonly organization: Organization;
  readonly account: OwnAccount;
  readonly isAdmin: boolean;
  /** Code of the language of the email, if the account has not chosen one. */
  readonly locale: string;
};

/**
 * Invites an account to join a school, by email and on the account's pages. Returns the id of the invitation. If the
 * address was never confirmed, a stranger may have created the account. In this case the owner of the address must
 * first set a new password, which ends the stranger's sessions.
 */
export async function inviteAccount(
  parts: Pick<Parts, 'mail'>,
  tx: Database,
  { organization, account, isAdmin, locale }: Invited,
): Promise<string> {
  const { userId, email, isConfirmed } = account;
  const userType = isAdmin ? USER_TYPES.admin : USER_TYPES.teacher;
  const id = await saveInvitation(tx, { organizationId: organization.id, email, userType });
  const token = isConfirmed
    ? undefined
    : await createLink(tx, { purpose: 'reset_password', email, userId, isMailed: true, hours: HOURS });
  await mailAccount(parts, tx, account, {
    template: token === undefined ? 'invite_account' : 'invite_unconfirmed',
    locale,
    words: { school: organization.name },
    path: (language) =>
      token === undefined ? `/${language}/invitations` : `/${language}/reset-password?token=${token}`,
  });
  return id;
}
