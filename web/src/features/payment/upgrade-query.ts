import type { PlanName } from '@hopcode/contract/payment/plans';
import { paymentPreviewSubscriptionUpgrade } from '@hopcode/contract/payment/upgrade';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../../lib/api/api.ts';

/** What an upgrade costs today and later. */
export const upgradeQuery = (plan: PlanName) =>
  queryOptions({
    queryKey: ['payment', 'upgrade', plan],
    queryFn: ({ signal }) => api(paymentPreviewSubscriptionUpgrade, { query: { plan_name: plan }, signal }),
    staleTime: 0,
    gcTime: 0,
  });
