import { canonicalEmail } from '@hopcode/contract/auth/canonical-name';
import { profileAskForEmail, profileConfirmEmail } from '@hopcode/contract/profile/email';
import { changeEmail, findOwnAccount, findReceiver, type OwnAccount } from '../accounts/account-store.ts';
import { mailAccount, mailAlreadyRegistered } from '../accounts/mail-account.ts';
import { createLink, endLinks, useLink } from '../accounts/one-time-token-store.ts';
import { provenAccount } from '../accounts/own-account.ts';
import { inFixedTime } from '../http/fixed-time.ts';
import { handleForUser } from '../http/handler.ts';
import { type RateLimit, tryInOrder } from '../http/limits/rate-limit-store.ts';
import { Refusal, refuse, refuseForNow } from '../http/refusal.ts';
import { Rejected, transact } from '../http/transact.ts';
import type { Parts } from '../parts/parts.ts';

const PER_ADDRESS: RateLimit = { action: 'new-email-address', times: 30, seconds: 60 * 60 };
const PER_ACCOUNT: RateLimit = { action: 'new-email-account', times: 5, seconds: 60 * 60 };
const PER_EMAIL: RateLimit = { action: 'new-email', times: 5, seconds: 60 * 60 };

const askHandler = handleForUser(profileAskForEmail, async ({ session, body, network, locale }, parts) => {
  const wait = await tryInOrder(parts.db, [
    [PER_ADDRESS, network],
    [PER_ACCOUNT, session.userId],
    [PER_EMAIL, canonicalEmail(body.email)],
  ]);
  if (wait !== undefined) return refuseForNow(wait);
  const proof = { session, password: body.password, network };
  const account = await provenAccount(parts.db, proof);
  if (account instanceof Refusal) return account;
  await inFixedTime(mailNewAddress(parts, account, body.email, locale));
  return undefined;
});

/**
 * Emails a link to a new address. If the address already has an account, the email says this instead. So only the owner
 * of the address learns whether it has one.
 */
async function mailNewAddress(
  parts: Parts,
  account: OwnAccount,
  email: string,
  locale: string,
): Promise<void> {
  const { userId } = account;
  await parts.db.transaction().execute(async (tx) => {
    const holder = await findReceiver(tx, email);
    if (holder !== undefined) {
      if (holder.userId !== userId) await mailAlreadyRegistered(parts, tx, holder, locale);
      return;
    }
    const token = await createLink(tx, { purpose: 'change_email', email, userId, isMailed: true });
    const receiver = { ...account, email };
    await mailAccount(parts, tx, receiver, {
      template: 'new_email',
      locale,
      path: (language) => `/${language}/profile/details?new_email=${token}`,
    });
  });
}

const confirmHandler = handleForUser(profileConfirmEmail, async ({ session, body, locale }, parts) => {
  if (session.impersonatorId !== null) return refuse(403, 'impersonating');
  const account = await findOwnAccount(parts.db, session.userId);
  if (account === undefined) return refuse(403);
  const { userId } = account;
  return await transact(parts.db, async (tx) => {
    const link = await useLink(tx, 'change_email', body.token);
    if (link?.userId !== userId || !(await changeEmail(tx, userId, link.email)))
      throw new Rejected(refuse(400, 'invalid_token'));
    // Links that were sent to the old address must no longer work.
    await endLinks(tx, 'reset_password', userId);
    await endLinks(tx, 'confirm_email', userId);
    await endLinks(tx, 'change_email', userId);
    // This email goes to the previous address.
    await mailAccount(parts, tx, account, {
      template: 'email_changed',
      locale,
      path: (language) => `/${language}/`,
    });
    return { email: link.email };
  });
});

export const emailHandlers = [askHandler, confirmHandler];
