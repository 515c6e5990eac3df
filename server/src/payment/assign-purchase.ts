import {
  paymentAssignPurchase,
  paymentHasUnassignedPurchases,
} from '@hopcode/contract/payment/assign-purchase';
import { handleForUser } from '../http/handler.ts';
import { refuse } from '../http/refusal.ts';
import { assignPurchase } from './assign-store.ts';
import { isOwnStudent, unassignedCourses } from './purchase-store.ts';

const hasUnassignedHandler = handleForUser(paymentHasUnassignedPurchases, async ({ session }, { db }) => {
  const courses = await unassignedCourses(db, session);
  return { has_unassigned: courses.length > 0, courses };
});

const assignHandler = handleForUser(paymentAssignPurchase, async ({ session, body }, { db }) => {
  if (!(await isOwnStudent(db, session, body.student_id))) return refuse(403);
  const wish = { studentId: body.student_id, courseId: body.course_name, purchaseId: body.purchase_id };
  const assigned = await assignPurchase(db, session, wish);
  if (assigned === 'nothing_bought') return refuse(404);
  return typeof assigned === 'string' ? refuse(409, assigned) : assigned;
});

export const assignPurchaseHandlers = [hasUnassignedHandler, assignHandler];
