import {
  organizationClassByToken,
  organizationClassCreate,
  organizationClassDelete,
  organizationClasses,
  organizationClassGet,
  organizationClassUpdate,
  type SchoolClass,
} from '@hopcode/contract/organization/classes';
import { handle, handleForUser } from '../http/handler.ts';
import { holds } from '../http/permission.ts';
import { Refusal, refuse, refuseField } from '../http/refusal.ts';
import type { Content } from '../parts/content.ts';
import { classOfToken } from './class-of-token.ts';
import { changeClass, createClass, findClass, listClasses } from './class-store.ts';
import { deleteClass } from './delete-store.ts';
import { mayChangeClass, replaceClassTeachers, taughtClasses } from './teacher-store.ts';

/** Adds to a class whether the caller teaches it. */
const withTeaches = (taught: ReadonlySet<string>) => (one: SchoolClass) => ({
  ...one,
  teaches: taught.has(one.id),
});

const listHandler = handleForUser(organizationClasses, async ({ session, locale }, { db }) =>
  (await listClasses(db, session.tenantId, locale)).map(
    withTeaches(await taughtClasses(db, session.tenantId, session.userId)),
  ),
);

const getHandler = handleForUser(
  organizationClassGet,
  async ({ session, params }, { db }) =>
    (await findClass(db, session.tenantId, params.class_id)) ?? refuse(403),
);

/** Refuses chapters that do not exist. */
const unknownChapter = (content: Content, chapters: readonly string[] | null | undefined) =>
  chapters?.every((id) => content.hasChapter(id)) === false
    ? refuseField('body.unlocked_chapters', 'unknown_chapter')
    : undefined;

/** Refuses if one of the courses does not exist or is always open. */
const unknownCourse = (content: Content, courses: readonly string[] | undefined) =>
  courses?.every((id) => content.gate(id, 'en') !== undefined) === false
    ? refuseField('body.open_courses', 'unknown_course')
    : undefined;

const createHandler = handleForUser(
  organizationClassCreate,
  async ({ session, body }, { db, content }) =>
    unknownChapter(content, body.unlocked_chapters) ??
    unknownCourse(content, body.open_courses) ??
    db.transaction().execute(async (tx) => {
      const id = await createClass(tx, session.tenantId, body);
      if (holds('teacher', session)) await replaceClassTeachers(tx, session.tenantId, id, [session.userId]);
      return (await findClass(tx, session.tenantId, id)) ?? refuse(403);
    }),
);

const updateHandler = handleForUser(organizationClassUpdate, async ({ session, params, body }, parts) => {
  const { db, content } = parts;
  if (!(await mayChangeClass(db, session, params.class_id))) return refuse(403);
  const refused =
    unknownChapter(content, body.unlocked_chapters) ?? unknownCourse(content, body.open_courses);
  if (refused) return refused;
  const { new_token: hasNewToken = false, ...change } = body;
  await changeClass(db, session.tenantId, params.class_id, change, hasNewToken);
  return (await findClass(db, session.tenantId, params.class_id)) ?? refuse(403);
});

const deleteHandler = handleForUser(organizationClassDelete, async ({ session, params }, { db }) => {
  const deleted = await deleteClass(db, session, params.class_id);
  return deleted ? undefined : refuse(403);
});

const byTokenHandler = handle(organizationClassByToken, async ({ query, network }, { db }) => {
  const found = await classOfToken(db, query.token, network);
  if (found instanceof Refusal) return found;
  return {
    class_name: found.className,
    organization_name: found.organizationName,
    organization_slug: found.organizationSlug,
    asks_to_join: found.asksToJoin,
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
