import { courseOfPlan, PLAN_NAMES, PLANS } from '@hopcode/contract/payment/plans';
import { sql } from 'kysely';
import type { Database } from '../database/database.ts';
import type { Session } from '../sessions/session-store.ts';

const COURSE_PLANS = PLAN_NAMES.filter((name) => PLANS[name].kind === 'course');

/** A query for the purchases (`p`) of courses in a tenant, without refunded ones. */
export const boughtCourses = (db: Database, tenantId: string) =>
  db
    .selectFrom('purchases as p')
    .where('p.tenant_id', '=', tenantId)
    .where('p.plan_name', 'in', COURSE_PLANS)
    .where(
      sql<boolean>`not exists (
        select from refunds r where r.purchase_provider_id = p.provider_id and r.status = 'approved')`,
    );

/** The courses bought for the student of a session. If no student is chosen: the courses that the account bought. */
export async function coursesOf(
  db: Database,
  { tenantId, userId, studentId }: Pick<Session, 'tenantId' | 'userId' | 'studentId'>,
): Promise<string[]> {
  const found = await boughtCourses(db, tenantId)
    .select('p.plan_name')
    .distinct()
    .where(studentId === null ? 'p.user_id' : 'p.student_id', '=', studentId ?? userId)
    .execute();
  return found.flatMap((row) => courseOfPlan(row.plan_name) ?? []);
}
