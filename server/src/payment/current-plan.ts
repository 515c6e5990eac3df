import { paymentCurrentPlan } from '@hopcode/contract/payment/current-plan';
import { accessOf } from '../access/access.ts';
import { coursesOf } from '../access/bought-course-store.ts';
import { handleForUser } from '../http/handler.ts';
import { activePlan } from './subscription-store.ts';

export const currentPlanHandler = handleForUser(paymentCurrentPlan, async ({ session }, parts) => {
  const { everything } = await accessOf(parts, session);
  const subscription = await activePlan(parts.db, session);
  return { subscription, courses: await coursesOf(parts.db, session), everything };
});
