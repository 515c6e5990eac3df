import { profileChangePassword } from '@hopcode/contract/profile/password';
import { setPassword } from '../auth/account-store.ts';
import { isCommonPassword } from '../auth/common-password.ts';
import { mailPasswordChanged } from '../auth/mail-account.ts';
import { endLinks } from '../auth/one-time-token-store.ts';
import { hashPassword } from '../auth/password.ts';
import { deleteOtherSessionsOf } from '../auth/session-store.ts';
import { handleForUser } from '../http/handler.ts';
import { Refusal, refuseField } from '../http/refusal.ts';
import { provenAccount } from './own-account.ts';

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
