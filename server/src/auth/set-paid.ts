import { authSetPaid } from '@hopcode/contract/auth/set-paid';
import { setPaid } from '../accounts/account-store.ts';
import { logActs } from '../audit/audit-store.ts';
import { handleForUser } from '../http/handler.ts';
import { refuse } from '../http/refusal.ts';

export const setPaidHandler = handleForUser(authSetPaid, async ({ session, query }, { db }) =>
  db.transaction().execute(async (tx) => {
    const account = await setPaid(tx, query.email, query.paid);
    if (account === undefined) return refuse(404);
    await logActs(tx, account.tenantId, session, [
      { action: query.paid ? 'set_paid' : 'set_unpaid', targetKind: 'user', targetId: account.userId },
    ]);
    return { email: account.email, paid: query.paid };
  }),
);
