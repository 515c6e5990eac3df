import { profileChangePassword } from '@hopcode/contract/profile/password';
import { setPassword } from '../accounts/account-store.ts';
import { isCommonPassword } from '../accounts/common-password.ts';
import { mailPasswordChanged } from '../accounts/mail-account.ts';
import { endLinks } from '../accounts/one-time-token-store.ts';
import { provenAccount } from '../accounts/own-account.ts';
import { hashPassword } from '../accounts/password.ts';
import { handleForUser } from '../http/handler.ts';
import { Refusal, refuseField } from '../http/refusal.ts';
import { deleteOtherSessionsOf } from '../sessions/session-store.ts';

export const passwordHandler = handleForUser(
  profileChangePassword,
  async ({ session, body, network, locale }, parts) => {
    const proof = { session, password: body.password, network };
    const account = await provenAccount(parts.db, proof);
    if (account instanceof Refusal) return account;
    if (isCommonPassword(body.new_password)) return refuseField('body.new_password', 'common_password');
    const { userId } = account;
    const passwordHash = await hashPassword(body.new_password);
    await parts.db.transaction().execute(async (tx) => {
      await setPassword(tx, userId, passwordHash);
      await deleteOtherSessionsOf(tx, session);
      await endLinks(tx, 'reset_password', userId);
      await mailPasswordChanged(parts, tx, account, locale);
    });
    return undefined;
  },
);
