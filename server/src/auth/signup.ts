import { authSignup } from '@hopcode/contract/auth/signup';
import { handle } from '../http/handler.ts';
import { type RateLimit, tryOnce } from '../http/limits/rate-limit-store.ts';
import { refuseField, refuseForNow } from '../http/refusal.ts';
import { createAccount } from './account-store.ts';
import { logIn } from './log-in.ts';
import { hashPassword } from './password.ts';

/** New accounts from one address: a class may sign up together. */
const PER_ADDRESS: RateLimit = { action: 'signup', times: 60, seconds: 60 * 60 };

export const signupHandler = handle(authSignup, async (asked, parts) => {
  const { body, locale, request } = asked;
  const wait = await tryOnce(parts.db, PER_ADDRESS, request.ip);
  if (wait !== undefined) return refuseForNow(wait);
  const account = await createAccount(parts.db, {
    email: body.email,
    passwordHash: await hashPassword(body.password),
    fullName: body.full_name ?? null,
    language: locale,
    username: body.username,
  });
  if (account === undefined) return refuseField('body.email', 'email_taken');
  return await logIn(asked, parts, account);
});
