import { findOwnAccount, type OwnAccount } from '../auth/account-store.ts';
import { deviceOfSession } from '../auth/known-device.ts';
import { checkLogin } from '../auth/login-attempt.ts';
import type { Session } from '../auth/session-store.ts';
import type { Database } from '../database/database.ts';
import { Refusal, refuse, refuseField } from '../http/refusal.ts';

type Proof = {
  readonly session: Session;
  /** The present password, as it was typed. */
  readonly password: string;
  /** Where who asks is, as limits count it. */
  readonly network: string;
};

/** The account of a session once its owner has shown the password again; wrong ones count as those of a login. */
export async function provenAccount(
  db: Database,
  { session, password, network }: Proof,
): Promise<OwnAccount | Refusal> {
  // How somebody logs in is the owner's alone.
  if (session.impersonatorId !== null) return refuse(403, 'impersonating');
  const account = await findOwnAccount(db, session.userId);
  if (account === undefined) return refuse(403);
  const device = deviceOfSession(account.userId);
  const name = `session\n${account.userId}`;
  const checked = await checkLogin(db, { account, password, name, network, device });
  if (!(checked instanceof Refusal)) return account;
  return checked.status === 401 ? refuseField('body.password', 'wrong_password') : checked;
}
