import type { Database } from '../database/database.ts';

/** The students of an export: with `userId` those of an account, otherwise all students of a tenant. */
type Reach = { readonly tenantId: string; readonly userId?: string };

/** The certificates of students. The programs on a certificate are exported with the progress and its versions. */
export async function exportedCertificates(db: Database, { tenantId, userId }: Reach) {
  return await db
    .selectFrom('certificates as c')
    .innerJoin('students as s', (on) =>
      on.onRef('s.tenant_id', '=', 'c.tenant_id').onRef('s.id', '=', 'c.student_id'),
    )
    .select(['c.student_id', 'c.course_id', 'c.address', 'c.state', 'c.asked_at', 'c.issued_at'])
    .select(['c.revoked_at', 'c.name_form', 'c.evidence', 'c.shown_level'])
    .where('c.tenant_id', '=', tenantId)
    .$if(userId !== undefined, (query) => query.where('s.user_id', '=', userId ?? null))
    .orderBy('c.asked_at')
    .execute();
}
