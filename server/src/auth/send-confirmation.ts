import { authSendConfirmation } from '@hopcode/contract/auth/send-confirmation';
import { findOwnAccount } from '../accounts/account-store.ts';
import { mailConfirmation } from '../accounts/mail-account.ts';
import { handleForUser } from '../http/handler.ts';
import { type RateLimit, tryInOrder } from '../http/limits/rate-limit-store.ts';
import { refuseForNow } from '../http/refusal.ts';

const PER_ADDRESS: RateLimit = { action: 'confirmation-address', times: 30, seconds: 60 * 60 };
const PER_ACCOUNT: RateLimit = { action: 'confirmation-account', times: 5, seconds: 60 * 60 };

export const sendConfirmationHandler = handleForUser(
  authSendConfirmation,
  async ({ session, network, locale }, parts) => {
    const wait = await tryInOrder(parts.db, [
      [PER_ADDRESS, network],
      [PER_ACCOUNT, session.userId],
    ]);
    if (wait !== undefined) return refuseForNow(wait);
    await parts.db.transaction().execute(async (tx) => {
      const account = await findOwnAccount(tx, session.userId);
      if (account === undefined || account.isConfirmed) return;
      await mailConfirmation(parts, tx, account, locale);
    });
    return undefined;
  },
);
