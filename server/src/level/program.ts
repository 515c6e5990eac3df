import { levelProgram } from '@hopcode/contract/level/program';
import { handleForUser } from '../http/handler.ts';
import { Refusal, refuse } from '../http/refusal.ts';
import { carriedFiles } from './kept-files-store.ts';
import { levelProgress, levelVersions } from './level-store.ts';
import { findOutcome } from './outcome-store.ts';
import { studentInReach } from './student-in-reach.ts';

export const programHandler = handleForUser(
  levelProgram,
  async ({ params, query, session, locale }, { db, content }) => {
    const { course_slug: courseId, slug } = params;
    if (content.course(courseId, locale) === undefined) return refuse(404, 'unknown_course');
    if (content.courseOfLevel(slug) !== courseId) return refuse(404, 'unknown_level');
    const student = await studentInReach(db, session, query.student_id);
    if (student instanceof Refusal) return student;
    if (student === undefined) return refuse(400, 'no_student_chosen');
    const level = content.level(courseId, slug, locale);
    const [progress, outcome, versions, carried] = await Promise.all([
      levelProgress(db, student, courseId, slug),
      findOutcome(db, student, courseId, slug),
      levelVersions(db, student, courseId, slug),
      level ? carriedFiles(db, student, courseId, level) : [],
    ]);
    return {
      status: progress?.status ?? 'not_started',
      code: progress?.last_code ?? null,
      updated_at: progress?.updated_at.toISOString() ?? null,
      runs: outcome?.runs ?? 0,
      last_error: outcome?.lastError ?? null,
      character: student.character,
      carried,
      versions: versions.map((one) => ({ ...one, saved_at: one.saved_at.toISOString() })),
    };
  },
);
