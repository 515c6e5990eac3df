import { profileExport } from '@hopcode/contract/profile/export';
import { agreementOf } from '../accounts/agreement-export-store.ts';
import { exportedBadges } from '../accounts/badge-export-store.ts';
import { exportedCertificates } from '../accounts/certificate-export-store.ts';
import { creativeLevelsOf, creativePlaysOf } from '../accounts/creative-export-store.ts';
import {
  accountOf,
  auditOf,
  creditsOf,
  deletedOf,
  identitiesOf,
  invitationsOf,
  mailsOf,
  outcomesOf,
  progressOf,
  quizAnswersOf,
  secondFactorOf,
  sessionsOf,
  studentsOf,
  versionsOf,
} from '../accounts/export-store.ts';
import { farmPlacesOf } from '../accounts/farm-export-store.ts';
import { contactRequestsOf, feedbackOf, leavingMessagesOf } from '../accounts/message-export-store.ts';
import { purchasesOf, refundRequestsOf, subscriptionsOf } from '../accounts/payment-export-store.ts';
import { recordingsOf } from '../accounts/recording-export-store.ts';
import { logActs } from '../audit/audit-store.ts';
import { withDatesAsText } from '../http/dates-as-text.ts';
import { handleForUser } from '../http/handler.ts';
import { type RateLimit, tryOnce } from '../http/limits/rate-limit-store.ts';
import { holds } from '../http/permission.ts';
import { refuse, refuseForNow } from '../http/refusal.ts';
import type { Owner } from './student-store.ts';

/** An export reads all data, so few are allowed. */
const PER_ACCOUNT: RateLimit = { action: 'export', times: 10, seconds: 60 * 60 };

export const exportHandler = handleForUser(profileExport, async ({ session, reply }, { db }) => {
  const wait = await tryOnce(db, PER_ACCOUNT, session.userId);
  if (wait !== undefined) return refuseForNow(wait);
  const found = await accountOf(db, session);
  if (found === undefined) return refuse(401);
  const { organization_name: name, organization_slug: slug, ...account } = found;
  // A teacher's or an admin's player is in a separate tenant.
  const ownPlayer = { tenantId: session.userId, userId: session.userId };
  const reaches = holds('staff', session) ? [session, ownPlayer] : [session];
  const all = async <T>(read: (reach: Owner) => Promise<T[]>): Promise<T[]> =>
    (await Promise.all(reaches.map(read))).flat();
  const versions = await all(async (reach) => [await versionsOf(db, reach)]);
  const progress = await all(async (reach) => [await progressOf(db, reach)]);
  const creative = await creativeLevelsOf(db, session);
  reply.header('content-disposition', 'attachment; filename="hopcode.json"');
  const kept = withDatesAsText({
    exported_at: new Date(),
    complete: [...versions, ...progress, creative].every(({ areAll }) => areAll),
    account: { ...account, email_verified: account.email_verified_at !== null },
    organization: name === null || slug === null ? null : { name, slug },
    identities: await identitiesOf(db, session),
    second_factor: await secondFactorOf(db, session),
    sessions: await sessionsOf(db, session),
    students: await all((reach) => studentsOf(db, reach)),
    progress: progress.flatMap(({ rows }) => rows),
    outcomes: await all((reach) => outcomesOf(db, reach)),
    farm_places: await all((reach) => farmPlacesOf(db, reach)),
    certificates: await all((reach) => exportedCertificates(db, reach)),
    badges: await all((reach) => exportedBadges(db, reach)),
    versions: versions.flatMap(({ rows }) => rows),
    quiz_answers: await all((reach) => quizAnswersOf(db, reach)),
    creative_levels: creative.rows,
    creative_plays: await creativePlaysOf(db, session),
    credits: await all((reach) => creditsOf(db, reach)),
    feedback: await feedbackOf(db, session),
    leaving_messages: await leavingMessagesOf(db, session),
    purchases: await purchasesOf(db, session),
    refund_requests: await refundRequestsOf(db, session),
    subscriptions: await subscriptionsOf(db, session),
    contact_requests: await contactRequestsOf(db, session),
    invitations: await invitationsOf(db, session),
    mails: await mailsOf(db, session, account.email),
    recordings: await recordingsOf(db, session),
    assistant_agreement: session.organizationId === null ? await agreementOf(db, session) : null,
    audit: await auditOf(db, session),
    deleted: await deletedOf(db, session),
  });
  await logActs(db, session.tenantId, session, [
    { action: 'data_exported', targetKind: 'user', targetId: session.userId },
  ]);
  return kept;
});
