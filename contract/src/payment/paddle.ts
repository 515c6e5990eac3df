import { z } from 'zod';
import { def } from '../call.ts';
import { planNameSchema } from './plans.ts';

/**
 * With a provider's signature (`Paddle-Signature`) it is a webhook: an event takes effect once, however often it
 * arrives; a wrong signature is a 403, and an event that comes too early a 503, after which the provider repeats it.
 *
 * Without one, from our own page and by a parent or an admin, it starts a checkout of a plan. The address leads to
 * the page that takes the payment. A school cannot buy the plan of a family (409, `school_plan_needed`), a parent not
 * that of a school (409, `plan_for_schools`), and a subscription not while another one renews: that one
 * can be upgraded (409, `already_subscribed`), or needs another card after a failed payment (409, `payment_failed`). On a
 * site that sells nothing it is a 404, and a 502 (`provider_away`) when the provider does not answer. `student_id` is the
 * student who gets a course when it is paid: the provider does not learn who it is. One of another account is a 403, one
 * who has the course a 409 (`course_assigned`).
 */
export const paymentPaddle = def({
  method: 'POST',
  path: '/api/payment/paddle',
  summary: 'An event of the payment provider, or the start of a checkout',
  body: z.union([
    z.strictObject({ plan_name: planNameSchema, student_id: z.uuid().optional() }),
    z.looseObject({ event_id: z.string().min(1).max(200) }),
  ]),
  response: z.union([z.object({ id: z.string(), url: z.string() }), z.object({ outcome: z.string() })]),
  who: ['hook', 'payer'],
  mutates: true,
  fresh: 'beside_child',
});
