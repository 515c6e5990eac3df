import { canonicalEmail } from '@hopcode/contract/auth/canonical-name';
import { authSignupGenerateLink } from '@hopcode/contract/auth/generate-link';
import { authGenerateUserSignupLink } from '@hopcode/contract/auth/generate-user-signup-link';
import { authGetEmailFromToken } from '@hopcode/contract/auth/get-email-from-token';
import { authGetUserByToken } from '@hopcode/contract/auth/get-user-by-token';
import { findAccount, findLinkNames, findReceiver } from '../accounts/account-store.ts';
import { mailAlreadyRegistered } from '../accounts/mail-account.ts';
import { createLink, findLink } from '../accounts/one-time-token-store.ts';
import { inFixedTime } from '../http/fixed-time.ts';
import { handle, handleForUser } from '../http/handler.ts';
import { type RateLimit, tryInOrder, tryOnce } from '../http/limits/rate-limit-store.ts';
import { holds } from '../http/permission.ts';
import { refuse, refuseField, refuseForNow } from '../http/refusal.ts';
import { NO_TENANT } from '../mail/mail-store.ts';
import { sendMail } from '../mail/send-mail.ts';
import type { Parts } from '../parts/parts.ts';

const PER_ADDRESS: RateLimit = { action: 'signup-link-address', times: 30, seconds: 60 * 60 };
const PER_EMAIL: RateLimit = { action: 'signup-link-email', times: 5, seconds: 60 * 60 };
const TOKENS_PER_ADDRESS: RateLimit = { action: 'link-token', times: 120, seconds: 60 * 60 };

const generateLinkHandler = handle(authSignupGenerateLink, async ({ query, network, locale }, parts) => {
  const { email } = query;
  const wait = await tryInOrder(parts.db, [
    [PER_ADDRESS, network],
    [PER_EMAIL, canonicalEmail(email)],
  ]);
  if (wait !== undefined) return refuseForNow(wait);
  await inFixedTime(mailSignupLink(parts, email, locale));
  return undefined;
});

/**
 * Emails a sign-up link, or a hint to log in if the address already has an account. So only the owner of the address
 * learns whether it has one.
 */
async function mailSignupLink(parts: Parts, email: string, locale: string): Promise<void> {
  const account = await findReceiver(parts.db, email);
  await parts.db.transaction().execute(async (tx) => {
    if (account === undefined) {
      const token = await createLink(tx, { purpose: 'signup', email, isMailed: true });
      const path = `/${locale}/signup?token=${token}`;
      const to = { tenantId: NO_TENANT, userId: null, recipient: email, locale };
      await sendMail(parts, tx, { ...to, template: 'signup_link', path });
    } else {
      await mailAlreadyRegistered(parts, tx, account, locale);
    }
  });
}

const generateUserLinkHandler = handleForUser(
  authGenerateUserSignupLink,
  async ({ query, session, locale }, { db, site }) => {
    if ((await findAccount(db, query.email)) !== undefined) return refuseField('query.email', 'email_taken');
    const organizationId = holds('admin', session) ? session.organizationId : null;
    const link = { purpose: 'signup', email: query.email, organizationId, isMailed: false } as const;
    const token = await createLink(db, link);
    return { link: `${site()}/${locale}/signup?token=${token}` };
  },
);

const getEmailHandler = handle(authGetEmailFromToken, async ({ query, network }, { db }) => {
  const wait = await tryOnce(db, TOKENS_PER_ADDRESS, network);
  if (wait !== undefined) return refuseForNow(wait);
  const link = await findLink(db, 'signup', query.token);
  if (link === undefined) return refuse(400, 'invalid_token');
  const { organizationName } = await findLinkNames(db, link);
  return { email: link.email, organization_name: organizationName };
});

const getUserHandler = handle(authGetUserByToken, async ({ query, network }, { db }) => {
  const wait = await tryOnce(db, TOKENS_PER_ADDRESS, network);
  if (wait !== undefined) return refuseForNow(wait);
  const link = await findLink(db, 'reset_password', query.token);
  if (link === undefined) return refuse(400, 'invalid_token');
  const { fullName } = await findLinkNames(db, link);
  return { email: link.email, full_name: fullName };
});

export const signupLinkHandlers = [
  generateLinkHandler,
  generateUserLinkHandler,
  getEmailHandler,
  getUserHandler,
];
