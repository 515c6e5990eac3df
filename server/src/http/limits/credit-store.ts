import type { ExecutionType } from '@hopcode/contract/credit/counter';
import { sql } from 'kysely';
import { assistantTiming } from '../../database/assistant-timing.ts';
import type { Database } from '../../database/database.ts';
import type { AssistantRules } from '../../parts/credit-limit.ts';

/**
 * The holder of credits: a student or an account in its tenant, or a visitor. A visitor is identified by a hash of the
 * cookie or of the network address.
 */
export type CreditHolder =
  | { readonly tenantId: string; readonly holderId: string }
  | { readonly visitor: Buffer };

/**
 * The rules for the assistant that apply to a student because of the student's and the class's settings; undefined if
 * there is no such student.
 */
export async function assistantRules(
  db: Database,
  student: { readonly tenantId: string; readonly studentId: string },
): Promise<AssistantRules | undefined> {
  return await db
    .selectFrom('students')
    .select(['assistant_attempt_limit as attemptLimit'])
    .select(sql<boolean>`${assistantTiming('students')} <> 'off'`.as('isEnabled'))
    .where('tenant_id', '=', student.tenantId)
    .where('id', '=', student.studentId)
    .executeTakeFirst();
}

/** Days begin at midnight UTC for all users. */
const TODAY = sql<string>`(now() at time zone 'utc')::date`;

/** How many credits the holder has used today. */
export async function usedToday(db: Database, holder: CreditHolder, type: ExecutionType): Promise<number> {
  const row =
    'visitor' in holder
      ? await db
          .selectFrom('visitor_counters')
          .select('used')
          .where('visitor', '=', holder.visitor)
          .where('execution_type', '=', type)
          .where('day', '=', sql<Date>`${TODAY}`)
          .executeTakeFirst()
      : await db
          .selectFrom('credit_counters')
          .select('used')
          .where('tenant_id', '=', holder.tenantId)
          .where('holder_id', '=', holder.holderId)
          .where('execution_type', '=', type)
          .where('day', '=', sql<Date>`${TODAY}`)
          .executeTakeFirst();
  return row?.used ?? 0;
}

/** Uses one of today's credits; false if none is left. Two simultaneous calls cannot use the same credit. */
export async function useOne(
  db: Database,
  holder: CreditHolder,
  type: ExecutionType,
  limit: number,
): Promise<boolean> {
  if (limit <= 0) return false;
  const first = { execution_type: type, day: TODAY, used: 1 };
  const row =
    'visitor' in holder
      ? await db
          .insertInto('visitor_counters')
          .values({ ...first, visitor: holder.visitor })
          .onConflict((conflict) =>
            conflict
              .columns(['visitor', 'execution_type', 'day'])
              .doUpdateSet({ used: sql<number>`visitor_counters.used + 1` })
              .where('visitor_counters.used', '<', limit),
          )
          .returning('used')
          .executeTakeFirst()
      : await db
          .insertInto('credit_counters')
          .values({ ...first, tenant_id: holder.tenantId, holder_id: holder.holderId })
          .onConflict((conflict) =>
            conflict
              .columns(['tenant_id', 'holder_id', 'execution_type', 'day'])
              .doUpdateSet({ used: sql<number>`credit_counters.used + 1` })
              .where('credit_counters.used', '<', limit),
          )
          .returning('used')
          .executeTakeFirst();
  return row !== undefined;
}
