import { PLANS, type PlanName } from '@hopcode/contract/payment/plans';
import { COURSE_IDS } from '../../lib/site-courses.ts';

/** The courses that a plan opens. */
export const coursesOf = (plan: PlanName): readonly string[] => {
  const sold = PLANS[plan];
  return sold.kind === 'course' ? [sold.courseId] : COURSE_IDS;
};
