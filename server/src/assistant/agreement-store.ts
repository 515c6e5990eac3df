import type { AssistantAgreement } from '@hopcode/contract/assistant/agreement';
import { sql } from 'kysely';
import { logActs } from '../audit/audit-store.ts';
import type { Database } from '../database/database.ts';
import type { Session } from '../sessions/session-store.ts';

/** When a family or a school agreed to the use of a vendor's language model; null if it has not agreed. */
export async function agreedAt(db: Database, tenantId: string, vendor: string): Promise<string | null> {
  const row = await db
    .selectFrom('assistant_agreements')
    .select('agreed_at')
    .where('tenant_id', '=', tenantId)
    .where('vendor', '=', vendor)
    .executeTakeFirst();
  return row?.agreed_at.toISOString() ?? null;
}

export async function findAgreement(
  db: Database,
  tenantId: string,
  vendor: string | undefined,
): Promise<AssistantAgreement> {
  if (vendor === undefined) return { vendor: null, agreed_at: null };
  return { vendor, agreed_at: await agreedAt(db, tenantId, vendor) };
}

/**
 * Stores or deletes the agreement of a family or a school. A second agreement to the same vendor does not change the
 * time.
 */
export async function changeAgreement(
  db: Database,
  session: Session,
  vendor: string,
  agrees: boolean,
): Promise<void> {
  const { tenantId } = session;
  await db.transaction().execute(async (tx) => {
    const changed = agrees
      ? await tx
          .insertInto('assistant_agreements')
          .values({ tenant_id: tenantId, vendor })
          .onConflict((conflict) =>
            conflict
              .column('tenant_id')
              .doUpdateSet({ vendor, agreed_at: sql<Date>`now()` })
              .where('assistant_agreements.vendor', '<>', vendor),
          )
          .returning('tenant_id')
          .execute()
      : await tx
          .deleteFrom('assistant_agreements')
          .where('tenant_id', '=', tenantId)
          .returning('tenant_id')
          .execute();
    if (changed.length === 0) return;
    const action = agrees ? ('model_agreed' as const) : ('model_refused' as const);
    const target =
      session.organizationId === null
        ? ({ targetKind: 'user', targetId: session.userId } as const)
        : ({ targetKind: 'organization', targetId: session.organizationId } as const);
    await logActs(tx, tenantId, session, [{ action, ...target, details: { vendor } }]);
  });
}
