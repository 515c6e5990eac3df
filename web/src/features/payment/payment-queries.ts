import { paymentHasUnassignedPurchases } from '@hopcode/contract/payment/assign-purchase';
import { paymentCheckout } from '@hopcode/contract/payment/checkout';
import { paymentCurrentPlan } from '@hopcode/contract/payment/current-plan';
import { paymentPayments } from '@hopcode/contract/payment/payment-links';
import { paymentCurrentSubscription } from '@hopcode/contract/payment/subscriptions';
import { profileStudentsNotPurchased } from '@hopcode/contract/profile/purchased-students';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { api } from '../../lib/api/api.ts';

/** The plan and the courses of the account. */
export const planQuery = queryOptions({
  queryKey: ['payment', 'plan'],
  queryFn: ({ signal }) => api(paymentCurrentPlan, { signal }),
  staleTime: 0,
});

/** The newest subscription of the account or its school, with its payments. */
export const subscriptionQuery = queryOptions({
  queryKey: ['payment', 'subscription'],
  queryFn: ({ signal }) => api(paymentCurrentSubscription, { signal }),
  staleTime: 0,
});

/**
 * What a checkout sells, and whether it is paid. Never cached, because the checkout may have been paid in another tab.
 * The page must not load this again after a purchase. It would then say that the checkout was already paid.
 */
export const checkoutQuery = (id: string) =>
  queryOptions({
    queryKey: ['checkout', id],
    queryFn: ({ signal }) => api(paymentCheckout, { query: { checkout_id: id }, signal }),
    staleTime: 0,
    gcTime: 0,
  });

/** All payments of the account or its school, newest first. */
export const paymentsQuery = queryOptions({
  queryKey: ['payment', 'payments'],
  queryFn: ({ signal }) => api(paymentPayments, { signal }),
  staleTime: 0,
});

/** The parent's students who do not have this course. */
export const studentsWithoutQuery = (courseId: string) =>
  queryOptions({
    queryKey: ['payment', 'students-without', courseId],
    queryFn: ({ signal }) => api(profileStudentsNotPurchased, { params: { course_slug: courseId }, signal }),
    staleTime: 0,
  });

/** The bought courses that have no student yet. */
export const unassignedQuery = queryOptions({
  queryKey: ['payment', 'unassigned'],
  queryFn: ({ signal }) => api(paymentHasUnassignedPurchases, { signal }),
  staleTime: 0,
});

/** Reloads everything that a purchase changes: the lists of purchases, and the locks of courses and levels. */
export const refreshPurchases = async (queryClient: QueryClient): Promise<void> => {
  await Promise.all(
    ['payment', 'course', 'level'].map((key) => queryClient.invalidateQueries({ queryKey: [key] })),
  );
};
