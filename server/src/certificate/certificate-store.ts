import { randomBytes } from 'node:crypto';
import type { NameForm } from '@hopcode/contract/certificate/certificate';
import { sql } from 'kysely';
import type { CertificateEvidence } from '../database/certificate-tables.ts';
import type { Database } from '../database/database.ts';
import { inLanguage } from '../database/in-language.ts';
import { newId } from '../database/new-id.ts';
import type { StudentKey } from '../sessions/student-key.ts';

/** A certificate within its tenant. */
export type CertificateKey = { readonly tenantId: string; readonly id: string };

const newAddress = (): string => randomBytes(16).toString('base64url');

/** Selects certificates together with the names of their students. */
const withStudents = (db: Database) =>
  db
    .selectFrom('certificates as c')
    .innerJoin('students as s', (on) =>
      on.onRef('s.tenant_id', '=', 'c.tenant_id').onRef('s.id', '=', 'c.student_id'),
    )
    .selectAll('c')
    .select(['s.full_name', 's.username', 's.character']);

export type CertificateRow = Awaited<ReturnType<typeof certificatesOf>>[number];

/** The certificates of a student, the latest first. */
export async function certificatesOf(db: Database, { tenantId, studentId }: StudentKey) {
  return await withStudents(db)
    .where('c.tenant_id', '=', tenantId)
    .where('c.student_id', '=', studentId)
    .orderBy('c.asked_at', 'desc')
    .execute();
}

/** The certificates of a class, sorted by the students' names in the order of the given language. */
export async function certificatesOfClass(
  db: Database,
  tenantId: string,
  classId: string,
  locale: string,
): Promise<CertificateRow[]> {
  return await withStudents(db)
    .where('c.tenant_id', '=', tenantId)
    .where('s.class_id', '=', classId)
    .orderBy(inLanguage(sql`coalesce(s.full_name, s.username)`, locale))
    .orderBy('s.id')
    .orderBy('c.asked_at')
    .execute();
}

/** Finds a certificate by its id. */
export async function findCertificate(
  db: Database,
  { tenantId, id }: CertificateKey,
): Promise<CertificateRow | undefined> {
  return await withStudents(db).where('c.tenant_id', '=', tenantId).where('c.id', '=', id).executeTakeFirst();
}

/** Finds the certificate of a student for a course. */
export async function findCertificateOf(
  db: Database,
  { tenantId, studentId }: StudentKey,
  courseId: string,
): Promise<CertificateRow | undefined> {
  return await withStudents(db)
    .where('c.tenant_id', '=', tenantId)
    .where('c.student_id', '=', studentId)
    .where('c.course_id', '=', courseId)
    .executeTakeFirst();
}

/** Finds a certificate by the address of its public page. It must be issued and not revoked. */
export async function findPublished(db: Database, address: string): Promise<CertificateRow | undefined> {
  return await withStudents(db)
    .where('c.address', '=', address)
    .where('c.state', '=', 'issued')
    .where('c.revoked_at', 'is', null)
    .executeTakeFirst();
}

/**
 * Requests a certificate. Its made-up name will be in the language `locale`. If a certificate has failed its check,
 * requests another check. Returns its key if it must be checked now; undefined if it is already being checked or
 * already issued.
 */
export async function askForCertificate(
  tx: Database,
  { tenantId, studentId }: StudentKey,
  { courseId, locale }: { readonly courseId: string; readonly locale: string },
): Promise<CertificateKey | undefined> {
  const asked = await tx
    .insertInto('certificates')
    .values({
      tenant_id: tenantId,
      id: newId(),
      student_id: studentId,
      course_id: courseId,
      address: newAddress(),
      name_locale: locale,
    })
    .onConflict((conflict) =>
      conflict
        .columns(['tenant_id', 'student_id', 'course_id'])
        .doUpdateSet({ state: 'checking', asked_at: sql<Date>`now()` })
        .where('certificates.state', '=', 'not_enough'),
    )
    .returning('id')
    .executeTakeFirst();
  return asked && { tenantId, id: asked.id };
}

/** Issues a certificate after its programs were run. */
export async function issueCertificate(
  db: Database,
  { tenantId, id }: CertificateKey,
  checked: {
    readonly evidence: CertificateEvidence;
    readonly programs: Readonly<Record<string, string>>;
    readonly levelHashes: Readonly<Record<string, string>>;
  },
): Promise<void> {
  await db
    .updateTable('certificates')
    .set({
      state: 'issued',
      // Times in the signed documents are whole seconds.
      issued_at: sql<Date>`date_trunc('second', now())`,
      checked_at: sql<Date>`now()`,
      evidence: JSON.stringify(checked.evidence),
      programs: JSON.stringify(checked.programs),
      level_hashes: JSON.stringify(checked.levelHashes),
      failed_levels: [],
    })
    .where('tenant_id', '=', tenantId)
    .where('id', '=', id)
    .where('state', '=', 'checking')
    .execute();
}

/** Stores which programs failed the check. */
export async function refuseCertificate(
  db: Database,
  { tenantId, id }: CertificateKey,
  failedLevels: readonly string[],
): Promise<void> {
  await db
    .updateTable('certificates')
    .set({ state: 'not_enough', checked_at: sql<Date>`now()`, failed_levels: [...failedLevels] })
    .where('tenant_id', '=', tenantId)
    .where('id', '=', id)
    .where('state', '=', 'checking')
    .execute();
}

/** Changes what a certificate shows. */
export async function changeCertificate(
  db: Database,
  { tenantId, id }: CertificateKey,
  change: { readonly shown_level?: string | null; readonly name_form?: NameForm },
): Promise<void> {
  if (Object.keys(change).length === 0) return;
  await db
    .updateTable('certificates')
    .set(change)
    .where('tenant_id', '=', tenantId)
    .where('id', '=', id)
    .execute();
}

/** Revokes a certificate; false if it was already revoked. */
export async function revokeCertificate(db: Database, { tenantId, id }: CertificateKey): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('certificates')
    .set({ revoked_at: sql<Date>`now()` })
    .where('tenant_id', '=', tenantId)
    .where('id', '=', id)
    .where('revoked_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/**
 * Publishes a revoked certificate at a new address, with a new bit in the status lists; false if it was not revoked.
 */
export async function renewCertificate(db: Database, { tenantId, id }: CertificateKey): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('certificates')
    .set({
      revoked_at: null,
      address: newAddress(),
      status_index: sql<string>`nextval(pg_get_serial_sequence('certificates', 'status_index'))`,
    })
    .where('tenant_id', '=', tenantId)
    .where('id', '=', id)
    .where('revoked_at', 'is not', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** The indexes of the valid credentials from `from` up to, but not including, `before`. */
export async function validIndexes(db: Database, from: number, before: number): Promise<number[]> {
  const rows = await db
    .selectFrom('certificates')
    .select('status_index')
    .where('status_index', '>=', String(from))
    .where('status_index', '<', String(before))
    .where('state', '=', 'issued')
    .where('revoked_at', 'is', null)
    .execute();
  return rows.map(({ status_index: index }) => Number(index));
}
