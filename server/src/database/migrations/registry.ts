import type { Migration } from 'kysely/migration';
import * as accountsAndProgress from './0001-accounts-and-progress.ts';
import * as limitsAndFeedback from './0002-limits-and-feedback.ts';
import * as mailAndTokens from './0003-mail-and-tokens.ts';
import * as schoolsAndAudit from './0004-schools-and-audit.ts';
import * as identities from './0005-identities.ts';
import * as outcomesAndCards from './0006-outcomes-and-cards.ts';
import * as quizzes from './0007-quizzes.ts';
import * as newAddresses from './0008-new-addresses.ts';
import * as openChapters from './0009-open-chapters.ts';
import * as canonicalNames from './0011-canonical-names.ts';
import * as sessionsAndMailedLinks from './0012-sessions-and-mailed-links.ts';
import * as joinRequests from './0013-join-requests.ts';
import * as staffPlayers from './0014-staff-players.ts';
import * as contactAndInbox from './0015-contact-and-inbox.ts';
import * as freshSessions from './0016-fresh-sessions.ts';
import * as oldSlugs from './0017-old-slugs.ts';
import * as slowLimits from './0021-slow-limits.ts';
import * as secondFactors from './0022-second-factors.ts';
import * as lessonEnds from './0024-lesson-ends.ts';
import * as invitations from './0025-invitations.ts';
import * as deletedAndAudit from './0026-deleted-and-audit.ts';
import * as retention from './0027-retention.ts';
import * as paidAdmins from './0028-paid-admins.ts';
import * as confirmedActs from './0029-confirmed-acts.ts';
import * as assistantTiming from './0030-assistant-timing.ts';

import * as stars from './0031-stars.ts';
import * as creativeLevels from './0032-creative-levels.ts';

import * as payments from './0040-payments.ts';
import * as farmPlaces from './0041-farm-places.ts';
import * as verifiedProgress from './0042-verified-progress.ts';
import * as leavingAndProviderTasks from './0043-leaving-and-provider-tasks.ts';
import * as licences from './0046-licences.ts';
import * as classLevels from './0049-class-levels.ts';
import * as certificates from './0051-certificates.ts';
import * as badges from './0052-badges.ts';
import * as assistantAgreements from './0054-assistant-agreements.ts';
import * as certificateLevels from './0056-certificate-levels.ts';
import * as recordings from './0057-recordings.ts';
import * as openCourses from './0058-open-courses.ts';
import * as keptFiles from './0094-kept-files.ts';
import * as graceSeries from './0098-grace-series.ts';
import * as invoiceTax from './0098-invoice-tax.ts';
import * as usedTrials from './0098-used-trials.ts';
import * as reverseCharge from './0103-reverse-charge.ts';
import * as levelHints from './0104-level-hints.ts';
import * as checkoutStudents from './0105-checkout-students.ts';
import * as refundAnswers from './0105-refund-answers.ts';
import * as certificateNameLanguage from './0109-certificate-name-language.ts';
import * as namesWithoutPoints from './0109-names-without-points.ts';
import * as noRecordedHome from './0110-no-recorded-home.ts';
import * as trialNotices from './0110-trial-notices.ts';
import * as contactFound from './0111-contact-found.ts';
import * as reportedRuns from './0111-reported-runs.ts';
import * as receivedRefunds from './0112-received-refunds.ts';
import * as toldEnds from './0112-told-ends.ts';
import * as proofsByProgram from './0113-proofs-by-program.ts';
import * as toldInvoices from './0113-told-invoices.ts';

/** Every migration by file name, in order. Never edit a released one: write the next. */
export const MIGRATIONS: Readonly<Record<string, Migration>> = {
  '0001-accounts-and-progress': accountsAndProgress,
  '0002-limits-and-feedback': limitsAndFeedback,
  '0003-mail-and-tokens': mailAndTokens,
  '0004-schools-and-audit': schoolsAndAudit,
  '0005-identities': identities,
  '0006-outcomes-and-cards': outcomesAndCards,
  '0007-quizzes': quizzes,
  '0008-new-addresses': newAddresses,
  '0009-open-chapters': openChapters,
  '0011-canonical-names': canonicalNames,
  '0012-sessions-and-mailed-links': sessionsAndMailedLinks,
  '0013-join-requests': joinRequests,
  '0014-staff-players': staffPlayers,
  '0015-contact-and-inbox': contactAndInbox,
  '0016-fresh-sessions': freshSessions,
  '0017-old-slugs': oldSlugs,
  '0021-slow-limits': slowLimits,
  '0022-second-factors': secondFactors,
  '0024-lesson-ends': lessonEnds,
  '0025-invitations': invitations,
  '0026-deleted-and-audit': deletedAndAudit,
  '0027-retention': retention,
  '0028-paid-admins': paidAdmins,
  '0029-confirmed-acts': confirmedActs,
  '0030-assistant-timing': assistantTiming,
  '0031-stars': stars,
  '0032-creative-levels': creativeLevels,
  '0040-payments': payments,
  '0041-farm-places': farmPlaces,
  '0042-verified-progress': verifiedProgress,
  '0043-leaving-and-provider-tasks': leavingAndProviderTasks,
  '0046-licences': licences,
  '0049-class-levels': classLevels,
  '0051-certificates': certificates,
  '0052-badges': badges,
  '0054-assistant-agreements': assistantAgreements,
  '0056-certificate-levels': certificateLevels,
  '0057-recordings': recordings,
  '0058-open-courses': openCourses,
  '0094-kept-files': keptFiles,
  '0098-grace-series': graceSeries,
  '0098-invoice-tax': invoiceTax,
  '0098-used-trials': usedTrials,
  '0103-reverse-charge': reverseCharge,
  '0104-level-hints': levelHints,
  '0105-checkout-students': checkoutStudents,
  '0105-refund-answers': refundAnswers,
  '0109-certificate-name-language': certificateNameLanguage,
  '0109-names-without-points': namesWithoutPoints,
  '0110-no-recorded-home': noRecordedHome,
  '0110-trial-notices': trialNotices,
  '0111-contact-found': contactFound,
  '0111-reported-runs': reportedRuns,
  '0112-received-refunds': receivedRefunds,
  '0112-told-ends': toldEnds,
  '0113-proofs-by-program': proofsByProgram,
  '0113-told-invoices': toldInvoices,
};
