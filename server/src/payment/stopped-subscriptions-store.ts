import { PLAN_NAMES, PLANS } from '@hopcode/contract/payment/plans';
import { sql } from 'kysely';
import type { Database } from '../database/database.ts';
import type { Session } from '../sessions/session-store.ts';

/** A subscription to stop. `isDouble`: the payer bought it in addition to another one, so it is ended and refunded. */
export type Stopped = { readonly providerId: string; readonly isDouble: boolean };

const isDouble = sql<boolean>`exists (
  select from provider_tasks t
  where t.kind = 'end_double' and t.done_at is null and t.provider_id = s.provider_id)`;

/**
 * The subscriptions that are stopped when a payer cancels one: this one, and all others that would take money again for
 * the same school or family. The billing page shows only one subscription, and a payer who cancels it wants to pay
 * nothing more. Doubles come first. If a subscription were cancelled before its double, the double would be the only
 * one left, and would no longer be ended and refunded. The list is empty for a subscription of another payer.
 */
export async function stoppedWith(
  db: Database,
  { tenantId }: Pick<Session, 'tenantId'>,
  id: string,
): Promise<Stopped[]> {
  const named = await db
    .selectFrom('subscriptions')
    .select(['plan_name as plan', 'user_id as userId'])
    .where('tenant_id', '=', tenantId)
    .where('id', '=', id)
    .executeTakeFirst();
  if (named === undefined) return [];
  const { buyer } = PLANS[named.plan];
  return await db
    .selectFrom('subscriptions as s')
    .select(['s.provider_id as providerId', isDouble.as('isDouble')])
    .where('s.tenant_id', '=', tenantId)
    .where(
      's.plan_name',
      'in',
      PLAN_NAMES.filter((name) => PLANS[name].buyer === buyer),
    )
    // Each admin of a school cancels only the subscription of their own family.
    .$if(buyer !== 'school', (query) => query.where('s.user_id', 'is not distinct from', named.userId))
    .where((on) =>
      on.or([
        on('s.id', '=', id),
        on.and([on('s.status', '!=', 'canceled'), on('s.renews_at', 'is not', null)]),
      ]),
    )
    .orderBy('isDouble', 'desc')
    .orderBy(sql`s.id = ${id}`)
    .execute();
}
