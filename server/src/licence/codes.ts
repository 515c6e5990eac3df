import { licenceCodeCreate, licenceCodeRevoke, licenceCodes } from '@hopcode/contract/licence/codes';
import type { ListedOrder } from '@hopcode/contract/licence/orders';
import { isolateDirection } from '@hopcode/translations/isolate-direction';
import { mailAccount } from '../accounts/mail-account.ts';
import { type Act, logActs } from '../audit/audit-store.ts';
import type { Database } from '../database/database.ts';
import { type Handler, handleForUser } from '../http/handler.ts';
import { refuse } from '../http/refusal.ts';
import { dayIn } from '../mail/day-in.ts';
import { findAdmins } from '../organization/admins-store.ts';
import type { Parts } from '../parts/parts.ts';
import { createLicence, findLicence, revokeLicence, searchLicences } from './licence-store.ts';
import { findListedOrder, lockOrder } from './order-store.ts';
import { pageOf } from './page-of.ts';

const PAGE = 25;

/**
 * The entry for the audit log. It is in the log of the school, or in the operator's log if no school has the code yet.
 */
const actOn = (action: Act['action'], school: string | null, userId: string, code: string): Act => ({
  action,
  ...(school === null
    ? { targetKind: 'user', targetId: userId }
    : { targetKind: 'organization', targetId: school }),
  details: { code },
});

/** Emails the code of an order to the admins of its school. */
async function mailCode(
  parts: Pick<Parts, 'mail'>,
  tx: Database,
  order: Pick<ListedOrder, 'organization_id' | 'organization_name'>,
  { code, redeemBy }: { readonly code: string; readonly redeemBy: Date },
): Promise<void> {
  for (const admin of await findAdmins(tx, order.organization_id))
    await mailAccount(parts, tx, admin, {
      template: 'licence_code',
      locale: 'en',
      words: {
        school: order.organization_name,
        code: isolateDirection(code),
        date: dayIn(admin.language ?? 'en', redeemBy),
      },
      path: (language) => `/${language}/organization/plan`,
    });
}

const createHandler = handleForUser(licenceCodeCreate, async ({ session, body }, parts) =>
  parts.db.transaction().execute(async (tx) => {
    const { order_id: orderId, ...wished } = body;
    // Of two simultaneous requests, only one creates a code.
    if (orderId !== undefined) await lockOrder(tx, undefined, orderId);
    const order = orderId === undefined ? undefined : await findListedOrder(tx, orderId);
    if (orderId !== undefined && order === undefined) return refuse(404);
    if (order?.has_code === true) return refuse(409, 'code_exists');
    const meantFor = order?.organization_id ?? null;
    const made = await createLicence(tx, { ...wished, orderId: orderId ?? null, meantFor });
    const licence = await findLicence(tx, made.id);
    if (licence === undefined) return refuse(404);
    const act = actOn('licence_created', meantFor, session.userId, licence.code_end);
    await logActs(tx, meantFor ?? session.tenantId, session, [act]);
    if (order !== undefined)
      await mailCode(parts, tx, order, { code: made.code, redeemBy: new Date(licence.redeem_by) });
    return { code: made.code, licence };
  }),
);

const revokeHandler = handleForUser(licenceCodeRevoke, async ({ session, params }, { db }) =>
  db.transaction().execute(async (tx) => {
    const before = await findLicence(tx, params.code_id);
    const school = await revokeLicence(tx, params.code_id);
    const licence = await findLicence(tx, params.code_id);
    if (before === undefined || school === undefined || licence === undefined) return refuse(404);
    if (before.state !== 'revoked') {
      const act = actOn('licence_revoked', school, session.userId, licence.code_end);
      await logActs(tx, school ?? session.tenantId, session, [act]);
    }
    return licence;
  }),
);

export const licenceCodeHandlers: readonly Handler[] = [
  handleForUser(licenceCodes, async ({ query }, { db }) => {
    const found = await searchLicences(db, {
      ...query,
      after: query.after,
      state: query.state,
      limit: PAGE + 1,
    });
    const { rows, next } = pageOf(found, PAGE);
    return { codes: rows, next };
  }),
  createHandler,
  revokeHandler,
];
