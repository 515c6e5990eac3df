import { z } from 'zod';
import { def } from '../call.ts';
import { courseSlugSchema } from '../level/course.ts';
import { purchaseSchema } from '../payment/purchase.ts';
import { studentSchema } from '../student/student.ts';

const params = z.object({ course_slug: courseSlugSchema });

export const profileStudentsPurchased = def({
  method: 'GET',
  path: '/api/profile/{course_slug}/students/purchased',
  summary: 'One’s own students who have a bought course',
  params,
  response: z.array(studentSchema),
  who: ['parent'],
  mutates: false,
});

export const profileStudentsNotPurchased = def({
  method: 'GET',
  path: '/api/profile/{course_slug}/students/not-purchased',
  summary: 'One’s own students without a bought course',
  params,
  response: z.array(studentSchema),
  who: ['parent'],
  mutates: false,
});

/** All payments of the account, newest first. */
export const profileStudentsPurchasesAll = def({
  method: 'GET',
  path: '/api/profile/students/purchases/all',
  summary: 'All purchases, with their students',
  response: z.array(purchaseSchema),
  who: ['parent'],
  mutates: false,
  fresh: 'beside_child',
});
