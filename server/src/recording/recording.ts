import {
  recordingAgreementGet,
  recordingAgreementUpdate,
  recordingGet,
  recordingList,
  recordingSend,
} from '@hopcode/contract/recording/recording';
import { currentUser } from '../accounts/current-user.ts';
import { handleForUser } from '../http/handler.ts';
import { type RateLimit, tryOnce } from '../http/limits/rate-limit-store.ts';
import { refuse, refuseForNow } from '../http/refusal.ts';
import {
  changeRecordingAgreement,
  findRecording,
  listRecordings,
  recordingAgreedAt,
  storePart,
} from './recording-store.ts';

/** Limit for parts from one account. It is enough for some long recordings per day. */
const PER_ACCOUNT: RateLimit = { action: 'recording', times: 300, seconds: 24 * 60 * 60 };
const PAGE_SIZE = 50;

const agreementHandler = handleForUser(recordingAgreementGet, async ({ session }, { db, records }) => ({
  offered: records,
  agreed_at: await recordingAgreedAt(db, session.userId),
}));

const updateHandler = handleForUser(recordingAgreementUpdate, async ({ session, body }, parts) => {
  const { db, records } = parts;
  // An agreement can always be withdrawn.
  if (body.agrees && !records) return refuse(403);
  if (body.agrees && (await currentUser(parts, session))?.is_student !== false)
    return refuse(403, 'acting_as_student');
  await changeRecordingAgreement(db, session.userId, body.agrees);
  return { offered: records, agreed_at: await recordingAgreedAt(db, session.userId) };
});

const sendHandler = handleForUser(recordingSend, async ({ session, body }, parts) => {
  const { db, records } = parts;
  if (!records) return refuse(403);
  const user = await currentUser(parts, session);
  // The session acts as a student, so a child uses the device.
  if (user?.is_student === true) return refuse(403, 'acting_as_student');
  if (user?.recorded !== true) return refuse(403);
  const wait = await tryOnce(db, PER_ACCOUNT, session.userId);
  if (wait !== undefined) return refuseForNow(wait);
  const { recording_id: recordingId, page, part, events } = body;
  const isStored = await storePart(db, session, { recordingId, page, part, events });
  return isStored ? undefined : refuse(403);
});

const listHandler = handleForUser(recordingList, async ({ query }, { db }) => {
  const offset = (query.page - 1) * PAGE_SIZE;
  const found = await listRecordings(db, { offset, limit: PAGE_SIZE + 1 });
  return { recordings: found.slice(0, PAGE_SIZE), more: found.length > PAGE_SIZE };
});

const getHandler = handleForUser(
  recordingGet,
  async ({ params }, { db }) => (await findRecording(db, params.recording_id)) ?? refuse(404),
);

export const recordingHandlers = [agreementHandler, updateHandler, sendHandler, listHandler, getHandler];
