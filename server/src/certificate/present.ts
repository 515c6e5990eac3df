import type { Certificate, PublicCertificate } from '@hopcode/contract/certificate/certificate';
import type { Content } from '../parts/content.ts';
import type { CertificateRow } from './certificate-store.ts';
import { hasFirstName, publicName } from './public-name.ts';
import { programOf, programProblem } from './shown-program.ts';

type Words = { readonly content: Content; readonly locale: string };

type NamedLevel = Certificate['programs'][number];

const namedLevels = ({ content, locale }: Words, courseId: string): readonly NamedLevel[] =>
  content
    .course(courseId, locale)
    ?.chapters.flatMap(({ levels }) =>
      levels.map(({ slug, name, english }) => ({ slug, name, ...(english && { english }) })),
    ) ?? [];

/** The evidence of a certificate with the names of the chapters. */
function evidenceInWords(
  { content, locale }: Words,
  { course_id: courseId, evidence }: CertificateRow,
): PublicCertificate['evidence'] | null {
  if (evidence === null) return null;
  const { chapters: ids, ...counted } = evidence;
  const chapters = content.course(courseId, locale)?.chapters ?? [];
  const skills = chapters
    .filter(({ id }) => ids.includes(id))
    .map(({ id, name }) => ({ chapter_id: id, name }));
  return { ...counted, hints_per_level: counted.hints_per_level ?? null, skills };
}

const commonParts = (words: Words, row: CertificateRow) => {
  const { content, locale } = words;
  const slug = row.shown_level;
  const code = slug === null ? undefined : programOf(row, slug);
  // The student's name may have changed after the program was chosen, and may now be in the program.
  const problem = code === undefined ? undefined : programProblem(code, row);
  const known = namedLevels(words, row.course_id).find((level) => level.slug === slug);
  const chosen = slug === null || code === undefined ? null : (known ?? { slug, name: slug });
  return {
    address: row.address,
    course_id: row.course_id,
    course_name: content.course(row.course_id, locale)?.name ?? row.course_id,
    character: row.character,
    evidence: evidenceInWords(words, row),
    program: problem === undefined && chosen !== null && code !== undefined ? { ...chosen, code } : null,
    hidden_program: problem === undefined || chosen === null ? null : { ...chosen, problem },
  };
};

/** A certificate as its student, the family and the school see it. */
export function certificateInWords(words: Words, row: CertificateRow): Certificate {
  const programs = Object.keys(row.programs ?? {});
  return {
    ...commonParts(words, row),
    id: row.id,
    student_id: row.student_id,
    state: row.state,
    asked_at: row.asked_at.toISOString(),
    issued_at: row.issued_at?.toISOString() ?? null,
    revoked_at: row.revoked_at?.toISOString() ?? null,
    name_form: row.name_form,
    name: row.full_name ?? row.username,
    public_name: publicName(row),
    has_first_name: hasFirstName(row.full_name),
    // The programs are in the order of the course.
    programs: namedLevels(words, row.course_id).filter(({ slug }) => programs.includes(slug)),
  };
}

/** A certificate as strangers see it; undefined if it has not been issued. */
export function publicCertificate(
  words: Words,
  row: CertificateRow,
): Omit<PublicCertificate, 'replay'> | undefined {
  const { evidence, hidden_program: _, ...parts } = commonParts(words, row);
  if (evidence === null || row.issued_at === null) return undefined;
  return {
    ...parts,
    evidence,
    issued_at: row.issued_at.toISOString(),
    name: publicName(row),
  };
}
