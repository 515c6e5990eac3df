import { afterAll, expect, test } from 'vitest';
import { deleteExpired } from '../cleanup/cleanup-store.ts';
import {
  buildClass,
  buildMember,
  buildOperator,
  buildOrganization,
  buildParent,
  buildStudent,
  confirmAct,
  type Person,
} from '../testing/people.ts';
import { OWN_PAGE, testApp } from '../testing/test-app.ts';
import { createTestDatabase } from '../testing/test-database.ts';

const database = await createTestDatabase();
const { db } = database;
const app = await testApp(db);
afterAll(async () => {
  await app.close();
  await database.drop();
});

const send = async (
  person: Person,
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  path: string,
  payload?: object,
) => {
  await confirmAct(db, person);
  return await app.inject({
    method,
    url: `/api/${path}`,
    headers: { ...OWN_PAGE, ...person.headers },
    ...(payload === undefined ? {} : { payload }),
  });
};

const logOf = async (person: Person, query = '') =>
  (await send(person, 'GET', `audit-log?size=200${query}`)).json();

async function buildSchool() {
  const admin = await buildOrganization(db);
  const classId = await buildClass(db, { tenantId: admin.tenantId, name: '4b' });
  const pupil = await buildMember(db, admin, 'student');
  const teacher = await buildMember(db, admin, 'teacher');
  await send(admin, 'PUT', `organization/students/${pupil.studentId}`, { class_id: classId });
  await db.deleteFrom('audit_log').where('tenant_id', '=', admin.tenantId).execute();
  return { admin, teacher, pupil, classId, path: `organization/students/${pupil.studentId}` };
}
type School = Awaited<ReturnType<typeof buildSchool>>;

type Row = readonly [
  string,
  (school: School) => readonly ['GET' | 'POST' | 'PUT' | 'DELETE', string, object?],
  (school: School) => object,
];

/** Each action of staff with its log entry. */
const ACTS: readonly Row[] = [
  [
    'student_deleted',
    ({ path }) => ['DELETE', path],
    ({ pupil, classId }) => ({ target: { id: pupil.studentId }, class: { id: classId, name: '4b' } }),
  ],
  [
    'student_password',
    ({ path }) => ['PUT', path, { password: 'otter-plum-fern-48' }],
    ({ pupil }) => ({ target: { id: pupil.studentId } }),
  ],
  [
    'assistant_changed',
    ({ path }) => ['PUT', path, { assistant_attempt_limit: 5 }],
    () => ({ details: { enabled: true, from: null, to: 5 } }),
  ],
  [
    'student_moved',
    ({ path }) => ['PUT', path, { class_id: null }],
    ({ classId }) => ({ class: { id: classId }, details: { to_class: null } }),
  ],
  [
    'student_moved',
    ({ pupil }) => [
      'POST',
      'organization/transfer-students',
      { student_ids: [pupil.studentId], class_id: null },
    ],
    ({ classId }) => ({ class: { id: classId }, details: { to_class: null } }),
  ],
  [
    'card_created',
    ({ pupil }) => ['POST', 'organization/login-cards', { student_ids: [pupil.studentId] }],
    ({ pupil, classId }) => ({ target: { id: pupil.studentId }, class: { id: classId } }),
  ],
  [
    'class_deleted',
    ({ classId }) => ['DELETE', `organization/classes/${classId}`],
    ({ classId }) => ({ target_kind: 'class', target: { id: classId, name: '4b' } }),
  ],
  [
    'class_teachers',
    ({ classId, teacher }) => [
      'PUT',
      'organization/class-teachers',
      { class_id: classId, teacher_ids: [teacher.userId] },
    ],
    ({ classId, teacher }) => ({ target: { id: classId }, details: { teachers: [teacher.userId] } }),
  ],
  [
    'lesson_ended',
    ({ classId }) => ['POST', `organization/classes/${classId}/lesson-end`],
    ({ classId }) => ({ target_kind: 'class', target: { id: classId }, class: { id: classId } }),
  ],
  [
    'course_opened',
    ({ pupil }) => ['PUT', `level/course/advanced-python/opening/${pupil.studentId}`, { open: true }],
    ({ pupil, classId }) => ({
      target: { id: pupil.studentId },
      class: { id: classId },
      details: { course: 'advanced-python' },
    }),
  ],
  [
    'course_closed',
    ({ pupil }) => ['PUT', `level/course/advanced-python/opening/${pupil.studentId}`, { open: false }],
    ({ pupil }) => ({ target: { id: pupil.studentId } }),
  ],
  [
    'lesson_end_undone',
    ({ classId }) => ['DELETE', `organization/classes/${classId}/lesson-end`],
    ({ classId }) => ({ target: { id: classId } }),
  ],
  [
    'teacher_deleted',
    ({ teacher }) => ['DELETE', `organization/teacher/${teacher.userId}`],
    ({ teacher }) => ({ target: { id: teacher.userId, name: `${teacher.userId}@school.test` } }),
  ],
  [
    'teacher_added',
    ({ teacher }) => ['POST', 'organization/teacher', { email: `new-${teacher.userId}@school.test` }],
    ({ teacher }) => ({ target: { name: `new-${teacher.userId}@school.test` } }),
  ],
  [
    'teacher_invited',
    ({ teacher }) => ['POST', `organization/invite-teacher?email=asked-${teacher.userId}@school.test`],
    ({ admin }) => ({ target_kind: 'organization', target: { id: admin.tenantId } }),
  ],
  [
    'role_changed',
    ({ teacher }) => ['PUT', `organization/teacher/${teacher.userId}`, { user_type: 2 }],
    () => ({ details: { from: 1, to: 2 } }),
  ],
  [
    'slug_changed',
    ({ admin }) => ['PUT', 'organization/current', { slug: `new-${admin.tenantId}` }],
    ({ admin }) => ({
      details: { from: `school-${admin.tenantId}`, to: `new-${admin.tenantId}` },
    }),
  ],
  [
    'data_exported',
    () => ['GET', 'organization/export'],
    ({ admin }) => ({ target: { id: admin.tenantId } }),
  ],
];

test.each(ACTS)('%s is logged once, with actor, target and class', async (action, act, entry) => {
  const school = await buildSchool();
  const answer = await send(school.admin, ...act(school));
  expect(answer.statusCode).toBeLessThan(300);
  const { entries } = await logOf(school.admin);
  expect(entries).toHaveLength(1);
  expect(entries[0]).toMatchObject({
    action,
    actor: { id: school.admin.userId, name: `${school.admin.userId}@school.test` },
    by_operator: false,
    ...entry(school),
  });
});

test.each<[string, (school: School) => readonly ['PUT' | 'POST' | 'DELETE', string, object?]]>([
  [
    'a name that is taken',
    ({ path, teacher }) => ['PUT', path, { username: `Taken${teacher.userId.slice(-12)}` }],
  ],
  [
    'a student of nowhere',
    ({ pupil }) => [
      'POST',
      'organization/transfer-students',
      { student_ids: [pupil.studentId, crypto.randomUUID()], class_id: null },
    ],
  ],
  ['a change without effect', ({ path }) => ['PUT', path, { assistant_enabled: true }]],
  ['a change of a picture', ({ path }) => ['PUT', path, { character: 'Punk' }]],
])('%s leaves no entry', async (_, act) => {
  const school = await buildSchool();
  await buildStudent(db, {
    tenantId: school.admin.tenantId,
    username: `Taken${school.teacher.userId.slice(-12)}`,
  });
  await send(school.admin, ...act(school));
  expect(await logOf(school.admin)).toEqual({ entries: [], total: 0 });
});

test('a deleted student stays in the log as an id without a name', async () => {
  const { admin, pupil, path } = await buildSchool();
  await send(admin, 'DELETE', path);
  const name = `Pupil${pupil.userId}`;
  expect((await logOf(admin)).entries[0].target).toEqual({ id: pupil.studentId, name });
  const [{ id }] = (await send(admin, 'GET', 'deleted?page=1')).json().records;
  await send(admin, 'DELETE', `deleted/${id}`);
  const { entries } = await logOf(admin);
  expect(entries.map(({ action, target }: { action: string; target: object }) => [action, target])).toEqual([
    ['student_erased', { id: pupil.studentId, name: null }],
    ['student_deleted', { id: pupil.studentId, name: null }],
  ]);
  expect(JSON.stringify(entries)).not.toContain(name);
});

test('the log is filtered by person and kind, and split into pages', async () => {
  const { admin, teacher, path } = await buildSchool();
  await send(admin, 'PUT', path, { assistant_attempt_limit: 5 });
  await send(admin, 'PUT', path, { assistant_attempt_limit: 6 });
  await send(admin, 'PUT', `organization/teacher/${teacher.userId}`, { user_type: 2 });
  expect((await logOf(admin)).total).toBe(3);
  expect((await logOf(admin, '&action=assistant_changed')).total).toBe(2);
  expect((await logOf(admin, `&person=${teacher.userId}`)).entries).toMatchObject([
    { action: 'role_changed' },
  ]);
  expect((await logOf(admin, `&person=${admin.userId}`)).total).toBe(3);
  const second = (await send(admin, 'GET', 'audit-log?page=2&size=2')).json();
  expect(second).toMatchObject({ total: 3, entries: [{ details: { to: 5 } }] });
});

test('an admin reads the log of its school, an operator every log, a teacher none', async () => {
  const [own, other] = [await buildSchool(), await buildSchool()];
  for (const { admin, path } of [own, other]) await send(admin, 'DELETE', path);
  expect((await logOf(own.admin)).entries).toMatchObject([{ target: { id: own.pupil.studentId } }]);
  expect((await send(own.teacher, 'GET', 'audit-log')).statusCode).toBe(403);
  const operator = await buildOperator(db);
  const targets = (await logOf(operator, '&action=student_deleted')).entries.map(
    ({ target }: { target: { id: string } }) => target.id,
  );
  expect(targets).toEqual(expect.arrayContaining([own.pupil.studentId, other.pupil.studentId]));
});

test('an action of an operator as an admin is logged as the operator’s; the school does not see the name', async () => {
  const { admin, path } = await buildSchool();
  const operator = await buildOperator(db);
  const acting = await send(operator, 'POST', `auth/impersonate/user?target_user_id=${admin.userId}`);
  const cookie = String(acting.headers['set-cookie']).split(';')[0] ?? '';
  await app.inject({
    method: 'PUT',
    url: `/api/${path}`,
    headers: { ...OWN_PAGE, cookie },
    payload: { class_id: null, character: 'Punk' },
  });
  await db.updateTable('sessions').set({ confirmed_at: new Date() }).execute();
  await app.inject({
    method: 'PUT',
    url: `/api/${path}`,
    headers: { ...OWN_PAGE, cookie },
    payload: { class_id: null },
  });
  const { entries } = await logOf(admin);
  expect(entries).toMatchObject([
    {
      action: 'student_moved',
      actor: { id: operator.userId, name: null },
      by_operator: true,
      details: { as: admin.userId },
    },
    { action: 'impersonate_user', by_operator: true },
  ]);
});

test('an entry is written in the transaction of its action: if the entry fails, so does the action', async () => {
  const { admin, pupil, path } = await buildSchool();
  await db.schema.alterTable('audit_log').renameTo('audit_log_away').execute();
  const answer = await send(admin, 'DELETE', path);
  await db.schema.alterTable('audit_log_away').renameTo('audit_log').execute();
  expect(answer.statusCode).toBe(500);
  expect((await send(admin, 'GET', path)).json()).toMatchObject({ id: pupil.studentId });
});

test('entries are deleted after a year', async () => {
  const parent = await buildParent(db, { username: 'Ada' });
  await send(parent, 'DELETE', `profile/students/${parent.studentId}`);
  const count = async () =>
    (await db.selectFrom('audit_log').select('id').where('tenant_id', '=', parent.tenantId).execute()).length;
  const age = (days: number) =>
    db
      .updateTable('audit_log')
      .set({ created_at: new Date(Date.now() - days * 86_400_000) })
      .where('tenant_id', '=', parent.tenantId)
      .execute();
  await age(364);
  await deleteExpired(db);
  expect(await count()).toBe(1);
  await age(366);
  await deleteExpired(db);
  expect(await count()).toBe(0);
});
