import { z } from 'zod';
import { def } from '../call.ts';
import { planNameSchema } from './plans.ts';

/**
 * 'Plan' of platform.md section 3: the plan that pays for the account, and the courses bought for it. For a student
 * these are the student's courses; for any other account all courses that it has bought.
 */
export const paymentCurrentPlan = def({
  method: 'GET',
  path: '/api/payment/current-plan',
  summary: 'The plan and the courses of the account',
  response: z.object({
    /**
     * Null without a subscription, or if the operator has marked the account as paid. `parent` in a school means that
     * an admin's family pays. The family's plan opens nothing in the school until it is upgraded.
     */
    subscription: planNameSchema.nullable(),
    courses: z.array(z.string()),
    /** Whether every course is open, whatever the reason. */
    everything: z.boolean(),
    /**
     * Whether the account or its school has already had its one trial: then its next subscription costs money from the
     * first day.
     */
    trial_used: z.boolean(),
  }),
  who: ['user'],
  mutates: false,
});
