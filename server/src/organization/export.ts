import { organizationExport } from '@hopcode/contract/organization/export';
import { agreementOf } from '../accounts/agreement-export-store.ts';
import { exportedBadges } from '../accounts/badge-export-store.ts';
import { exportedCertificates } from '../accounts/certificate-export-store.ts';
import { creativeLevelsOf, creativePlaysOf } from '../accounts/creative-export-store.ts';
import {
  auditOf,
  outcomesOf,
  progressOf,
  quizAnswersOf,
  studentsOf,
  versionsOf,
} from '../accounts/export-store.ts';
import { farmPlacesOf } from '../accounts/farm-export-store.ts';
import { licencesOf, schoolOrdersOf } from '../accounts/payment-export-store.ts';
import { logActs } from '../audit/audit-store.ts';
import { withDatesAsText } from '../http/dates-as-text.ts';
import { handleForUser } from '../http/handler.ts';
import { type RateLimit, tryOnce } from '../http/limits/rate-limit-store.ts';
import { refuse, refuseForNow } from '../http/refusal.ts';
import { listClasses } from './class-store.ts';
import { classLevelsOf, classTeachersOf, organizationOf } from './export-store.ts';
import { oldSlugsOf } from './old-slug-store.ts';
import { listTeachers } from './teacher-store.ts';

/** Limit for exports. It is low, because an export reads all data. */
const PER_ACCOUNT: RateLimit = { action: 'organization-export', times: 10, seconds: 60 * 60 };

export const organizationExportHandler = handleForUser(
  organizationExport,
  async ({ session, reply, locale }, { db }) => {
    const wait = await tryOnce(db, PER_ACCOUNT, session.userId);
    if (wait !== undefined) return refuseForNow(wait);
    const school = { tenantId: session.tenantId };
    const organization = await organizationOf(db, session.tenantId);
    if (organization === undefined) return refuse(403);
    const classes = await listClasses(db, session.tenantId, locale);
    const teacherIds = await classTeachersOf(db, session.tenantId);
    const levelIds = await classLevelsOf(db, session.tenantId);
    const versions = await versionsOf(db, school);
    const progress = await progressOf(db, school);
    const creative = await creativeLevelsOf(db, school);
    reply.header('content-disposition', 'attachment; filename="hopcode-school.json"');
    const kept = withDatesAsText({
      exported_at: new Date(),
      complete: versions.areAll && progress.areAll && creative.areAll,
      organization: { ...organization, old_slugs: await oldSlugsOf(db, organization.id) },
      classes: classes.map((one) => ({
        ...one,
        teacher_ids: teacherIds.get(one.id) ?? [],
        creative_level_ids: levelIds.get(one.id) ?? [],
      })),
      teachers: await listTeachers(db, session.tenantId),
      students: await studentsOf(db, school),
      progress: progress.rows,
      outcomes: await outcomesOf(db, school),
      farm_places: await farmPlacesOf(db, school),
      certificates: await exportedCertificates(db, school),
      badges: await exportedBadges(db, school),
      versions: versions.rows,
      quiz_answers: await quizAnswersOf(db, school),
      creative_levels: creative.rows,
      creative_plays: await creativePlaysOf(db, school),
      orders: await schoolOrdersOf(db, organization.id),
      licences: await licencesOf(db, organization.id),
      assistant_agreement: await agreementOf(db, school),
      audit: await auditOf(db, school),
    });
    await logActs(db, session.tenantId, session, [
      { action: 'data_exported', targetKind: 'organization', targetId: session.tenantId },
    ]);
    return kept;
  },
);
