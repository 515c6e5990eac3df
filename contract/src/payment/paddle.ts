import { z } from 'zod';
import { def } from '../call.ts';
import { planNameSchema } from './plans.ts';

/**
 * A request with a provider's signature (`Paddle-Signature`) is a webhook. An event takes effect once, however often it
 * arrives. A wrong signature is refused with 403. An event that comes too early is refused with 503, and the provider
 * sends it again.
 *
 * A request without a signature, from a parent or an admin on our own page, starts a checkout of a plan. The address
 * leads to the page that takes the payment. A school cannot buy a plan for families (409, `school_plan_needed`), and a
 * parent cannot buy a plan for schools (409, `plan_for_schools`). While one subscription renews, the payer cannot buy
 * another: they can upgrade the first (409, `already_subscribed`), or must change the card of the first after a failed
 * payment (409, `payment_failed`). On a site that sells nothing, the answer is a 404. If the provider does not respond,
 * the answer is a 502 (`provider_away`). `student_id` is the student who gets a course once it is paid. The provider
 * does not learn who the student is. A student of another account is refused with 403, a student who has the course
 * with 409 (`course_assigned`).
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
