import { canonicalEmail } from '@hopcode/contract/auth/canonical-name';
import { authSignup } from '@hopcode/contract/auth/signup';
import { createAccount, type MadeAccount } from '../accounts/account-store.ts';
import { isCommonPassword } from '../accounts/common-password.ts';
import { mailConfirmation } from '../accounts/mail-account.ts';
import { findLink, useLink } from '../accounts/one-time-token-store.ts';
import { hashPassword } from '../accounts/password.ts';
import type { Database } from '../database/database.ts';
import { handle } from '../http/handler.ts';
import { type RateLimit, tryOnce } from '../http/limits/rate-limit-store.ts';
import { Refusal, refuse, refuseField, refuseForNow } from '../http/refusal.ts';
import { endInvitation } from '../organization/invitation-store.ts';
import type { Parts } from '../parts/parts.ts';
import { startSession } from './start-session.ts';

/** Maximum number of new accounts from one network address: a whole class may sign up together. */
const PER_ADDRESS: RateLimit = { action: 'signup', times: 60, seconds: 60 * 60 };

export const signupHandler = handle(authSignup, async (asked, parts) => {
  const { body, query, locale, network } = asked;
  if (isCommonPassword(body.password)) return refuseField('body.password', 'common_password');
  const wait = await tryOnce(parts.db, PER_ADDRESS, network);
  if (wait !== undefined) return refuseForNow(wait);
  const wished = {
    email: body.email,
    passwordHash: await hashPassword(body.password),
    fullName: body.full_name ?? null,
    language: locale,
    username: body.username,
  };
  const account = await parts.db
    .transaction()
    .execute((tx) =>
      query.token === undefined ? signUp(parts, tx, wished) : signUpByLink(parts, tx, wished, query.token),
    );
  return account instanceof Refusal ? account : await startSession(asked, parts, account);
});

type Wished = {
  readonly email: string;
  readonly passwordHash: string;
  readonly fullName: string | null;
  readonly language: string;
  readonly username: string | undefined;
};

/** Creates an account with an unconfirmed address. */
async function signUp(
  parts: Parts,
  tx: Database,
  wished: Wished,
  organizationId: string | null = null,
): Promise<MadeAccount | Refusal> {
  const account = await createAccount(tx, { ...wished, isConfirmed: false, organizationId });
  if (account === undefined) return refuseField('body.email', 'email_taken');
  const { userId, tenantId } = account;
  const { email, language } = wished;
  await mailConfirmation(parts, tx, { userId, tenantId, email, language }, language);
  return account;
}

/** Creates an account through a sign-up link. The address is confirmed only if the link was emailed to it. */
async function signUpByLink(
  parts: Parts,
  tx: Database,
  wished: Wished,
  token: string,
): Promise<MadeAccount | Refusal> {
  const link = await findLink(tx, 'signup', token);
  if (link === undefined) return refuse(400, 'invalid_token');
  if (canonicalEmail(link.email) !== canonicalEmail(wished.email))
    return refuseField('body.email', 'not_of_link');
  const { organizationId } = link;
  const account = link.isMailed
    ? await createAccount(tx, { ...wished, isConfirmed: true, organizationId })
    : await signUp(parts, tx, wished, organizationId);
  // If the same link is used twice simultaneously, the address is taken for the second use, which stops here.
  if (account === undefined) return refuseField('body.email', 'email_taken');
  if (account instanceof Refusal) return account;
  await useLink(tx, 'signup', token);
  if (organizationId !== null) await endInvitation(tx, organizationId, link.email);
  return account;
}
