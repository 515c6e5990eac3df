import { playableLevel } from '@hopcode/courses/playable-level';
import type { Runner } from '@hopcode/python-runner/runner';
import type { CertificateEvidence } from '../database/certificate-tables.ts';
import type { Database } from '../database/database.ts';
import type { Content } from '../parts/content.ts';
import type { StudentKey } from '../sessions/student-key.ts';
import {
  type CertificateKey,
  findCertificate,
  issueCertificate,
  refuseCertificate,
} from './certificate-store.ts';
import { type CountedLevel, countedLevels } from './counted-levels.ts';
import { levelHash } from './level-hash.ts';
import { completesLevel } from './run-program.ts';
import { programsOfLevel, type WorkOnLevel, workInCourse } from './work-store.ts';

/** Maximum number of programs to try for one level, because a child may have changed the program that completed it. */
const MOST_PROGRAMS = 8;

/** The parts of the server that a check uses. */
export type CheckParts = {
  readonly db: Database;
  readonly content: Content;
  /** Starts Python in a separate process, for one certificate. */
  readonly startPython: () => Runner;
};

const dayOf = (moment: Date): string => moment.toISOString().slice(0, 10);

/**
 * Average number of opened hints per level, to one decimal place; undefined if the number is unknown for one of the
 * levels.
 */
const hintsPerLevel = (done: readonly WorkOnLevel[]): number | undefined => {
  const hints = done.flatMap(({ hints: used }) => used ?? []);
  if (hints.length < done.length) return undefined;
  return Math.round((10 * hints.reduce((sum, used) => sum + used, 0)) / done.length) / 10;
};

/** The evidence of the student's work on the levels; undefined if the work on one of them no longer exists. */
export function evidenceOf(
  levels: readonly CountedLevel[],
  work: ReadonlyMap<string, WorkOnLevel>,
): CertificateEvidence | undefined {
  const done = levels.flatMap(({ slug }) => work.get(slug) ?? []);
  const days = done.flatMap(({ verifiedAt }) => (verifiedAt === null ? [] : [dayOf(verifiedAt)])).sort();
  const [first, last] = [days[0], days.at(-1)];
  // The student reset a level while the programs ran.
  if (first === undefined || last === undefined || days.length < levels.length) return undefined;
  return {
    levels: done.length,
    on_own: done.filter(({ isOnOwn }) => isOnOwn).length,
    hints_per_level: hintsPerLevel(done),
    first_on: first,
    last_on: last,
    chapters: [...new Set(levels.map(({ chapterId }) => chapterId))],
  };
}

type Checked = { readonly programs: Record<string, string>; readonly failed: string[] };

/** Runs the programs of a student. For each level, the first program that completes it counts. */
async function runPrograms(
  { db }: CheckParts,
  runner: Runner,
  student: StudentKey,
  { courseId, levels }: { readonly courseId: string; readonly levels: readonly CountedLevel[] },
): Promise<Checked> {
  const checked: Checked = { programs: {}, failed: [] };
  for (const { slug, level } of levels) {
    const tried = await programsOfLevel(db, student, { courseId, slug, most: MOST_PROGRAMS });
    let found: string | undefined;
    for (const code of tried) {
      if (found === undefined && (await completesLevel(runner, level, code))) found = code;
    }
    if (found === undefined) checked.failed.push(slug);
    else checked.programs[slug] = found;
  }
  return checked;
}

/**
 * Runs every program of a requested certificate, and issues or refuses the certificate. Does nothing if the certificate
 * has already been checked or was deleted. Throws if Python does not start, so that the queue tries again.
 */
export async function checkCertificate(parts: CheckParts, key: CertificateKey): Promise<void> {
  const { db, content } = parts;
  const row = await findCertificate(db, key);
  if (row?.state !== 'checking') return;
  const student = { tenantId: row.tenant_id, studentId: row.student_id };
  const levels = countedLevels(content, row.course_id, 'en');
  const [first] = levels;
  if (first === undefined) return await refuseCertificate(db, key, []);
  const runner = parts.startPython();
  try {
    const { end } = await runner.run({ code: '', level: playableLevel(first.level) });
    if (end.status === 'crashed') throw new Error('Python did not start.');
    const { programs, failed } = await runPrograms(parts, runner, student, {
      courseId: row.course_id,
      levels,
    });
    const evidence = evidenceOf(levels, await workInCourse(db, student, row.course_id));
    if (failed.length > 0 || evidence === undefined) await refuseCertificate(db, key, failed);
    else {
      const levelHashes = Object.fromEntries(levels.map(({ slug, level }) => [slug, levelHash(level)]));
      await issueCertificate(db, key, { evidence, programs, levelHashes });
    }
  } finally {
    runner.dispose();
  }
}
