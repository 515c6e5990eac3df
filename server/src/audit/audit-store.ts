import type { AuditAction, AuditTargetKind } from '@hopcode/contract/audit/audit-log';
import { sql } from 'kysely';
import type { Database } from '../database/database.ts';
import { newId } from '../database/new-id.ts';
import type { Session } from '../sessions/session-store.ts';

/** An action with one target, without its actor. */
export type Act = {
  readonly action: AuditAction;
  readonly targetKind: AuditTargetKind;
  readonly targetId: string;
  readonly classId?: string | null;
  /** Values before and after the action; never a name. */
  readonly details?: Readonly<Record<string, unknown>>;
};

type Actor = Pick<Session, 'userId' | 'impersonatorId'>;

/**
 * Writes actions into the log of a tenant, within the transaction of the action. If an operator acts as an account,
 * the operator is the actor and `details.as` is the account.
 */
export async function logActs(
  tx: Database,
  tenantId: string,
  { userId, impersonatorId }: Actor,
  acts: readonly Act[],
): Promise<void> {
  if (acts.length === 0) return;
  const as = impersonatorId === null ? {} : { as: userId };
  const rows = acts.map((act) => {
    const details = { ...as, ...act.details };
    return {
      tenant_id: tenantId,
      id: newId(),
      actor_id: impersonatorId ?? userId,
      action: act.action,
      target_kind: act.targetKind,
      target_id: act.targetId,
      class_id: act.classId ?? null,
      details: Object.keys(details).length === 0 ? null : JSON.stringify(details),
    };
  });
  await tx.insertInto('audit_log').values(rows).execute();
}

/** Logs the same action for several students of a tenant, each with the student's current class. */
export async function logStudentActs(
  tx: Database,
  tenantId: string,
  actor: Actor,
  act: Pick<Act, 'action' | 'details'>,
  studentIds: readonly string[],
): Promise<void> {
  const students = await tx
    .selectFrom('students')
    .select(['id', 'class_id'])
    .where('tenant_id', '=', tenantId)
    .where(sql<boolean>`id = any(${[...studentIds]}::uuid[])`)
    .execute();
  await logActs(
    tx,
    tenantId,
    actor,
    students.map(({ id, class_id: classId }) => ({ ...act, targetKind: 'student', targetId: id, classId })),
  );
}

export type AuditFilter = {
  /** Undefined means all tenants. */
  readonly tenantId: string | undefined;
  readonly action: AuditAction | undefined;
  /** The id of the actor or of the target. */
  readonly person: string | undefined;
  readonly page: number;
  readonly size: number;
};

/**
 * The name of the person, class or school with this id. After a deletion, the name is available until a restore is no
 * longer possible; then it is null.
 */
const nameOf = (id: 'l.actor_id' | 'l.target_id') => sql<string | null>`coalesce(
  (select coalesce(u.full_name, u.email) from users u where u.id = ${sql.ref(id)}),
  (select s.username from students s where s.tenant_id = l.tenant_id and s.id = ${sql.ref(id)}),
  (select c.name from classes c where c.tenant_id = l.tenant_id and c.id = ${sql.ref(id)}),
  (select o.name from organizations o where o.id = ${sql.ref(id)}),
  (select d.name from deleted_records d where d.tenant_id = l.tenant_id and d.target_id = ${sql.ref(id)} limit 1),
  (select s.username from students s where s.user_id = ${sql.ref(id)} limit 1))`;

/**
 * A page of the log, newest first, and the number of entries. Shows the current names, not those at the time of the
 * action.
 */
export async function listAudit(db: Database, { tenantId, action, person, page, size }: AuditFilter) {
  const found = db
    .selectFrom('audit_log as l')
    .$if(tenantId !== undefined, (query) => query.where('l.tenant_id', '=', tenantId ?? ''))
    .$if(action !== undefined, (query) => query.where('l.action', '=', action ?? 'student_deleted'))
    .$if(person !== undefined, (query) =>
      query.where((where) =>
        where.or([where('l.actor_id', '=', person ?? ''), where('l.target_id', '=', person ?? '')]),
      ),
    );
  const { total } = await found.select(sql<number>`count(*)::int`.as('total')).executeTakeFirstOrThrow();
  const rows = await found
    .leftJoin('users as a', 'a.id', 'l.actor_id')
    .leftJoin('organizations as o', 'o.id', 'l.tenant_id')
    .select(['l.id', 'l.created_at', 'l.action', 'l.actor_id', 'l.target_kind', 'l.target_id', 'l.class_id'])
    .select(['l.details', 'o.name as organization_name'])
    .select(sql<boolean>`coalesce(a.is_operator, false)`.as('by_operator'))
    .select([nameOf('l.actor_id').as('actor_name'), nameOf('l.target_id').as('target_name')])
    .select(
      sql<string | null>`coalesce(
        (select c.name from classes c where c.tenant_id = l.tenant_id and c.id = l.class_id),
        (select d.name from deleted_records d
          where d.tenant_id = l.tenant_id and d.kind = 'class' and d.target_id = l.class_id limit 1))`.as(
        'class_name',
      ),
    )
    .orderBy('l.created_at', 'desc')
    .orderBy('l.id', 'desc')
    .offset((page - 1) * size)
    .limit(size)
    .execute();
  return { rows, total };
}
