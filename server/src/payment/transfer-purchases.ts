import type { FieldReason } from '@hopcode/contract/errors';
import { paymentTransferPurchases } from '@hopcode/contract/payment/transfer-purchases';
import { type AccountKey, findAccount } from '../accounts/account-store.ts';
import { logActs } from '../audit/audit-store.ts';
import type { Database } from '../database/database.ts';
import { handleForUser } from '../http/handler.ts';
import { Refusal } from '../http/refusal.ts';
import { mailMoved } from './transfer-mail.ts';
import { buyerKind, buyersOfPurchases, movePurchases } from './transfer-store.ts';

const refuseFields = (status: number, fields: Readonly<Record<string, FieldReason>>): Refusal =>
  new Refusal(
    status,
    undefined,
    Object.entries(fields).map(([name, message]) => ({ path: `query.${name}`, message })),
  );

/** Finds both accounts of a transfer. If the transfer is not possible, returns why. */
async function accountsOf(
  tx: Database,
  query: { readonly from_email: string; readonly to_email: string },
): Promise<{ readonly from: AccountKey; readonly to: AccountKey } | Refusal> {
  const from = await findAccount(tx, query.from_email);
  const to = await findAccount(tx, query.to_email);
  if (from === undefined || to === undefined)
    return refuseFields(404, {
      ...(from === undefined ? { from_email: 'no_account' } : {}),
      ...(to === undefined ? { to_email: 'no_account' } : {}),
    });
  if (from.userId === to.userId) return refuseFields(409, { to_email: 'same_account' });
  const buyer = await buyerKind(tx, to);
  if (buyer === undefined) return refuseFields(409, { to_email: 'not_a_buyer' });
  const usable = await buyersOfPurchases(tx, from);
  if (usable.size > 0 && !usable.has(buyer))
    return refuseFields(409, { to_email: buyer === 'school' ? 'for_families' : 'for_schools' });
  return { from, to };
}

export const transferPurchasesHandler = handleForUser(
  paymentTransferPurchases,
  async ({ session, query }, { db, mail }) =>
    db.transaction().execute(async (tx) => {
      const found = await accountsOf(tx, query);
      if (found instanceof Refusal) return found;
      const { from, to } = found;
      const { moved, plans } = await movePurchases(tx, from, to, { includeAssigned: query.include_assigned });
      const acts = [
        { action: 'purchases_given', targetKind: 'user', targetId: from.userId, details: moved },
      ] as const;
      await logActs(tx, from.tenantId, session, acts);
      await logActs(tx, to.tenantId, session, [
        { action: 'purchases_received', targetKind: 'user', targetId: to.userId, details: moved },
      ]);
      await mailMoved({ mail }, tx, { from, to, plans });
      return moved;
    }),
);
