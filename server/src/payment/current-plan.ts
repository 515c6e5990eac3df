import { paymentCurrentPlan } from '@hopcode/contract/payment/current-plan';
import { accessOf } from '../access/access.ts';
import { coursesOf } from '../access/bought-course-store.ts';
import { handleForUser } from '../http/handler.ts';
import { activePlan } from './subscription-store.ts';

export const currentPlanHandler = handleForUser(paymentCurrentPlan, async ({ session }, parts) => {
  const { everything, courses } = await accessOf(parts, session);
  const bought = everything ? await coursesOf(parts.db, session) : [...courses];
  return { subscription: await activePlan(parts.db, session), courses: bought, everything };
});
