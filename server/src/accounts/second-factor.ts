import { logActs } from '../audit/audit-store.ts';
import type { Database } from '../database/database.ts';
import { secret } from '../database/secret-store.ts';
import { type RateLimit, takeBack, tryOnce } from '../http/limits/rate-limit-store.ts';
import { type Refusal, refuse, refuseField, refuseForNow } from '../http/refusal.ts';
import type { AccountKey } from './account-store.ts';
import { newRecoveryCodes, recoveryCodeHash } from './recovery-code.ts';
import { seal, unseal } from './sealed-value.ts';
import {
  beginSecondFactor,
  countCodeTry,
  findSecret,
  replaceRecoveryCodes,
  useRecoveryCode,
  useStep,
} from './second-factor-store.ts';
import { newTotpSecret, totpSetup, totpStep } from './totp.ts';

/**
 * Limit for wrong recovery codes for one account from one network address. A recovery code is too long to guess. The
 * limit is per address, so that an attacker who knows the password cannot use up the tries of an owner who has lost the
 * phone.
 */
const RECOVERY_CODES: RateLimit = { action: 'recovery-code', times: 20, seconds: 15 * 60 };

const sealingKey = (db: Database): Promise<Buffer> => secret(db, 'second-factor');

/**
 * Creates a secret for the authenticator app of an account; it is shown once. Undefined if the account already has a
 * second factor.
 */
export async function newSetup(
  db: Database,
  userId: string,
  label: string,
): Promise<{ secret: string; uri: string } | undefined> {
  const bytes = newTotpSecret();
  const begun = await beginSecondFactor(db, userId, seal(await sealingKey(db), userId, bytes));
  return begun ? totpSetup(bytes, label) : undefined;
}

type Proof = {
  readonly account: AccountKey;
  /** The code as typed. */
  readonly code: string;
  /** The network of the request, for the limits. */
  readonly network: string;
};

const wrongCode = (): Refusal => refuseField('body.code', 'wrong_code');
const ofApp = (typed: string): string | undefined => /^\d{6}$/.exec(typed.replaceAll(/[\s-]/g, ''))?.[0];

/** Checks a code from the app against a secret and marks the code as used; undefined if it is right. */
export async function proveAppCode(
  db: Database,
  { account, code }: Proof,
  which: 'confirmed' | 'waiting',
): Promise<Refusal | undefined> {
  const { userId } = account;
  const sealed = await findSecret(db, userId, which);
  if (sealed === undefined) return refuse(403, 'second_factor_off');
  const wait = await countCodeTry(db, userId);
  if (wait !== undefined) return refuseForNow(wait);
  const step = totpStep(unseal(await sealingKey(db), userId, sealed), ofApp(code) ?? '');
  return step !== undefined && (await useStep(db, userId, step)) ? undefined : wrongCode();
}

/** Checks a code from the app or a recovery code and marks the code as used; undefined if it is right. */
export async function proveSecondFactor(db: Database, proof: Proof): Promise<Refusal | undefined> {
  const { account, code, network } = proof;
  if (ofApp(code) !== undefined) return await proveAppCode(db, proof, 'confirmed');
  const who = `${network}\n${account.userId}`;
  const wait = await tryOnce(db, RECOVERY_CODES, who);
  if (wait !== undefined) return refuseForNow(wait);
  if (!(await useRecoveryCode(db, account.userId, recoveryCodeHash(code)))) return wrongCode();
  await takeBack(db, RECOVERY_CODES, who);
  await noteOwnAct(db, account, 'recovery_code_used');
  return undefined;
}

/** Creates new recovery codes for an account within a transaction; they are shown once. */
export async function giveRecoveryCodes(tx: Database, userId: string): Promise<string[]> {
  const codes = newRecoveryCodes();
  await replaceRecoveryCodes(tx, userId, codes.map(recoveryCodeHash));
  return codes;
}

type OwnAct = 'second_factor_on' | 'second_factor_off' | 'recovery_codes_made' | 'recovery_code_used';

/** Writes to the audit log what an account has done to its own second factor. */
export async function noteOwnAct(db: Database, account: AccountKey, action: OwnAct): Promise<void> {
  const { tenantId, userId } = account;
  const actor = { userId, impersonatorId: null };
  await logActs(db, tenantId, actor, [{ action, targetKind: 'user', targetId: userId }]);
}
