import { emptyTimeline } from '@hopcode/python-runner/empty-timeline';
import type { Runner } from '@hopcode/python-runner/runner';
import {
  askForCertificate,
  type CertificateRow,
  findCertificateOf,
} from '../certificate/certificate-store.ts';
import { checkCertificate } from '../certificate/check-certificate.ts';
import { countedLevels } from '../certificate/counted-levels.ts';
import type { Database } from '../database/database.ts';
import { saveProgress } from '../level/progress-store.ts';
import type { StudentKey } from '../sessions/student-key.ts';
import { fixtureContent } from './fixture-content.ts';
import type { Person } from './people.ts';

/** A program that completes every level of the small courses, as `fakePython` decides. */
export const GOOD_PROGRAM = 'import player\n\nplayer.move_forward()\n';

/** A runner that runs no Python. Every program completes its level, unless it contains the word `wrong`. */
export const fakePython = (): Runner => ({
  start: () => {},
  state: () => 'ready',
  subscribe: () => () => {},
  run: async ({ code, level }) => {
    const timeline = emptyTimeline(level, { status: 'finished' });
    return { ...timeline, verdict: { ...timeline.verdict, complete: !code.includes('wrong') } };
  },
  probe: async () => undefined,
  tryOut: async () => undefined,
  rehearse: () => {},
  stop: () => {},
  foreign: () => {},
  dispose: () => {},
});

/** The student that a person acts as; throws if there is none. */
export const studentOf = ({ tenantId, studentId }: Person): StudentKey => {
  if (studentId === null) throw new Error('The person has no student');
  return { tenantId, studentId };
};

/** Lets a student complete a small course with runs that count as replayed. */
export async function completeCourse(
  db: Database,
  student: StudentKey,
  { courseId = 'python', code = GOOD_PROGRAM }: { courseId?: string; code?: string } = {},
): Promise<void> {
  for (const { slug } of countedLevels(fixtureContent(), courseId, 'en'))
    await saveProgress(db, student, {
      courseId,
      slug,
      status: 'complete',
      code,
      stars: ['own'],
      verified: true,
    });
}

/** Creates an issued certificate of a student for a small course. */
export async function buildCertificate(
  db: Database,
  person: Person,
  options: { courseId?: string; code?: string } = {},
): Promise<CertificateRow> {
  const { courseId = 'python' } = options;
  const student = studentOf(person);
  await completeCourse(db, student, options);
  const key = await askForCertificate(db, student, { courseId, locale: 'en' });
  if (key) await checkCertificate({ db, content: fixtureContent(), startPython: fakePython }, key);
  const row = await findCertificateOf(db, student, courseId);
  if (row === undefined) throw new Error('No certificate was made');
  return row;
}
