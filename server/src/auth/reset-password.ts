import { authResetPassword } from '@hopcode/contract/auth/reset-password';
import { confirmEmail, findOwnAccount, setPassword } from '../accounts/account-store.ts';
import { isCommonPassword } from '../accounts/common-password.ts';
import { rememberOnDevice } from '../accounts/known-device.ts';
import { mailPasswordChanged } from '../accounts/mail-account.ts';
import { endLinks, useLink } from '../accounts/one-time-token-store.ts';
import { hashPassword } from '../accounts/password.ts';
import { handle } from '../http/handler.ts';
import { type RateLimit, tryOnce } from '../http/limits/rate-limit-store.ts';
import { refuse, refuseField, refuseForNow } from '../http/refusal.ts';
import { deleteSessionsOf } from '../sessions/session-store.ts';

const PER_ADDRESS: RateLimit = { action: 'reset-password', times: 60, seconds: 60 * 60 };

export const resetPasswordHandler = handle(
  authResetPassword,
  async ({ query, body, network, locale, request, reply }, parts) => {
    const { db } = parts;
    const token = body?.token ?? query.token;
    const password = body?.new_password ?? query.new_password;
    if (token === undefined) return refuseField('body.token', 'missing');
    if (password === undefined) return refuseField('body.new_password', 'missing');
    if (isCommonPassword(password)) return refuseField('body.new_password', 'common_password');
    const wait = await tryOnce(db, PER_ADDRESS, network);
    if (wait !== undefined) return refuseForNow(wait);

    const passwordHash = await hashPassword(password);
    return await db.transaction().execute(async (tx) => {
      const link = await useLink(tx, 'reset_password', token);
      if (link === undefined || link.userId === null) return refuse(400, 'invalid_token');
      const account = await findOwnAccount(tx, link.userId);
      await setPassword(tx, link.userId, passwordHash);
      // The device now remembers the account. From now on, wrong tries on other devices do not lock the owner out on
      // this one.
      await rememberOnDevice(tx, { request, reply }, link.userId, null);
      // A person who received the email owns the address.
      await confirmEmail(tx, link.userId, link.email);
      await deleteSessionsOf(tx, link.userId);
      // A link in an older email must not change the new password again.
      await endLinks(tx, 'reset_password', link.userId);
      // If the account had no password before, there is no change to report to its owner.
      if (account !== undefined && account.passwordHash !== null)
        await mailPasswordChanged(parts, tx, account, locale);
      return undefined;
    });
  },
);
