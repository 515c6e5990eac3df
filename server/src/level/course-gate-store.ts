import { PLACEMENT } from '@hopcode/courses/quiz/placement';
import { sql } from 'kysely';
import type { Database } from '../database/database.ts';
import type { CourseGate } from '../parts/content.ts';
import type { StudentKey } from '../sessions/student-key.ts';

/** The stored facts about a student that decide whether a course is open. */
export type GateFacts = {
  /** Whether an adult has opened the course: for the student (`byAdult`), or for the student's class (`byClass`). */
  readonly byAdult: boolean;
  readonly byClass: boolean;
  /** Slugs of the completed levels in this course and the course before it. */
  readonly completed: ReadonlySet<string>;
  readonly hasStarted: boolean;
  /**
   * Each started round of the placement quiz. For each question: whether the first answer was right. Also the day (in
   * UTC) of the newest of these first answers.
   */
  readonly rounds: readonly {
    readonly round: number;
    readonly answers: Readonly<Record<string, boolean>>;
    readonly day: string;
  }[];
};

type Row = {
  readonly by_adult: boolean;
  readonly by_class: boolean;
  readonly completed: string[];
  readonly has_started: boolean;
  readonly rounds: { round: number; answers: Record<string, boolean>; day: string }[];
};

/** Reads the facts in one statement; undefined if there is no such student. */
export async function gateFacts(
  db: Database,
  { tenantId, studentId }: StudentKey,
  courseId: string,
  gate: CourseGate,
): Promise<GateFacts | undefined> {
  const slugs = gate.chapters.flatMap((chapter) => chapter.slugs);
  const { rows } = await sql<Row>`
    select ${courseId} = any(s.open_courses) as by_adult,
      coalesce(${courseId} = any(c.open_courses), false) as by_class,
      array(
        select p.level_slug from level_progress p
        where p.tenant_id = s.tenant_id and p.student_id = s.id and p.status = 'complete'
          and p.level_slug = any(${slugs}::text[])
      ) as completed,
      exists (
        select from level_progress p
        where p.tenant_id = s.tenant_id and p.student_id = s.id and p.status = 'complete'
          and p.course_id = ${courseId}
      ) as has_started,
      coalesce((
        select jsonb_agg(jsonb_build_object('round', r.round, 'answers', r.answers, 'day', r.day) order by r.round)
        from (
          select q.round, jsonb_object_agg(q.question_id, q.is_right) as answers,
            to_char(max(q.answered_at) at time zone 'UTC', 'YYYY-MM-DD') as day
          from quiz_answers q
          where q.tenant_id = s.tenant_id and q.student_id = s.id and q.course_id = ${courseId}
            and q.chapter_id = ${PLACEMENT.id}
          group by q.round
        ) r
      ), '[]'::jsonb) as rounds
    from students s
    left join classes c on c.tenant_id = s.tenant_id and c.id = s.class_id
    where s.tenant_id = ${tenantId} and s.id = ${studentId}`.execute(db);
  const [row] = rows;
  return (
    row && {
      byAdult: row.by_adult,
      byClass: row.by_class,
      completed: new Set(row.completed),
      hasStarted: row.has_started,
      rounds: row.rounds,
    }
  );
}

/** Opens a course for a student, or closes it again. Returns false if there is no such student. */
export async function setOpenCourse(
  db: Database,
  { tenantId, studentId }: StudentKey,
  courseId: string,
  isOpen: boolean,
): Promise<boolean> {
  const others = sql<string[]>`array_remove(open_courses, ${courseId})`;
  const changed = await db
    .updateTable('students')
    .set({ open_courses: isOpen ? sql<string[]>`array_append(${others}, ${courseId})` : others })
    .where('tenant_id', '=', tenantId)
    .where('id', '=', studentId)
    .executeTakeFirst();
  return changed.numUpdatedRows > 0n;
}
