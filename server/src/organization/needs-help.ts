import { organizationNeedsHelp } from '@hopcode/contract/organization/needs-help';
import { handleForUser } from '../http/handler.ts';
import { refuse } from '../http/refusal.ts';
import { notBegunStudents, recentLessonEnd, stuckStudents } from './needs-help-store.ts';

export const needsHelpHandler = handleForUser(
  organizationNeedsHelp,
  async ({ session, params, query, locale }, { db, content }) => {
    const course = content.course(query.course_slug, locale);
    if (course === undefined) return refuse(404, 'unknown_course');
    const stuck = await stuckStudents(db, session.tenantId, params.class_id, course.id);
    if (stuck === undefined) return refuse(403);
    const levels = course.chapters.flatMap((chapter) => chapter.levels);
    const names = new Map(levels.map((level) => [level.slug, level.name]));
    const students = stuck.map((one) => ({
      ...one,
      level_name: names.get(one.level_slug) ?? one.level_slug,
      since: one.since.toISOString(),
    }));
    const endedAt = await recentLessonEnd(db, session.tenantId, params.class_id);
    return {
      students,
      not_begun: await notBegunStudents(db, session.tenantId, params.class_id, locale),
      lesson_ended_at: endedAt?.toISOString() ?? null,
    };
  },
);
