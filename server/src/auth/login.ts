import { canonicalEmail } from '@hopcode/contract/auth/canonical-name';
import { authLogin } from '@hopcode/contract/auth/login';
import { findAccount } from '../accounts/account-store.ts';
import { findDevice } from '../accounts/known-device.ts';
import { checkLogin } from '../accounts/login-attempt.ts';
import { handle } from '../http/handler.ts';
import { Refusal } from '../http/refusal.ts';
import { completeLogin } from './complete-login.ts';

/** Logs an account in with its email address and password. */
export const loginHandler = handle(authLogin, async (asked, parts) => {
  const { email, password, shared } = asked.body;
  const found = await findAccount(parts.db, email);
  const attempt = { account: found, password, name: canonicalEmail(email), network: asked.network };
  const device = await findDevice(parts.db, asked.request);
  const account = await checkLogin(parts.db, { ...attempt, device });
  if (account instanceof Refusal) return account;
  return await completeLogin(asked, parts, account, shared);
});
