import { PLANS, type PlanName, type SubscriptionPlan } from '@hopcode/contract/payment/plans';

/** The terms of a plan that is a subscription; undefined for a course. */
export const termsOf = (plan: PlanName): SubscriptionPlan | undefined => {
  const sold = PLANS[plan];
  return sold.kind === 'subscription' ? sold : undefined;
};
