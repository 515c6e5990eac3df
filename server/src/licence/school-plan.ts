import {
  type OwnSchoolPlan,
  organizationPlan,
  organizationRedeemLicence,
} from '@hopcode/contract/licence/school-plan';
import { lastPlanEnd, schoolPlan, studentPlaces } from '../access/school-plan-store.ts';
import { hasUsedTrial } from '../access/trial-store.ts';
import { logActs } from '../audit/audit-store.ts';
import { type Handler, handleForUser } from '../http/handler.ts';
import { type RateLimit, takeBack, tryOnce } from '../http/limits/rate-limit-store.ts';
import { refuse, refuseForNow } from '../http/refusal.ts';
import { lockOrganization } from '../organization/organization-store.ts';
import type { Parts } from '../parts/parts.ts';
import type { Session } from '../sessions/session-store.ts';
import { invoiceData } from './invoice-data.ts';
import { canonicalLicenceCode } from './licence-code.ts';
import { redeemLicence } from './licence-store.ts';

/**
 * Limit for wrong codes from one school. A code with 100 random bits cannot be guessed; the limit protects the log and
 * the database.
 */
const WRONG_CODES: RateLimit = { action: 'licence-code', times: 10, seconds: 60 * 60 };

async function planOf(parts: Parts, session: Session): Promise<OwnSchoolPlan> {
  const { db, selling } = parts;
  const { tenantId: organizationId } = session;
  const plan = await schoolPlan(db, organizationId);
  const ended = plan === undefined ? await lastPlanEnd(db, organizationId) : null;
  return {
    sells: selling.mode !== 'off',
    invoices: invoiceData(parts) !== undefined,
    plan:
      plan === undefined
        ? null
        : {
            plan_name: plan.plan,
            source: plan.source,
            open_until: plan.openUntil?.toISOString() ?? null,
            renews_at: plan.renewsAt?.toISOString() ?? null,
          },
    ended_at: ended?.toISOString() ?? null,
    trial_used: await hasUsedTrial(db, session),
    students: await studentPlaces(parts, organizationId),
  };
}

const redeemHandler = handleForUser(organizationRedeemLicence, async ({ session, body }, parts) => {
  const { db } = parts;
  const { tenantId } = session;
  const wait = await tryOnce(db, WRONG_CODES, tenantId);
  if (wait !== undefined) return refuseForNow(wait);
  const outcome = await db.transaction().execute(async (tx) => {
    await lockOrganization(tx, tenantId);
    const redeemed = await redeemLicence(tx, tenantId, body.code);
    if (redeemed === 'redeemed') {
      const target = { targetKind: 'organization', targetId: tenantId } as const;
      const details = { code: canonicalLicenceCode(body.code).slice(-4) };
      await logActs(tx, tenantId, session, [{ action: 'licence_redeemed', ...target, details }]);
    }
    return redeemed;
  });
  if (outcome === 'unknown_code') return refuse(404, outcome);
  if (outcome === 'code_expired' || outcome === 'code_used') return refuse(409, outcome);
  await takeBack(db, WRONG_CODES, tenantId);
  return await planOf(parts, session);
});

export const schoolPlanHandlers: readonly Handler[] = [
  handleForUser(organizationPlan, async ({ session }, parts) => planOf(parts, session)),
  redeemHandler,
];
