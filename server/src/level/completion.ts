import { levelChapterCompletion } from '@hopcode/contract/level/chapter-completion';
import { levelOrgCompletion } from '@hopcode/contract/level/org-completion';
import { courseChapters } from '@hopcode/courses/formats/creative-chapter';
import { readyLevels } from '@hopcode/courses/formats/ready-levels';
import { requiredLevels } from '@hopcode/courses/formats/required-levels';
import { handleForUser } from '../http/handler.ts';
import { refuse } from '../http/refusal.ts';
import { completionByClass, completionByStudent } from './completion-store.ts';
import { hasClass } from './has-class-store.ts';

const organizationHandler = handleForUser(
  levelOrgCompletion,
  async ({ session, params, locale }, { db, content }) => {
    const course = content.course(params.course_slug, locale);
    if (course === undefined) return refuse(404, 'unknown_course');
    const levels = courseChapters(course.chapters).flatMap((chapter) => requiredLevels(chapter.levels));
    const counted = { courseId: course.id, slugs: levels.map(({ slug }) => slug), locale };
    return {
      level_count: levels.length,
      classes: await completionByClass(db, session.tenantId, counted),
    };
  },
);

const chapterHandler = handleForUser(
  levelChapterCompletion,
  async ({ session, params, query, locale }, { db, content }) => {
    const course = content.course(params.course_slug, locale);
    if (course === undefined) return refuse(404, 'unknown_course');
    const { class_id: classId, chapter_id: chapterId } = query;
    if (classId !== undefined && !(await hasClass(db, session.tenantId, classId))) {
      return refuse(403);
    }
    const chapters =
      chapterId === undefined
        ? courseChapters(course.chapters)
        : course.chapters.filter(({ id }) => id === chapterId);
    const levels = chapters.flatMap((chapter) =>
      readyLevels(chapter.levels).map((level) => ({ ...level, chapter_id: chapter.id })),
    );
    const found = await completionByStudent(db, session.tenantId, course.id, { classId, locale });
    const students = found.map(({ statuses, last_played_at: lastPlayed, ...student }) => ({
      ...student,
      statuses: levels.map((level) => statuses[level.slug] ?? 'not_started'),
      last_played_at: lastPlayed?.toISOString() ?? null,
    }));
    return { levels, students };
  },
);

export const completionHandlers = [organizationHandler, chapterHandler];
