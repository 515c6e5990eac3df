import type { Organization } from '@hopcode/contract/organization/organization';
import { findOwnAccount, findReceiver } from '../accounts/account-store.ts';
import type { Database } from '../database/database.ts';
import type { Parts } from '../parts/parts.ts';
import { inviteAccount } from './invite-staff.ts';
import { isFreeToJoin } from './join-store.ts';
import { makeStaff } from './make-staff.ts';

type Admin = {
  readonly organization: Organization;
  readonly email: string;
  readonly fullName: string | null;
  readonly locale: string;
};

/**
 * Adds an admin to a school: creates an account, or invites the account that already has the address. Returns
 * `email_taken` if that account can never join, because it belongs to another school or to an operator.
 */
export async function makeOrInviteAdmin(
  parts: Pick<Parts, 'mail'>,
  tx: Database,
  { organization, email, fullName, locale }: Admin,
): Promise<'made' | 'invited' | 'email_taken'> {
  const found = await findReceiver(tx, email);
  if (found === undefined) {
    const made = await makeStaff(parts, tx, { organization, email, fullName, isAdmin: true, locale });
    return made === undefined ? 'email_taken' : 'made';
  }
  const account = await findOwnAccount(tx, found.userId);
  if (account === undefined || !(await isFreeToJoin(tx, account.userId))) return 'email_taken';
  await inviteAccount(parts, tx, { organization, account, isAdmin: true, locale });
  return 'invited';
}
