import { profileExport } from '@hopcode/contract/profile/export';
import { handleForUser } from '../http/handler.ts';
import { inText } from '../http/in-text.ts';
import { type RateLimit, tryOnce } from '../http/limits/rate-limit-store.ts';
import { refuse, refuseForNow } from '../http/refusal.ts';
import {
  accountOf,
  auditOf,
  creditsOf,
  feedbackOf,
  identitiesOf,
  mailsOf,
  outcomesOf,
  progressOf,
  quizAnswersOf,
  sessionsOf,
  studentsOf,
  versionsOf,
} from './export-store.ts';

/** An export reads everything: nobody needs many. */
const PER_ACCOUNT: RateLimit = { action: 'export', times: 10, seconds: 60 * 60 };

export const exportHandler = handleForUser(profileExport, async ({ session, reply }, { db }) => {
  const wait = await tryOnce(db, PER_ACCOUNT, session.userId);
  if (wait !== undefined) return refuseForNow(wait);
  const found = await accountOf(db, session);
  if (found === undefined) return refuse(401);
  const { organization_name: name, organization_slug: slug, ...account } = found;
  const versions = await versionsOf(db, session);
  const progress = await progressOf(db, session);
  reply.header('content-disposition', 'attachment; filename="hopcode.json"');
  return inText({
    exported_at: new Date(),
    complete: versions.areAll && progress.areAll,
    account: { ...account, email_verified: account.email_verified_at !== null },
    organization: name === null || slug === null ? null : { name, slug },
    identities: await identitiesOf(db, session),
    sessions: await sessionsOf(db, session),
    students: await studentsOf(db, session),
    progress: progress.rows,
    outcomes: await outcomesOf(db, session),
    versions: versions.rows,
    quiz_answers: await quizAnswersOf(db, session),
    credits: await creditsOf(db, session),
    feedback: await feedbackOf(db, session),
    mails: await mailsOf(db, session, account.email),
    audit: await auditOf(db, session),
  });
});
