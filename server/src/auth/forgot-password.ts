import { canonicalEmail } from '@hopcode/contract/auth/canonical-name';
import { authForgotPassword } from '@hopcode/contract/auth/forgot-password';
import { findReceiver } from '../accounts/account-store.ts';
import { mailAccount } from '../accounts/mail-account.ts';
import { createLink } from '../accounts/one-time-token-store.ts';
import { inFixedTime } from '../http/fixed-time.ts';
import { handle } from '../http/handler.ts';
import { type RateLimit, tryInOrder } from '../http/limits/rate-limit-store.ts';
import { refuseField, refuseForNow } from '../http/refusal.ts';
import type { Parts } from '../parts/parts.ts';

const PER_ADDRESS: RateLimit = { action: 'forgot-address', times: 30, seconds: 60 * 60 };
const PER_EMAIL: RateLimit = { action: 'forgot-email', times: 5, seconds: 60 * 60 };

export const forgotPasswordHandler = handle(
  authForgotPassword,
  async ({ query, body, network, locale }, parts) => {
    const email = body?.email ?? query.email;
    if (email === undefined) return refuseField('body.email', 'missing');
    const wait = await tryInOrder(parts.db, [
      [PER_ADDRESS, network],
      [PER_EMAIL, canonicalEmail(email)],
    ]);
    if (wait !== undefined) return refuseForNow(wait);
    await inFixedTime(sendResetLink(parts, email, locale));
    return undefined;
  },
);

async function sendResetLink(parts: Parts, email: string, locale: string): Promise<void> {
  const account = await findReceiver(parts.db, email);
  if (account === undefined) return;
  await parts.db.transaction().execute(async (tx) => {
    const token = await createLink(tx, {
      purpose: 'reset_password',
      email: account.email,
      userId: account.userId,
      isMailed: true,
    });
    await mailAccount(parts, tx, account, {
      template: 'reset_password',
      locale,
      path: (language) => `/${language}/reset-password?token=${token}`,
    });
  });
}
