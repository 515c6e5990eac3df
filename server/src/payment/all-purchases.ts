import { paymentAllPurchases } from '@hopcode/contract/payment/all-purchases';
import { handleForUser } from '../http/handler.ts';
import { searchPurchases } from './all-purchases-store.ts';

const PAGE = 25;

export const allPurchasesHandler = handleForUser(paymentAllPurchases, async ({ query }, { db }) => {
  const { search, refund, after } = query;
  const found = await searchPurchases(db, { search, refund, after, limit: PAGE + 1 });
  const purchases = found.slice(0, PAGE);
  return { purchases, next: found.length > PAGE ? (purchases.at(-1)?.id ?? null) : null };
});
