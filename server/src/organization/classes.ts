import {
  organizationClassByToken,
  organizationClassCreate,
  organizationClassDelete,
  organizationClasses,
  organizationClassGet,
  organizationClassUpdate,
} from '@hopcode/contract/organization/classes';
import type { Session } from '../auth/session-store.ts';
import type { Database } from '../database/database.ts';
import { handle, handleForUser } from '../http/handler.ts';
import { type RateLimit, tryOnce } from '../http/limits/rate-limit-store.ts';
import { permission } from '../http/permission.ts';
import { refuse, refuseForNow } from '../http/refusal.ts';
import {
  changeClass,
  createClass,
  deleteClass,
  findClass,
  findClassByToken,
  listClasses,
} from './class-store.ts';
import { replaceClassTeachers, teachesClass } from './teacher-store.ts';

/** Tokens that may be tried from one address: a whole class may join from one. */
export const TOKENS_PER_ADDRESS: RateLimit = { action: 'class-token', times: 200, seconds: 60 * 60 };

const listHandler = handleForUser(organizationClasses, async ({ session }, { db }) =>
  listClasses(db, session.tenantId),
);

const getHandler = handleForUser(
  organizationClassGet,
  async ({ session, params }, { db }) =>
    (await findClass(db, session.tenantId, params.class_id)) ?? refuse(403),
);

const createHandler = handleForUser(organizationClassCreate, async ({ session, body }, { db }) =>
  db.transaction().execute(async (tx) => {
    const id = await createClass(tx, session.tenantId, body);
    const isTeacher = permission(['teacher'], session) === 'granted';
    if (isTeacher) await replaceClassTeachers(tx, session.tenantId, id, [session.userId]);
    return (await findClass(tx, session.tenantId, id)) ?? refuse(403);
  }),
);

/** An admin may change every class of its organization, a teacher those that it teaches. */
const mayChange = async (db: Database, session: Session, classId: string): Promise<boolean> =>
  permission(['admin'], session) === 'granted' ||
  (await teachesClass(db, session.tenantId, classId, session.userId));

const updateHandler = handleForUser(organizationClassUpdate, async ({ session, params, body }, { db }) => {
  if (!(await mayChange(db, session, params.class_id))) return refuse(403);
  const { new_token: hasNewToken = false, ...change } = body;
  await changeClass(db, session.tenantId, params.class_id, change, hasNewToken);
  return (await findClass(db, session.tenantId, params.class_id)) ?? refuse(403);
});

const deleteHandler = handleForUser(organizationClassDelete, async ({ session, params }, { db }) => {
  const found = await findClass(db, session.tenantId, params.class_id);
  if (found === undefined || !(await mayChange(db, session, found.id))) return refuse(403);
  await deleteClass(db, session.tenantId, found.id);
  return undefined;
});

const byTokenHandler = handle(organizationClassByToken, async ({ query, request }, { db }) => {
  const wait = await tryOnce(db, TOKENS_PER_ADDRESS, request.ip);
  if (wait !== undefined) return refuseForNow(wait);
  const found = await findClassByToken(db, query.token);
  if (found === undefined) return refuse(400, 'invalid_token');
  return {
    class_name: found.className,
    organization_name: found.organizationName,
    organization_slug: found.organizationSlug,
  };
});

export const classHandlers = [
  listHandler,
  getHandler,
  createHandler,
  updateHandler,
  deleteHandler,
  byTokenHandler,
];
