import {
  profileSecondFactor,
  profileSecondFactorBegin,
  profileSecondFactorConfirm,
  profileSecondFactorOff,
  profileSecondFactorRecoveryCodes,
} from '@hopcode/contract/profile/second-factor';
import { findOwnAccount, type OwnAccount } from '../accounts/account-store.ts';
import { mailAccount } from '../accounts/mail-account.ts';
import { provenAccount } from '../accounts/own-account.ts';
import { removeSecondFactor } from '../accounts/remove-second-factor.ts';
import {
  giveRecoveryCodes,
  newSetup,
  noteOwnAct,
  proveAppCode,
  proveSecondFactor,
} from '../accounts/second-factor.ts';
import { confirmSecondFactor, findSecondFactor } from '../accounts/second-factor-store.ts';
import { handleForUser } from '../http/handler.ts';
import { Refusal, refuse } from '../http/refusal.ts';
import type { Parts } from '../parts/parts.ts';
import type { Session } from '../sessions/session-store.ts';

const getHandler = handleForUser(profileSecondFactor, async ({ session }, { db }) => {
  const factor = await findSecondFactor(db, session.userId);
  return {
    since: factor?.since?.toISOString() ?? null,
    recovery_codes_left: factor?.codesLeft ?? 0,
  };
});

const beginHandler = handleForUser(profileSecondFactorBegin, async ({ session, body, network }, { db }) => {
  const account = await provenAccount(db, { session, password: body.password, network });
  if (account instanceof Refusal) return account;
  if (!account.isConfirmed) return refuse(403, 'email_not_confirmed');
  return (await newSetup(db, account.userId, account.email)) ?? refuse(403, 'second_factor_on');
});

const confirmHandler = handleForUser(profileSecondFactorConfirm, async (asked, parts) => {
  const { session, body, network, locale } = asked;
  if (session.impersonatorId !== null) return refuse(403, 'impersonating');
  const account = await findOwnAccount(parts.db, session.userId);
  if (account === undefined) return refuse(403);
  const refused = await proveAppCode(parts.db, { account, code: body.code, network }, 'waiting');
  if (refused !== undefined) return refused;
  return await parts.db.transaction().execute(async (tx) => {
    if (!(await confirmSecondFactor(tx, account.userId))) return refuse(403, 'second_factor_on');
    await noteOwnAct(tx, account, 'second_factor_on');
    await mailAccount(parts, tx, account, {
      template: 'second_factor_on',
      locale,
      path: (language) => `/${language}/profile/security`,
    });
    return { recovery_codes: await giveRecoveryCodes(tx, account.userId) };
  });
});

type Shown = {
  readonly session: Session;
  readonly body: { readonly password: string; readonly code: string };
  readonly network: string;
};

/** Returns the account of a session if its owner has entered the right password and the right code. */
async function twiceProven({ db }: Parts, { session, body, network }: Shown): Promise<OwnAccount | Refusal> {
  const account = await provenAccount(db, { session, password: body.password, network });
  if (account instanceof Refusal) return account;
  if ((await findSecondFactor(db, account.userId)) === undefined) return refuse(403, 'second_factor_off');
  return (await proveSecondFactor(db, { account, code: body.code, network })) ?? account;
}

const recoveryCodesHandler = handleForUser(profileSecondFactorRecoveryCodes, async (asked, parts) => {
  const account = await twiceProven(parts, asked);
  if (account instanceof Refusal) return account;
  return await parts.db.transaction().execute(async (tx) => {
    await noteOwnAct(tx, account, 'recovery_codes_made');
    return { recovery_codes: await giveRecoveryCodes(tx, account.userId) };
  });
});

const offHandler = handleForUser(profileSecondFactorOff, async (asked, parts) => {
  const account = await twiceProven(parts, asked);
  if (account instanceof Refusal) return account;
  const { userId: actorId } = account;
  await parts.db
    .transaction()
    .execute((tx) => removeSecondFactor(parts, tx, account, { actorId, locale: asked.locale }));
  return undefined;
});

export const secondFactorHandlers = [
  getHandler,
  beginHandler,
  confirmHandler,
  recoveryCodesHandler,
  offHandler,
];
