import { randomInt } from 'node:crypto';
import {
  authConfirmPassword,
  authFreshness,
  authSendConfirmCode,
} from '@hopcode/contract/auth/confirm-password';
import { deviceOfSession } from '../accounts/known-device.ts';
import { checkLogin } from '../accounts/login-attempt.ts';
import { mailAccount } from '../accounts/mail-account.ts';
import { handleForUser } from '../http/handler.ts';
import { type RateLimit, tryInOrder, tryOnce } from '../http/limits/rate-limit-store.ts';
import { Refusal, refuse, refuseField, refuseForNow } from '../http/refusal.ts';
import type { Session } from '../sessions/session-store.ts';
import { confirmByCode, confirmSession, findConfirmingAccount, storeCode } from './confirm-store.ts';

/** Letters and digits that do not look alike. A code of eight symbols has 39 random bits. */
const CODE_SIGNS = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';
const CODE_LENGTH = 8;

const CODES_PER_ACCOUNT: RateLimit = { action: 'confirm-code', times: 10, seconds: 15 * 60 };
const MAILS_PER_ADDRESS: RateLimit = { action: 'confirm-mail-address', times: 30, seconds: 60 * 60 };
const MAILS_PER_ACCOUNT: RateLimit = { action: 'confirm-mail', times: 5, seconds: 60 * 60 };

/**
 * The account whose password must be entered: for an operator who acts as another account, it is the operator's own
 * account.
 */
const whoConfirms = (session: Session): string => session.impersonatorId ?? session.userId;

const newCode = (): string =>
  Array.from({ length: CODE_LENGTH }, () => CODE_SIGNS[randomInt(CODE_SIGNS.length)]).join('');

const freshnessHandler = handleForUser(authFreshness, async ({ session }, { db }) => {
  const account = await findConfirmingAccount(db, whoConfirms(session));
  if (account === undefined) return refuse(401);
  const way: 'code' | 'password' = account.passwordHash === null ? 'code' : 'password';
  return { fresh: session.isFresh, way };
});

const confirmHandler = handleForUser(authConfirmPassword, async ({ session, body, network }, { db }) => {
  const account = await findConfirmingAccount(db, whoConfirms(session));
  if (account === undefined) return refuse(401);
  if (account.passwordHash === null) {
    const wait = await tryOnce(db, CODES_PER_ACCOUNT, account.userId);
    if (wait !== undefined) return refuseForNow(wait);
    const code = body.password.trim().toUpperCase();
    const confirmed = await confirmByCode(db, session.tokenHash, { code, isForAct: body.for_act });
    return confirmed ? undefined : refuseField('body.password', 'wrong_code');
  }
  const name = `session\n${account.userId}`;
  const device = deviceOfSession(account.userId);
  const checked = await checkLogin(db, { account, password: body.password, name, network, device });
  if (checked instanceof Refusal)
    return checked.status === 401 ? refuseField('body.password', 'wrong_password') : checked;
  await confirmSession(db, session.tokenHash, { isForAct: body.for_act });
  return undefined;
});

const sendHandler = handleForUser(authSendConfirmCode, async ({ session, network, locale }, parts) => {
  const { db } = parts;
  const account = await findConfirmingAccount(db, whoConfirms(session));
  if (account === undefined || account.email === null || account.passwordHash !== null) return refuse(403);
  const wait = await tryInOrder(db, [
    [MAILS_PER_ADDRESS, network],
    [MAILS_PER_ACCOUNT, account.userId],
  ]);
  if (wait !== undefined) return refuseForNow(wait);
  const receiver = { ...account, email: account.email };
  const code = newCode();
  await db.transaction().execute(async (tx) => {
    await storeCode(tx, session.tokenHash, code);
    await mailAccount(parts, tx, receiver, {
      template: 'confirm_code',
      locale,
      path: (language) => `/${language}/`,
      words: { code },
    });
  });
  return undefined;
});

export const confirmPasswordHandlers = [freshnessHandler, confirmHandler, sendHandler];
