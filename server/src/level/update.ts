import { CHALLENGES } from '@hopcode/contract/level/challenges';
import { levelUpdate } from '@hopcode/contract/level/update';
import { handle } from '../http/handler.ts';
import { useCredit } from '../http/limits/credits.ts';
import { refuse, refuseField } from '../http/refusal.ts';
import { saveProgress } from './progress-store.ts';

export const updateHandler = handle(levelUpdate, async (asked, parts) => {
  const { db, content } = parts;
  const { params, body, session } = asked;
  // Whose work it is has to log in again, or somebody else has since.
  if (body.student_id !== undefined && body.student_id !== session?.studentId) return refuse(401);
  if (body.level_slug !== params.slug) return refuseField('body.level_slug', 'not_of_address');
  const courseId = content.courseOfLevel(params.slug);
  if (courseId === undefined) return refuse(404, 'unknown_level');
  if (session !== undefined && session.studentId === null) return refuse(400, 'no_student_chosen');

  // Every run is announced as in progress before it starts.
  const isRun = body.last_status === 'in_progress';
  const counts = courseId === CHALLENGES ? 'challenge' : 'level';
  if (isRun && !(await useCredit(parts, asked, counts))) return refuse(403, 'credits_used_up');

  // Without a login, progress stays on the device.
  if (session === undefined || session.studentId === null) return { status: body.last_status };
  const { tenantId, studentId } = session;
  const { base_saved_at: base, made_at: made } = body;
  const { status, kept, savedAt } = await saveProgress(
    db,
    { tenantId, studentId },
    {
      courseId,
      slug: params.slug,
      status: body.last_status,
      code: body.last_code_executed,
      baseSavedAt: typeof base === 'string' ? new Date(base) : base,
      madeAt: made === undefined ? undefined : new Date(made),
    },
  );
  return { status, kept, saved_at: savedAt.toISOString() };
});
