import type { LevelStatus } from '@hopcode/contract/level/level-status';
import { KEPT_VERSIONS } from '@hopcode/contract/level/program';
import type { ExtraStar } from '@hopcode/contract/level/star';
import type { Avatar } from '@hopcode/contract/student/student';
import { sql } from 'kysely';
import type { Database } from '../database/database.ts';
import type { StudentKey } from '../sessions/student-key.ts';
import { type AnsweredQuestions, answeredQuestions } from './answered-questions-store.ts';

/** The fields of a student that decide which parts of a course the student sees. */
export type Student = StudentKey & {
  /** The account that the student's profile belongs to. */
  readonly userId: string | null;
  /** The name to show for the student: the full name, or the username if there is no full name. */
  readonly name: string;
  readonly character: Avatar;
  /**
   * The chapters that the class has unlocked, as `courseId:chapterId`. Null if the class has unlocked all chapters, or
   * if there is no class.
   */
  readonly unlockedChapters: readonly string[] | null;
  /** Whether the class hides chapters after the first one that is not complete. */
  readonly noSkip: boolean;
  /** Whether the student has quizzes; true if there is no class. */
  readonly quiz: boolean;
};

/** Finds a student of a tenant, with the rules of the student's class. */
export async function findStudent(db: Database, key: StudentKey): Promise<Student | undefined> {
  const row = await ofStudent(db, key).executeTakeFirst();
  return row && studentOf(key, row);
}

/** Finds a student as `findStudent` does, with their progress in a course. */
export async function findStudentOfCourse(
  db: Database,
  key: StudentKey,
  courseId: string,
): Promise<StudentOfCourse | undefined> {
  const row = await ofStudent(db, key)
    .select([
      sql<string[]>`array(${completed(db, key, courseId)})`.as('completed'),
      sql<string[]>`array(${withStar(db, key, courseId, 'own')})`.as('own'),
      sql<string[]>`array(${withStar(db, key, courseId, 'neat')})`.as('neat'),
      sql<string[]>`array(${answeredQuestions(db, key, courseId)})`.as('answered'),
    ])
    .executeTakeFirst();
  return (
    row && {
      ...studentOf(key, row),
      completed: new Set(row.completed),
      answered: new Set(row.answered),
      starred: { own: new Set(row.own), neat: new Set(row.neat) },
    }
  );
}

export type StudentOfCourse = Student & {
  /** Slugs of the levels that the student has completed. */
  readonly completed: ReadonlySet<string>;
  readonly answered: AnsweredQuestions;
  /** For each star: the slugs of the levels for which the student has it. */
  readonly starred: Readonly<Record<ExtraStar, ReadonlySet<string>>>;
};

/** Finds a student as `findStudent` does, with their progress in a level: null before the first save. */
export async function findStudentAtLevel(
  db: Database,
  key: StudentKey,
  { courseId, slug }: { readonly courseId: string; readonly slug: string },
): Promise<(Student & { readonly progress: LevelProgress | null }) | undefined> {
  const row = await ofStudent(db, key)
    .leftJoin('level_progress as p', (on) =>
      on
        .onRef('p.tenant_id', '=', 's.tenant_id')
        .onRef('p.student_id', '=', 's.id')
        .on('p.course_id', '=', courseId)
        .on('p.level_slug', '=', slug),
    )
    .select(['p.status', 'p.last_code', 'p.code_saved_at'])
    .executeTakeFirst();
  if (row === undefined) return undefined;
  const { status, last_code: lastCode, code_saved_at: savedAt } = row;
  const progress =
    status === null || lastCode === null || savedAt === null ? null : { status, lastCode, savedAt };
  return { ...studentOf(key, row), progress };
}

export type LevelProgress = {
  readonly status: LevelStatus;
  readonly lastCode: string;
  readonly savedAt: Date;
};

const ofStudent = (db: Database, { tenantId, studentId }: StudentKey) =>
  db
    .selectFrom('students as s')
    .leftJoin('classes as c', (on) =>
      on.onRef('c.tenant_id', '=', 's.tenant_id').onRef('c.id', '=', 's.class_id'),
    )
    .select(['s.user_id', 's.username', 's.full_name', 's.character'])
    .select(['c.unlocked_chapters', 'c.no_skip', 'c.quiz'])
    .where('s.tenant_id', '=', tenantId)
    .where('s.id', '=', studentId);

type StudentRow = {
  readonly user_id: string | null;
  readonly username: string;
  readonly full_name: string | null;
  readonly character: Avatar;
  readonly unlocked_chapters: string[] | null;
  readonly no_skip: boolean | null;
  readonly quiz: boolean | null;
};

const studentOf = ({ tenantId, studentId }: StudentKey, row: StudentRow): Student => ({
  tenantId,
  studentId,
  userId: row.user_id,
  name: row.full_name ?? row.username,
  character: row.character,
  unlockedChapters: row.unlocked_chapters,
  noSkip: row.no_skip === true,
  quiz: row.quiz !== false,
});

/** The slugs of the levels of a course that a student has completed. */
export async function completedLevels(
  db: Database,
  student: StudentKey,
  courseId: string,
): Promise<ReadonlySet<string>> {
  const rows = await completed(db, student, courseId).execute();
  return new Set(rows.map((row) => row.level_slug));
}

const completed = (db: Database, student: StudentKey, courseId: string) =>
  db
    .selectFrom('level_progress')
    .select('level_slug')
    .where('tenant_id', '=', student.tenantId)
    .where('student_id', '=', student.studentId)
    .where('course_id', '=', courseId)
    .where('status', '=', 'complete');

const withStar = (db: Database, student: StudentKey, courseId: string, star: ExtraStar) =>
  completed(db, student, courseId).where(star === 'own' ? 'star_own' : 'star_neat', '=', true);

/** A student's status in a level, and the student's last program for it. */
export async function levelProgress(db: Database, student: StudentKey, courseId: string, slug: string) {
  return await ofLevel(db, student, courseId, slug)
    .select(['status', 'last_code', 'updated_at'])
    .executeTakeFirst();
}

const ofLevel = (db: Database, student: StudentKey, courseId: string, slug: string) =>
  db
    .selectFrom('level_progress')
    .where('tenant_id', '=', student.tenantId)
    .where('student_id', '=', student.studentId)
    .where('course_id', '=', courseId)
    .where('level_slug', '=', slug);

/** The stored programs of a student for a level, newest first. */
export async function levelVersions(db: Database, student: StudentKey, courseId: string, slug: string) {
  return await db
    .selectFrom('level_code_versions')
    .select(['id', 'saved_at', 'code'])
    .where('tenant_id', '=', student.tenantId)
    .where('student_id', '=', student.studentId)
    .where('course_id', '=', courseId)
    .where('level_slug', '=', slug)
    .orderBy('id', 'desc')
    .limit(KEPT_VERSIONS)
    .execute();
}

/** Whether this program is among the stored programs of the student for the level. */
export async function hasProgram(
  db: Database,
  student: StudentKey,
  { courseId, slug, code }: { readonly courseId: string; readonly slug: string; readonly code: string },
): Promise<boolean> {
  const row = await db
    .selectFrom('level_code_versions')
    .select('id')
    .where('tenant_id', '=', student.tenantId)
    .where('student_id', '=', student.studentId)
    .where('course_id', '=', courseId)
    .where('level_slug', '=', slug)
    .where('code', '=', code)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}
