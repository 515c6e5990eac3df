import { z } from 'zod';
import { def } from '../call.ts';
import { planNameSchema } from './plans.ts';
import { subscriptionSchema } from './purchase.ts';

/** What a change of plan costs. Amounts are in the smallest unit of the currency. */
export const upgradePreviewSchema = z
  .object({
    /** The plan of the subscription now. */
    from_plan: planNameSchema,
    plan_name: planNameSchema,
    /** The amount to pay today, after the credit; 0 in a trial. */
    due_today: z.int().min(0),
    /** The value of the rest of the paid period, which is subtracted from today's amount. */
    credit: z.int().min(0),
    /** The price of the next period. */
    next_amount: z.int().min(0),
    /** When the next payment is due. */
    next_at: z.iso.datetime().nullable(),
    currency: z.string().length(3),
  })
  .meta({ id: 'UpgradePreview' });
export type UpgradePreview = z.infer<typeof upgradePreviewSchema>;

/**
 * What a larger plan costs today and later. The call needs a subscription that still opens courses, or a family's
 * subscription in a school; otherwise the answer is a 409 (`no_subscription`). A plan that is not larger is refused
 * with 409 (`not_an_upgrade`), a plan for other buyers with 409 (`school_plan_needed`, `plan_for_schools`). A cancelled
 * subscription cannot be upgraded (409, `subscription_ends`), nor one whose last payment failed (409,
 * `payment_failed`).
 */
export const paymentPreviewSubscriptionUpgrade = def({
  method: 'GET',
  path: '/api/payment/preview-subscription-upgrade',
  summary: 'What an upgrade costs',
  query: z.object({ plan_name: planNameSchema }),
  response: upgradePreviewSchema,
  who: ['payer'],
  mutates: false,
  fresh: 'beside_child',
});

/**
 * Changes to a larger plan now. The call refuses the same requests as the preview. Repeating the call for the same plan
 * changes nothing.
 */
export const paymentUpgradeSubscription = def({
  method: 'POST',
  path: '/api/payment/upgrade-subscription',
  summary: 'Change to a larger plan',
  body: z.object({ plan_name: planNameSchema }),
  response: subscriptionSchema,
  who: ['payer'],
  mutates: true,
  fresh: 'beside_child',
  ownerOnly: true,
});

/**
 * Makes a parent's account the first admin of a new school. The account keeps its purchases. The school gets a name and
 * a slug, which its admin can change. The subscription of a family opens nothing in a school until it is upgraded
 * (platform.md section 4). The account's students become students of the school with all their work, including deleted
 * students that can be restored. These students have no password until the admin sets one. An operator's account is
 * refused with 409 (`cannot_join`). Two simultaneous requests get the same school.
 */
export const paymentUpgradeToOrganization = def({
  method: 'GET',
  path: '/api/payment/upgrade-to-organization',
  summary: 'Turn a parent’s account into a school’s',
  response: z.object({ organization_id: z.uuid(), slug: z.string(), name: z.string() }),
  who: ['parent'],
  mutates: true,
  fresh: 'beside_child',
  ownerOnly: true,
});
