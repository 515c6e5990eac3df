import { paymentCheckout } from '@hopcode/contract/payment/checkout';
import type { PlanName } from '@hopcode/contract/payment/plans';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { api } from '../../lib/api/api.ts';
import { finishPurchase, ownedOf } from './finish-purchase.ts';
import { refreshPurchases } from './payment-queries.ts';

type Order = {
  readonly plan: PlanName;
  readonly studentId: string | undefined;
  readonly checkoutId: string;
};

/** The checkout was already paid, for example in another tab. */
export class PaidBefore extends Error {}

/** The user has paid, but the server did not learn about it before the time ran out or the user left the page. */
export class LatePayment extends Error {}

/**
 * A mutation that pays with the given function, and waits until the server knows about the payment and has unlocked the
 * courses. Its `data` is the purchase or subscription. It fails with `PaidBefore` if the checkout was paid before, so
 * that no one pays twice.
 */
export const useCheckout = ({ plan, studentId, checkoutId }: Order) => {
  const queryClient = useQueryClient();
  const page = useRef<AbortController>(undefined);
  const owned = useRef<ReadonlySet<string>>(undefined);
  useEffect(() => {
    const left = new AbortController();
    page.current = left;
    return () => left.abort();
  }, []);
  return useMutation({
    mutationFn: async (take: () => Promise<unknown>) => {
      const { is_paid: isPaid } = await api(paymentCheckout, { query: { checkout_id: checkoutId } });
      if (isPaid && owned.current === undefined) {
        await refreshPurchases(queryClient);
        throw new PaidBefore('The checkout was paid before');
      }
      owned.current ??= await ownedOf(plan);
      await take();
      const signal = page.current?.signal;
      const bought = await finishPurchase({
        plan,
        studentId,
        owned: owned.current,
        ...(signal && { signal }),
      });
      if (bought === undefined) throw new LatePayment('The server does not know of the payment yet');
      await refreshPurchases(queryClient);
      return bought;
    },
  });
};
