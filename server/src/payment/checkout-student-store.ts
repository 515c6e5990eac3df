import { sql } from 'kysely';
import type { Database } from '../database/database.ts';

type Chosen = { readonly tenantId: string; readonly studentId: string };

/**
 * Stores for which student a checkout was started. The row stays until the checkout is paid. `transactionId` is the
 * provider's id of the payment.
 */
export async function keepStudent(
  db: Database,
  transactionId: string,
  { tenantId, studentId }: Chosen,
): Promise<void> {
  await db
    .insertInto('checkout_students')
    .columns(['transaction_id', 'tenant_id', 'student_id'])
    // The provider may need seconds to start the checkout, so the student may have been deleted in the meantime.
    .expression((from) =>
      from
        .selectFrom('students')
        .select([sql<string>`${transactionId}::text`.as('transaction_id'), 'tenant_id', 'id'])
        .where('tenant_id', '=', tenantId)
        .where('id', '=', studentId),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/**
 * Returns the student for whom a checkout was started, and deletes the row. Undefined if there is no student, or if the
 * student has since been deleted.
 */
export async function takeStudent(tx: Database, transactionId: string): Promise<Chosen | undefined> {
  return await tx
    .deleteFrom('checkout_students')
    .where('transaction_id', '=', transactionId)
    .returning(['tenant_id as tenantId', 'student_id as studentId'])
    .executeTakeFirst();
}
