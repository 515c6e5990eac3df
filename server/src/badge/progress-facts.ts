import { courseChapters } from '@hopcode/courses/formats/creative-chapter';
import { extraLevels } from '@hopcode/courses/formats/extra-levels';
import { requiredLevels } from '@hopcode/courses/formats/required-levels';
import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../database/database.ts';
import type { Content } from '../parts/content.ts';
import type { StudentKey } from '../sessions/student-key.ts';
import type { DoneLevel, ProgressFacts } from './facts.ts';

type DoneRow = {
  readonly course_id: string;
  readonly level_slug: string;
  readonly star_own: boolean;
  readonly star_neat: boolean;
  readonly programs: number;
};

async function doneRows(db: Database, { tenantId, studentId }: StudentKey): Promise<DoneRow[]> {
  const { rows } = await sql<DoneRow>`
    select p.course_id, p.level_slug, p.star_own, p.star_neat, (
      select count(distinct v.code)::int from level_code_versions v
      where v.tenant_id = p.tenant_id and v.student_id = p.student_id and v.course_id = p.course_id
        and v.level_slug = p.level_slug
    ) as programs
    from level_progress p
    where p.tenant_id = ${tenantId} and p.student_id = ${studentId} and p.status = 'complete'`.execute(db);
  return rows;
}

type Round = {
  readonly course_id: string;
  readonly chapter_id: number;
  readonly answered: number;
  readonly right: number;
};

async function roundsOf(db: Database, { tenantId, studentId }: StudentKey): Promise<Round[]> {
  const { rows } = await sql<Round>`
    select course_id, chapter_id, count(*)::int as answered, count(*) filter (where is_right)::int as right
    from quiz_answers where tenant_id = ${tenantId} and student_id = ${studentId}
    group by course_id, chapter_id, round`.execute(db);
  return rows;
}

const countOf = async (db: Database, query: RawBuilder<{ count: number }>): Promise<number> =>
  (await query.execute(db)).rows[0]?.count ?? 0;

/** For each chapter of all courses, its required levels and its extra levels. */
const chaptersOf = (content: Content) =>
  content.courseIds().flatMap((courseId) =>
    courseChapters(content.course(courseId, 'en')?.chapters ?? []).map(({ id, levels }) => ({
      courseId,
      id: `${courseId}:${id}`,
      required: requiredLevels(levels).map(({ slug }) => slug),
      extras: extraLevels(levels).map(({ slug }) => slug),
    })),
  );

const doneLevel = (content: Content, { course_id, level_slug, ...row }: DoneRow): DoneLevel[] => {
  const level = content.level(course_id, level_slug, 'en');
  if (level === undefined || level.levelGoals.length === 0) return [];
  return [
    {
      courseId: course_id,
      role: level.role,
      own: row.star_own,
      neat: row.star_neat,
      programs: row.programs,
    },
  ];
};

/** Reads the facts that the rules about progress count. */
export async function progressFacts(
  db: Database,
  content: Content,
  student: StudentKey,
): Promise<ProgressFacts> {
  const { tenantId, studentId } = student;
  const done = await doneRows(db, student);
  const isDone = new Set(done.map(({ course_id, level_slug }) => `${course_id}/${level_slug}`));
  const chapters = chaptersOf(content);
  /** The chapters in which all levels of this kind (required or extra) are complete. */
  const complete = (which: 'required' | 'extras'): string[] =>
    chapters
      .filter(({ courseId, [which]: slugs }) => {
        const isAll = slugs.every((slug) => isDone.has(`${courseId}/${slug}`));
        return slugs.length > 0 && isAll;
      })
      .map(({ id }) => id);
  const ofStudent = sql`tenant_id = ${tenantId} and student_id = ${studentId}`;
  const rounds = await roundsOf(db, student);
  return {
    levels: done.flatMap((row) => doneLevel(content, row)),
    chapters: complete('required'),
    chaptersOfExtras: complete('extras'),
    built: await countOf(
      db,
      sql`select count(*)::int as count from creative_levels where ${ofStudent} and proven_hash is not null`,
    ),
    likes: await countOf(
      db,
      sql`select coalesce(sum(likes), 0)::int as count from creative_levels
        where ${ofStudent} and taken_down_at is null`,
    ),
    completedOfOthers: await countOf(
      db,
      sql`select count(*)::int as count from creative_players
        where student_tenant_id = ${tenantId} and student_id = ${studentId} and completed_at is not null`,
    ),
    perfectQuizzes: rounds.filter(
      ({ course_id, chapter_id, answered, right }) =>
        right === answered && answered === content.quiz(course_id, chapter_id)?.questions.length,
    ).length,
    farmPlaces: await countOf(db, sql`select count(*)::int as count from farm_places where ${ofStudent}`),
  };
}
