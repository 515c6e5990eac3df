import { organizationLessonEnd, organizationLessonEndUndo } from '@hopcode/contract/organization/lesson-end';
import { handleForUser } from '../http/handler.ts';
import { refuse } from '../http/refusal.ts';
import { setLessonEnd } from './class-store.ts';
import { mayChangeClass } from './teacher-store.ts';

const answerOf = (endedAt: Date | null) => ({ lesson_ended_at: endedAt?.toISOString() ?? null });

export const lessonEndHandlers = [
  { call: organizationLessonEnd, hasEnded: true },
  { call: organizationLessonEndUndo, hasEnded: false },
].map(({ call, hasEnded }) =>
  handleForUser(call, async ({ session, params }, { db }) => {
    if (!(await mayChangeClass(db, session, params.class_id))) return refuse(403);
    const endedAt = await setLessonEnd(db, session.tenantId, params.class_id, hasEnded);
    return endedAt === undefined ? refuse(403) : answerOf(endedAt);
  }),
);
