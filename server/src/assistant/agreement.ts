import { assistantAgreementGet, assistantAgreementUpdate } from '@hopcode/contract/assistant/agreement';
import { handleForUser } from '../http/handler.ts';
import { refuse } from '../http/refusal.ts';
import { changeAgreement, findAgreement } from './agreement-store.ts';

const getHandler = handleForUser(assistantAgreementGet, async ({ session }, { db, modelTutor }) =>
  findAgreement(db, session.tenantId, modelTutor?.vendor),
);

const updateHandler = handleForUser(
  assistantAgreementUpdate,
  async ({ session, body }, { db, modelTutor }) => {
    // An agreement can be withdrawn even if the site has changed its vendor.
    if (body.agrees && body.vendor !== modelTutor?.vendor) return refuse(409, 'taken_meanwhile');
    await changeAgreement(db, session, body.vendor, body.agrees);
    return await findAgreement(db, session.tenantId, modelTutor?.vendor);
  },
);

export const agreementHandlers = [getHandler, updateHandler];
