import type { Database } from '../database/database.ts';

/**
 * The vendor whose language model may read the programs of a family or a school, even if it is no longer the site's
 * vendor. Null without an agreement.
 */
export async function agreementOf(db: Database, { tenantId }: { readonly tenantId: string }) {
  const found = await db
    .selectFrom('assistant_agreements')
    .select(['vendor', 'agreed_at'])
    .where('tenant_id', '=', tenantId)
    .executeTakeFirst();
  return found ?? null;
}
