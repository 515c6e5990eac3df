import { z } from 'zod';
import { def } from '../call.ts';
import { courseSlugSchema } from '../level/course.ts';
import { purchaseSchema } from './purchase.ts';

export const paymentHasUnassignedPurchases = def({
  method: 'GET',
  path: '/api/payment/has-unassigned-purchases',
  summary: 'Whether a bought course waits for a student, and which',
  response: z.object({ has_unassigned: z.boolean(), courses: z.array(z.string()) }),
  who: ['parent'],
  mutates: false,
});

/**
 * Assigns an unassigned purchase of a course to a student: the one with `purchase_id`, otherwise the oldest. If there
 * is no unassigned purchase, the answer is a 404; for a student of another account, it is a 403. If the student already
 * has the course, the answer is a 409 (`course_assigned`), and also if a refund of the purchase has been requested
 * (`refund_asked`). An assignment cannot be undone: a course is for one student (platform.md section 9).
 */
export const paymentAssignPurchase = def({
  method: 'POST',
  path: '/api/payment/assign-purchase',
  summary: 'Give a bought course to a student',
  body: z.object({ student_id: z.uuid(), course_name: courseSlugSchema, purchase_id: z.uuid().optional() }),
  response: purchaseSchema,
  who: ['parent'],
  mutates: true,
  fresh: 'beside_child',
});
