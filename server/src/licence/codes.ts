import { licenceCodeCreate, licenceCodeRevoke, licenceCodes } from '@hopcode/contract/licence/codes';
import { type Act, logActs } from '../audit/audit-store.ts';
import { type Handler, handleForUser } from '../http/handler.ts';
import { refuse } from '../http/refusal.ts';
import { createLicence, findLicence, revokeLicence, searchLicences } from './licence-store.ts';
import { findListedOrder } from './order-store.ts';
import { pageOf } from './page-of.ts';

const PAGE = 25;

/** The entry is in the log of the school, or of the operator while no school has the code. */
const actOn = (action: Act['action'], school: string | null, userId: string, code: string): Act => ({
  action,
  ...(school === null
    ? { targetKind: 'user', targetId: userId }
    : { targetKind: 'organization', targetId: school }),
  details: { code },
});

const createHandler = handleForUser(licenceCodeCreate, async ({ session, body }, { db }) =>
  db.transaction().execute(async (tx) => {
    const { order_id: orderId, ...wished } = body;
    const order = orderId === undefined ? undefined : await findListedOrder(tx, orderId);
    if (orderId !== undefined && order === undefined) return refuse(404);
    const meantFor = order?.organization_id ?? null;
    const made = await createLicence(tx, { ...wished, orderId: orderId ?? null, meantFor });
    const licence = await findLicence(tx, made.id);
    if (licence === undefined) return refuse(404);
    const act = actOn('licence_created', meantFor, session.userId, licence.code_end);
    await logActs(tx, meantFor ?? session.tenantId, session, [act]);
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
    const found = await searchLicences(db, { search: query.search, after: query.after, limit: PAGE + 1 });
    const { rows, next } = pageOf(found, PAGE);
    return { codes: rows, next };
  }),
  createHandler,
  revokeHandler,
];
