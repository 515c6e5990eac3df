import type { Database } from '../database/database.ts';
import { Refusal, refuse, refuseField } from '../http/refusal.ts';
import type { Session } from '../sessions/session-store.ts';
import { findOwnAccount, type OwnAccount } from './account-store.ts';
import { deviceOfSession } from './known-device.ts';
import { checkLogin } from './login-attempt.ts';

type Proof = {
  readonly session: Session;
  /** The current password, as typed. */
  readonly password: string;
  /** The network address of the caller, for the limits. */
  readonly network: string;
};

/**
 * Returns the account of a session if its owner has typed the right password again. A wrong password counts in the same
 * way as a wrong password at login.
 */
export async function provenAccount(
  db: Database,
  { session, password, network }: Proof,
): Promise<OwnAccount | Refusal> {
  // Only the owner may change how an account logs in.
  if (session.impersonatorId !== null) return refuse(403, 'impersonating');
  const account = await findOwnAccount(db, session.userId);
  if (account === undefined) return refuse(403);
  const device = deviceOfSession(account.userId);
  const name = `session\n${account.userId}`;
  const checked = await checkLogin(db, { account, password, name, network, device });
  if (!(checked instanceof Refusal)) return account;
  return checked.status === 401 ? refuseField('body.password', 'wrong_password') : checked;
}
