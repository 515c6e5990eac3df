import { paymentTransferPurchases } from '@hopcode/contract/payment/transfer-purchases';
import { findAccount } from '../accounts/account-store.ts';
import { logActs } from '../audit/audit-store.ts';
import { handleForUser } from '../http/handler.ts';
import { refuse } from '../http/refusal.ts';
import { movePurchases } from './purchase-store.ts';

export const transferPurchasesHandler = handleForUser(
  paymentTransferPurchases,
  async ({ session, query }, { db }) =>
    db.transaction().execute(async (tx) => {
      const from = await findAccount(tx, query.from_email);
      const to = await findAccount(tx, query.to_email);
      if (from === undefined || to === undefined) return refuse(404);
      if (from.userId === to.userId) return { purchases: 0, subscriptions: 0 };
      const moved = await movePurchases(tx, from, to, { includeAssigned: query.include_assigned });
      const acts = [
        { action: 'purchases_given', targetKind: 'user', targetId: from.userId, details: moved },
      ] as const;
      await logActs(tx, from.tenantId, session, acts);
      await logActs(tx, to.tenantId, session, [
        { action: 'purchases_received', targetKind: 'user', targetId: to.userId, details: moved },
      ]);
      return moved;
    }),
);
