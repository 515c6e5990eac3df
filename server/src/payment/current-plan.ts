import { paymentCurrentPlan } from '@hopcode/contract/payment/current-plan';
import { opensEverything } from '../access/access.ts';
import { coursesOf } from '../access/bought-course-store.ts';
import { hasUsedTrial } from '../access/trial-store.ts';
import { handleForUser } from '../http/handler.ts';
import { activePlan } from './subscription-store.ts';

export const currentPlanHandler = handleForUser(paymentCurrentPlan, async ({ session }, parts) => {
  const { db } = parts;
  return {
    subscription: await activePlan(db, session),
    courses: await coursesOf(db, session),
    everything: opensEverything(parts, session),
    trial_used: await hasUsedTrial(db, session),
  };
});
