import type { PublicCertificate } from '@hopcode/contract/certificate/certificate';
import {
  certificateList,
  certificateOfClass,
  certificatePublic,
  certificateRenew,
  certificateRevoke,
  certificateUpdate,
} from '@hopcode/contract/certificate/certificates';
import { logActs } from '../audit/audit-store.ts';
import type { Database } from '../database/database.ts';
import { handle, handleForUser } from '../http/handler.ts';
import { holds } from '../http/permission.ts';
import { Refusal, refuse, refuseField } from '../http/refusal.ts';
import { hasClass } from '../level/has-class-store.ts';
import { openLevel } from '../level/open-level.ts';
import { studentInReach } from '../level/student-in-reach.ts';
import type { Parts } from '../parts/parts.ts';
import type { Session } from '../sessions/session-store.ts';
import {
  type CertificateRow,
  certificatesOf,
  certificatesOfClass,
  changeCertificate,
  findCertificate,
  findPublished,
  renewCertificate,
  revokeCertificate,
} from './certificate-store.ts';
import { levelHash } from './level-hash.ts';
import { certificateInWords, publicCertificate } from './present.ts';
import { programOf, programProblem } from './shown-program.ts';

const listHandler = handleForUser(certificateList, async ({ session, params, locale }, { db, content }) => {
  const student = await studentInReach(db, session, params.student_id);
  if (student instanceof Refusal) return student;
  if (student === undefined) return refuse(403);
  const rows = await certificatesOf(db, student);
  return { certificates: rows.map((row) => certificateInWords({ content, locale }, row)) };
});

const classHandler = handleForUser(
  certificateOfClass,
  async ({ session, params, locale }, { db, content }) => {
    if (!(await hasClass(db, session.tenantId, params.class_id))) return refuse(403);
    const rows = await certificatesOfClass(db, session.tenantId, params.class_id, locale);
    return { certificates: rows.map((row) => certificateInWords({ content, locale }, row)) };
  },
);

/** Finds a certificate if the caller may see its student. */
async function certificateInReach(
  db: Database,
  session: Session,
  id: string,
): Promise<CertificateRow | Refusal> {
  const tenants = new Set([session.tenantId, session.player?.tenantId ?? session.tenantId]);
  for (const tenantId of tenants) {
    const row = await findCertificate(db, { tenantId, id });
    if (row === undefined) continue;
    const student = await studentInReach(db, session, row.student_id);
    return student instanceof Refusal || student === undefined ? refuse(403) : row;
  }
  return refuse(403);
}

/**
 * Whether the caller may decide for the student: the parent or the school may, but a child on the parent's device may
 * not.
 */
const decides = (session: Session): boolean =>
  session.studentId === null && (holds('parent', session) || holds('staff', session));

const updateHandler = handleForUser(
  certificateUpdate,
  async ({ session, params, body, locale }, { db, content }) => {
    const row = await certificateInReach(db, session, params.certificate_id);
    if (row instanceof Refusal) return row;
    const { program: shown, name_form: form } = body;
    if (form !== undefined && !decides(session)) return refuse(403, 'acting_as_student');
    if (row.state !== 'issued') return refuse(409, 'certificate_not_issued');
    const code = typeof shown === 'string' ? programOf(row, shown) : undefined;
    if (typeof shown === 'string' && code === undefined) return refuse(404, 'unknown_level');
    const problem = code === undefined ? undefined : programProblem(code, row, [locale, session.language]);
    if (problem !== undefined) return refuseField('body.program', problem);
    const key = { tenantId: row.tenant_id, id: row.id };
    await changeCertificate(db, key, {
      ...(shown === undefined ? {} : { shown_level: shown }),
      ...(form === undefined ? {} : { name_form: form }),
    });
    return certificateInWords({ content, locale }, (await findCertificate(db, key)) ?? row);
  },
);

const ACTS = {
  certificate_revoked: revokeCertificate,
  certificate_renewed: renewCertificate,
} as const;

/** Revokes the public page of a certificate or publishes it at a new address, and logs this. */
async function decide(
  db: Database,
  session: Session,
  id: string,
  action: keyof typeof ACTS,
): Promise<CertificateRow | Refusal> {
  if (!decides(session)) return refuse(403, 'acting_as_student');
  const row = await certificateInReach(db, session, id);
  if (row instanceof Refusal) return row;
  const key = { tenantId: row.tenant_id, id: row.id };
  await db.transaction().execute(async (tx) => {
    if (await ACTS[action](tx, key))
      await logActs(tx, row.tenant_id, session, [
        { action, targetKind: 'student', targetId: row.student_id },
      ]);
  });
  return (await findCertificate(db, key)) ?? row;
}

const revokeHandler = handleForUser(
  certificateRevoke,
  async ({ session, params, locale }, { db, content }) => {
    const row = await decide(db, session, params.certificate_id, 'certificate_revoked');
    return row instanceof Refusal ? row : certificateInWords({ content, locale }, row);
  },
);

const renewHandler = handleForUser(certificateRenew, async ({ session, params, locale }, { db, content }) => {
  const row = await decide(db, session, params.certificate_id, 'certificate_renewed');
  return row instanceof Refusal ? row : certificateInWords({ content, locale }, row);
});

/**
 * Whether a reader may replay the shown program: the level is open to the reader and has not changed since the program
 * was checked.
 */
async function canReplay(
  parts: Pick<Parts, 'db' | 'content' | 'selling'>,
  reader: { readonly session: Session | undefined; readonly locale: string },
  shown: Pick<PublicCertificate, 'course_id' | 'program'>,
  hashes: CertificateRow['level_hashes'],
): Promise<boolean> {
  const { course_id: courseId, program } = shown;
  if (program === null) return false;
  const { slug } = program;
  const opened = await openLevel(parts, reader, { courseId, slug });
  return !(opened instanceof Refusal) && levelHash(opened.level) === hashes?.[slug];
}

const publicHandler = handle(certificatePublic, async ({ params, session, locale }, parts) => {
  const row = await findPublished(parts.db, params.address);
  if (row === undefined) return refuse(404);
  const shown = publicCertificate({ content: parts.content, locale }, row);
  if (shown === undefined) return refuse(404);
  return { ...shown, replay: await canReplay(parts, { session, locale }, shown, row.level_hashes) };
});

export const certificateHandlers = [
  listHandler,
  classHandler,
  updateHandler,
  revokeHandler,
  renewHandler,
  publicHandler,
];
