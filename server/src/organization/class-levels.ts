import type { CreativeSummary } from '@hopcode/contract/creative/creative-summary';
import {
  classLevelAdd,
  classLevelRemove,
  classLevels,
  ownClassLevels,
} from '@hopcode/contract/organization/class-levels';
import { logActs } from '../audit/audit-store.ts';
import { summaryOf } from '../creative/summary-rows.ts';
import { viewerOf } from '../creative/viewer.ts';
import type { Database } from '../database/database.ts';
import { type Handler, handleForUser } from '../http/handler.ts';
import { refuse } from '../http/refusal.ts';
import type { Session } from '../sessions/session-store.ts';
import { addClassLevel, classOfStudent, listClassLevels, removeClassLevel } from './class-level-store.ts';
import { findClass } from './class-store.ts';
import { mayChangeClass } from './teacher-store.ts';

const list = async (
  db: Database,
  session: Session,
  classId: string,
  locale: string,
): Promise<CreativeSummary[]> => {
  const viewer = viewerOf(session);
  const rows = await listClassLevels(db, viewer, { tenantId: session.tenantId, classId });
  return rows.map((row) => summaryOf(row, viewer, locale));
};

/** The entry in the audit log for a change to an extra chapter. */
const actOn = (action: 'class_level_added' | 'class_level_removed', classId: string, level: string) =>
  ({ action, targetKind: 'class', targetId: classId, classId, details: { level } }) as const;

/** Whether the class exists in the caller's school and the caller may change it. */
const mayChange = async (db: Database, session: Session, classId: string): Promise<boolean> =>
  (await mayChangeClass(db, session, classId)) &&
  (await findClass(db, session.tenantId, classId)) !== undefined;

export const classLevelHandlers: readonly Handler[] = [
  handleForUser(classLevels, async ({ session, params, locale }, { db }) =>
    (await findClass(db, session.tenantId, params.class_id)) === undefined
      ? refuse(403)
      : list(db, session, params.class_id, locale),
  ),
  handleForUser(classLevelAdd, async ({ session, params, locale }, { db }) => {
    const { class_id: classId, creative_level_id: level } = params;
    if (!(await mayChange(db, session, classId))) return refuse(403);
    const added = await db.transaction().execute(async (tx) => {
      const result = await addClassLevel(tx, { tenantId: session.tenantId, classId }, level);
      if (result === 'added')
        await logActs(tx, session.tenantId, session, [actOn('class_level_added', classId, level)]);
      return result;
    });
    if (added === 'unknown') return refuse(404, 'unknown_level');
    if (added === 'full') return refuse(409, 'too_many_levels');
    return await list(db, session, classId, locale);
  }),
  handleForUser(classLevelRemove, async ({ session, params, locale }, { db }) => {
    const { class_id: classId, creative_level_id: level } = params;
    if (!(await mayChange(db, session, classId))) return refuse(403);
    await db.transaction().execute(async (tx) => {
      if (await removeClassLevel(tx, { tenantId: session.tenantId, classId }, level))
        await logActs(tx, session.tenantId, session, [actOn('class_level_removed', classId, level)]);
    });
    return await list(db, session, classId, locale);
  }),
  handleForUser(ownClassLevels, async ({ session, locale }, { db }) => {
    const { tenantId, studentId } = session;
    const classId = studentId === null ? undefined : await classOfStudent(db, tenantId, studentId);
    if (classId === undefined) return [];
    const viewer = viewerOf(session);
    const rows = await listClassLevels(db, viewer, { tenantId, classId });
    return rows.map((row) => ({
      ...summaryOf(row, viewer, locale),
      completed: row.completed_at !== null,
    }));
  }),
];
