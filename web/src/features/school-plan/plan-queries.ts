import { organizationOrderGet, organizationOrders } from '@hopcode/contract/licence/orders';
import { organizationPlan } from '@hopcode/contract/licence/school-plan';
import { paymentCurrentSubscription } from '@hopcode/contract/payment/subscriptions';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../../lib/api/api.ts';
import { SCHOOL } from '../../lib/api/school-query.ts';

/** The plan of the account's school. */
export const planQuery = queryOptions({
  queryKey: [SCHOOL, 'plan'],
  queryFn: ({ signal }) => api(organizationPlan, { signal }),
});

/** Whether the school pays by card and its last payment failed. */
export const failedPaymentQuery = queryOptions({
  queryKey: [SCHOOL, 'failed-payment'],
  queryFn: async ({ signal }) =>
    (await api(paymentCurrentSubscription, { signal })).subscription?.status === 'past_due',
  staleTime: 0,
});

/** The quotes and invoices of the account's school, newest first. */
export const ordersQuery = queryOptions({
  queryKey: [SCHOOL, 'orders'],
  queryFn: ({ signal }) => api(organizationOrders, { signal }),
});

/** A quote or an invoice to print. */
export const orderQuery = (orderId: string) =>
  queryOptions({
    queryKey: [SCHOOL, 'orders', orderId],
    queryFn: ({ signal }) => api(organizationOrderGet, { params: { order_id: orderId }, signal }),
  });
