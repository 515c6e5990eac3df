import type { Organization } from '@hopcode/contract/organization/organization';
import { createAccount } from '../accounts/account-store.ts';
import { mailAccount } from '../accounts/mail-account.ts';
import { createLink } from '../accounts/one-time-token-store.ts';
import type { Database } from '../database/database.ts';
import type { Parts } from '../parts/parts.ts';
import { makeAdmin } from './organization-store.ts';

/** How many hours a new teacher has to choose a password. After that, the page for forgotten passwords still works. */
const HOURS = 7 * 24;

type NewStaff = {
  readonly organization: Organization;
  readonly email: string;
  readonly fullName: string | null;
  readonly isAdmin: boolean;
  /** Code of the language of the account and of the email. */
  readonly locale: string;
};

/**
 * Creates an account for a teacher or an admin. Emails a link for choosing the password. Returns the id of the account;
 * undefined if the address is taken.
 */
export async function makeStaff(
  parts: Pick<Parts, 'mail'>,
  tx: Database,
  { organization, email, fullName, isAdmin, locale }: NewStaff,
): Promise<string | undefined> {
  const account = await createAccount(tx, {
    email,
    isConfirmed: false,
    passwordHash: null,
    fullName,
    language: locale,
    organizationId: organization.id,
    username: undefined,
  });
  if (account === undefined) return undefined;
  const { userId } = account;
  if (isAdmin) await makeAdmin(tx, organization.id, userId);
  const token = await createLink(tx, {
    purpose: 'reset_password',
    email,
    userId,
    isMailed: true,
    hours: HOURS,
  });
  await mailAccount(
    parts,
    tx,
    { userId, tenantId: organization.id, email, language: locale },
    {
      template: 'new_teacher',
      locale,
      words: { school: organization.name },
      path: (language) => `/${language}/reset-password?token=${token}`,
    },
  );
  return userId;
}
