import { z } from 'zod';
import { def } from '../call.ts';
import { schoolPlanNameSchema } from './orders.ts';

/** What pays for a school: a licence code, a subscription at the provider, or the operator's mark. */
export const PLAN_SOURCES = ['licence', 'subscription', 'operator'] as const;
export type PlanSource = (typeof PLAN_SOURCES)[number];

export const ownSchoolPlanSchema = z
  .object({
    /** Whether the site sells plans. If it does not, everything is open, without a limit. */
    sells: z.boolean(),
    /** Whether the site sends quotes and invoices. */
    invoices: z.boolean(),
    plan: z
      .object({
        plan_name: schoolPlanNameSchema,
        source: z.enum(PLAN_SOURCES),
        /** Until when the plan is open; null: until the operator changes it. */
        open_until: z.iso.datetime().nullable(),
        /** When the next payment is due; null if the plan does not renew. */
        renews_at: z.iso.datetime().nullable(),
      })
      .nullable(),
    /** When the last plan ended; null while one is open, or if there was none. */
    ended_at: z.iso.datetime().nullable(),
    /** Whether the school has already had its one trial: then its next plan costs money from the first day. */
    trial_used: z.boolean(),
    students: z.object({ count: z.int().min(0), limit: z.int().min(0).nullable() }),
  })
  .meta({ id: 'OwnSchoolPlan' });
export type OwnSchoolPlan = z.infer<typeof ownSchoolPlanSchema>;

export const organizationPlan = def({
  method: 'GET',
  path: '/api/organization/plan',
  summary: 'The plan of one’s own school',
  response: ownSchoolPlanSchema,
  who: ['staff'],
  mutates: false,
});

/**
 * Redeems a licence code for the caller's school. Redeeming it again changes nothing. An unknown code is refused with
 * 404 (`unknown_code`). A code that has expired, or that another school has used, is refused with 409 (`code_expired`,
 * `code_used`). Too many tries are refused with 429. The new licence starts when the current one ends, or immediately
 * if it allows more students.
 */
export const organizationRedeemLicence = def({
  method: 'POST',
  path: '/api/organization/redeem-licence',
  summary: 'Redeem a licence code',
  body: z.object({ code: z.string().trim().min(1).max(100) }),
  response: ownSchoolPlanSchema,
  who: ['admin'],
  mutates: true,
  fresh: 'beside_child',
});
