import { organizationLessonEnd, organizationLessonEndUndo } from '@hopcode/contract/organization/lesson-end';
import { logActs } from '../audit/audit-store.ts';
import { handleForUser } from '../http/handler.ts';
import { refuse } from '../http/refusal.ts';
import { setLessonEnd } from './class-store.ts';
import { mayChangeClass } from './teacher-store.ts';

const answerOf = (endedAt: Date | null) => ({ lesson_ended_at: endedAt?.toISOString() ?? null });

const ACTS = [
  { call: organizationLessonEnd, hasEnded: true, action: 'lesson_ended' },
  { call: organizationLessonEndUndo, hasEnded: false, action: 'lesson_end_undone' },
] as const;

export const lessonEndHandlers = ACTS.map(({ call, hasEnded, action }) =>
  handleForUser(call, async ({ session, params: { class_id: classId } }, { db }) =>
    db.transaction().execute(async (tx) => {
      if (!(await mayChangeClass(tx, session, classId))) return refuse(403);
      const endedAt = await setLessonEnd(tx, session.tenantId, classId, hasEnded);
      if (endedAt === undefined) return refuse(403);
      await logActs(tx, session.tenantId, session, [
        { action, targetKind: 'class', targetId: classId, classId },
      ]);
      return answerOf(endedAt);
    }),
  ),
);
