import { PLANS, type PlanName, type SubscriptionPlan } from '@hopcode/contract/payment/plans';

/** The terms of a subscription plan; undefined for a course. */
export const termsOf = (plan: PlanName): SubscriptionPlan | undefined => {
  const sold = PLANS[plan];
  return sold.kind === 'subscription' ? sold : undefined;
};
