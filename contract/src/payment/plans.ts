import { z } from 'zod';

/** Every plan that is sold, by its key. */
export const PLAN_NAMES = [
  'python_course',
  'advanced_python_course',
  'parent',
  'small_school',
  'large_school',
] as const;
export const planNameSchema = z.enum(PLAN_NAMES).meta({ id: 'PlanName' });
export type PlanName = z.infer<typeof planNameSchema>;

/** Who can buy a plan: a parent's account, or an admin for the school (platform.md section 4). */
export type Buyer = 'parent' | 'school';

type PlanParts = {
  readonly buyer: Buyer;
  /** Price in cents of `CURRENCY`, without tax: the provider adds tax and converts the currency. */
  readonly cents: number;
  /** Maximum number of students; null without a limit (platform.md section 9, 'Pricing text'). */
  readonly students: number | null;
};

/** A course that is bought once and assigned to one student. */
export type CoursePlan = PlanParts & { readonly kind: 'course'; readonly courseId: string };

/** All courses, as long as someone pays for the subscription. */
export type SubscriptionPlan = PlanParts & {
  readonly kind: 'subscription';
  readonly interval: 'month' | 'year';
  readonly trialDays: number;
};

export type Plan = CoursePlan | SubscriptionPlan;

/** Currency of the prices in this table (ISO 4217). */
export const CURRENCY = 'USD';

/** Length of a free trial, in days (platform.md section 9). */
export const TRIAL_DAYS = 30;

/** The plans with their prices: pages, server and tests read only this table. */
export const PLANS: Readonly<Record<PlanName, Plan>> = {
  python_course: { kind: 'course', buyer: 'parent', courseId: 'python', students: 1, cents: 3900 },
  advanced_python_course: {
    kind: 'course',
    buyer: 'parent',
    courseId: 'advanced-python',
    students: 1,
    cents: 3900,
  },
  parent: {
    kind: 'subscription',
    buyer: 'parent',
    students: 5,
    cents: 900,
    interval: 'month',
    trialDays: TRIAL_DAYS,
  },
  small_school: {
    kind: 'subscription',
    buyer: 'school',
    students: 200,
    cents: 29_000,
    interval: 'year',
    trialDays: TRIAL_DAYS,
  },
  large_school: {
    kind: 'subscription',
    buyer: 'school',
    students: null,
    cents: 79_000,
    interval: 'year',
    trialDays: TRIAL_DAYS,
  },
};

/** The plan that sells one course; undefined for a course that is not sold. */
export const planOfCourse = (courseId: string): PlanName | undefined =>
  PLAN_NAMES.find((name) => {
    const plan = PLANS[name];
    return plan.kind === 'course' && plan.courseId === courseId;
  });

/** The course that a plan sells; null for a subscription. */
export const courseOfPlan = (name: PlanName): string | null => {
  const plan = PLANS[name];
  return plan.kind === 'course' ? plan.courseId : null;
};
