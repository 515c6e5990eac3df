import { levelData } from '@hopcode/contract/level/data';
import { handle } from '../http/handler.ts';
import { refuse } from '../http/refusal.ts';
import { levelProgress } from './level-store.ts';

export const dataHandler = handle(levelData, async ({ params, session, locale }, { db, content }) => {
  const { course_slug: courseId, slug } = params;
  if (content.course(courseId, locale) === undefined) return refuse(404, 'unknown_course');
  const level = content.level(courseId, slug, locale);
  if (level === undefined) return refuse(404, 'unknown_level');

  const progress = session?.studentId
    ? await levelProgress(db, { tenantId: session.tenantId, studentId: session.studentId }, courseId, slug)
    : undefined;
  return {
    ...level,
    completed: progress?.status === 'complete',
    // Nothing is sold yet: every level is open.
    locked: false,
    last_code_executed: progress?.last_code ?? null,
    saved_at: progress?.code_saved_at.toISOString() ?? null,
  };
});
