import { routes } from '@hopcode/contract/routes';
import { sql } from 'kysely';
import { afterAll, expect, test } from 'vitest';
import { deleteExpired } from '../cleanup/cleanup-store.ts';
import { fixtureProof } from '../testing/creative-levels.ts';
import {
  buildClass,
  buildMember,
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

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';
const send = async (person: Person, method: Method, path: string, payload?: object) => {
  await confirmAct(db, person);
  return await app.inject({
    method,
    url: `/api/${path}`,
    headers: { ...OWN_PAGE, ...person.headers },
    ...(payload === undefined ? {} : { payload }),
  });
};

const remove = (person: Person, path: string) => send(person, 'DELETE', path);
const restore = (person: Person, id: string) => send(person, 'POST', `deleted/${id}/restore`);

type Listed = { id: string; kind: string; name: string; class_name: string | null };
const listed = async (person: Person): Promise<Listed[]> =>
  (await send(person, 'GET', 'deleted?page=1')).json().records;
const onlyListed = async (person: Person): Promise<Listed> => {
  const records = await listed(person);
  expect(records).toHaveLength(1);
  return records[0] ?? { id: '', kind: '', name: '', class_name: null };
};

/** Every row of the normal tables that contains an id, by table. */
async function rowsWith(ids: readonly string[]): Promise<Record<string, unknown[]>> {
  const { rows: tables } = await sql<{ name: string }>`
    select table_name as name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE' and table_name not like 'kysely%'
      and table_name not in ('deleted_records', 'deleted_rows', 'audit_log', 'sessions', 'login_cards')`.execute(
    db,
  );
  const found: Record<string, unknown[]> = {};
  for (const { name } of tables) {
    const { rows } = await sql<{ row: unknown }>`
      select to_jsonb(t) as row from ${sql.table(name)} t
      where ${[...ids]}::text[] && regexp_split_to_array(to_jsonb(t)::text, '[^0-9a-f-]+')
      order by 1`.execute(db);
    if (rows.length > 0) found[name] = rows.map(({ row }) => row);
  }
  return found;
}

async function play(person: Person): Promise<void> {
  const saved = {
    last_status: 'complete',
    last_code_executed: 'mine()',
    level_slug: 'intro-level1',
    proof: fixtureProof(),
  };
  await send(person, 'POST', 'level/update/intro-level1', saved);
  const outcome = { level_slug: 'intro-level1', ended: 'complete', error: null };
  await send(person, 'POST', 'level/outcome/python', outcome);
}

async function buildSchool() {
  const admin = await buildOrganization(db);
  const { tenantId } = admin;
  const classId = await buildClass(db, { tenantId, name: '4b' });
  const teacher = await buildMember(db, admin, 'teacher');
  await db
    .insertInto('class_teachers')
    .values({ tenant_id: tenantId, class_id: classId, user_id: teacher.userId })
    .execute();
  const pupil = await buildMember(db, admin, 'student');
  const name = `Kid${pupil.userId.slice(-12)}`;
  await db
    .updateTable('students')
    .set({ class_id: classId, username: name, username_key: name.toLowerCase() })
    .where('id', '=', pupil.studentId ?? '')
    .execute();
  await play(pupil);
  return { admin, teacher, pupil, name, classId, path: `organization/students/${pupil.studentId}` };
}

test('a deleted student is restored with every row, but without card and sessions', async () => {
  const { admin, pupil, name, path } = await buildSchool();
  await send(admin, 'POST', 'organization/login-cards', { student_ids: [pupil.studentId] });
  const ids = [pupil.userId, pupil.studentId ?? ''];
  const before = await rowsWith(ids);
  expect(Object.keys(before)).toEqual(
    expect.arrayContaining(['users', 'students', 'level_progress', 'level_code_versions', 'level_outcomes']),
  );

  expect((await remove(admin, path)).statusCode).toBe(204);
  expect(await rowsWith(ids)).toEqual({});
  expect((await send(pupil, 'GET', 'auth/current')).statusCode).toBe(401);
  const record = await onlyListed(admin);
  expect(record).toMatchObject({ kind: 'student', name, class_name: '4b' });

  const restored = await restore(admin, record.id);
  expect([restored.statusCode, restored.json()]).toEqual([200, { name }]);
  expect(await rowsWith(ids)).toEqual(before);
  expect((await send(pupil, 'GET', 'auth/current')).statusCode).toBe(401);
  expect(await db.selectFrom('login_cards').selectAll().execute()).toEqual([]);
  expect(await listed(admin)).toEqual([]);
});

/** The calls that only read. The next test gives them the ids and the name of a deleted student as parameters. */
const READING = Object.values(routes).filter((call) => call.method === 'GET' && !call.mutates);

test('a deleted student is in no answer of a call that reads', async () => {
  const { admin, teacher, pupil, name, classId, path } = await buildSchool();
  const studentId = pupil.studentId ?? '';
  const known: Readonly<Record<string, string>> = {
    student_id: studentId,
    class_id: classId,
    slug: 'python',
    course_slug: 'python',
    course_id: 'python',
    chapter_id: '1',
    organization_id: admin.tenantId,
    user_id: teacher.userId,
    student_username: name,
    query: 'Kid',
    search: 'Kid',
  };
  const look = async (person: Person) => {
    const seen = [];
    for (const call of READING) {
      const address = call.path.replaceAll(/\{(\w+)\}/g, (_, key: string) => known[key] ?? 'x');
      const query = new URLSearchParams(known).toString();
      await confirmAct(db, person);
      const answer = await app.inject({ url: `${address}?${query}`, headers: person.headers });
      // The log in the export contains ids, which stay after the student is deleted.
      const text = answer.body.replace(/"audit":\[[^\]]*\]/, '');
      if (text.includes(name) || text.includes(studentId)) seen.push(call.path);
    }
    return seen;
  };
  const before = await look(admin);
  expect(before).toEqual(
    expect.arrayContaining([
      '/api/organization/students',
      '/api/organization/export',
      '/api/user/search/student_usernames',
    ]),
  );
  await remove(admin, path);
  // Only these calls may return deleted records.
  const allowed = ['/api/audit-log', '/api/deleted'];
  expect((await look(admin)).filter((one) => !allowed.includes(one))).toEqual([]);
  expect((await look(teacher)).filter((one) => !allowed.includes(one))).toEqual([]);
  const exists = `profile/check-student-username-exists?student_username=${name}`;
  expect((await send(admin, 'GET', exists)).json()).toEqual({ exists: false });
  const { student_count: count } = (await send(admin, 'GET', `organization/classes/${classId}`)).json();
  expect(count).toBe(0);
});

test('a restored student whose username is taken gets a number', async () => {
  const { admin, name, path } = await buildSchool();
  await remove(admin, path);
  await buildStudent(db, { tenantId: admin.tenantId, username: name.toLowerCase() });
  const { id } = await onlyListed(admin);
  const restored = await restore(admin, id);
  expect(restored.json()).toEqual({ name: `${name}2` });
});

test('of two simultaneous restores one succeeds, and nothing is doubled', async () => {
  const { admin, path } = await buildSchool();
  await remove(admin, path);
  const { id } = await onlyListed(admin);
  const answers = await Promise.all([restore(admin, id), restore(admin, id)]);
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 403]);
});

test('a restored class has its teachers, and those of its students who have no other class', async () => {
  const { admin, teacher, pupil, classId } = await buildSchool();
  const other = await buildMember(db, admin, 'student');
  await send(admin, 'PUT', `organization/students/${other.studentId}`, { class_id: classId });
  expect((await remove(teacher, `organization/classes/${classId}`)).statusCode).toBe(204);
  const elsewhere = await buildClass(db, { tenantId: admin.tenantId, name: '5c' });
  await send(admin, 'PUT', `organization/students/${other.studentId}`, { class_id: elsewhere });

  const record = await onlyListed(teacher);
  expect(record).toMatchObject({ kind: 'class', name: '4b' });
  expect((await restore(teacher, record.id)).statusCode).toBe(200);
  const classOf = async ({ studentId }: Person) =>
    (await send(admin, 'GET', `organization/students/${studentId}`)).json().class_id;
  expect([await classOf(pupil), await classOf(other)]).toEqual([classId, elsewhere]);
  const teachers = await send(admin, 'GET', `organization/class-teachers/${classId}`);
  expect(teachers.json()).toMatchObject([{ id: teacher.userId }]);
});

test('a restored student whose class was deleted meanwhile has no class', async () => {
  const { admin, pupil, classId, path } = await buildSchool();
  await remove(admin, path);
  await remove(admin, `organization/classes/${classId}`);
  const record = (await listed(admin)).find(({ kind }) => kind === 'student');
  expect(record).toMatchObject({ class_name: '4b' });
  expect((await restore(admin, record?.id ?? '')).statusCode).toBe(200);
  const student = await send(admin, 'GET', `organization/students/${pupil.studentId}`);
  expect(student.json()).toMatchObject({ class_id: null });
});

test('a restored teacher has its classes and progress, unless its address is taken', async () => {
  const { admin, teacher, classId } = await buildSchool();
  await send(teacher, 'GET', 'auth/current');
  await play(teacher);
  const email = `${teacher.userId}@school.test`;
  const before = await rowsWith([teacher.userId]);
  expect(before).toMatchObject({ users: [{}], class_teachers: [{}], students: [{}] });
  expect((await remove(admin, `organization/teacher/${teacher.userId}`)).statusCode).toBe(204);
  expect(await rowsWith([teacher.userId])).toEqual({});
  const { id } = await onlyListed(admin);

  const taking = await buildMember(db, admin, 'teacher');
  const rename = (to: string) =>
    db
      .updateTable('users')
      .set({ email: to, email_key: to.toLowerCase() })
      .where('id', '=', taking.userId)
      .execute();
  await rename(email.toUpperCase());
  const refused = await restore(admin, id);
  expect([refused.statusCode, refused.json().detail]).toEqual([403, 'email_taken']);
  await rename('other@school.test');
  expect((await restore(admin, id)).statusCode).toBe(200);
  expect(await rowsWith([teacher.userId])).toEqual(before);
  const teaches = await send(admin, 'GET', `organization/class-teachers/${classId}/${teacher.userId}`);
  expect(teaches.json()).toEqual({ teaches: true });
});

test('a parent restores their own students, up to the limit', async () => {
  const parent = await buildParent(db, { username: 'Ada' });
  await play(parent);
  const before = await rowsWith([parent.studentId ?? '']);
  expect((await remove(parent, `profile/students/${parent.studentId}`)).statusCode).toBe(204);
  const exported = (await send(parent, 'GET', 'profile/export')).json();
  expect(exported).toMatchObject({ students: [], versions: [] });
  expect(exported.deleted).toEqual(
    expect.arrayContaining([expect.objectContaining({ name: 'Ada', table: 'level_progress' })]),
  );
  const { id } = await onlyListed(parent);
  const stranger = await buildParent(db);
  expect([(await restore(stranger, id)).statusCode, await listed(stranger)]).toEqual([403, []]);
  expect((await remove(stranger, `deleted/${id}`)).statusCode).toBe(403);
  expect((await restore(parent, id)).statusCode).toBe(200);
  expect(await rowsWith([parent.studentId ?? ''])).toEqual(before);

  await remove(parent, `profile/students/${parent.studentId}`);
  const again = await onlyListed(parent);
  const { limit } = (await send(parent, 'GET', 'profile/check-students-limit')).json();
  for (let index = 0; index < limit; index += 1)
    await buildStudent(db, { tenantId: parent.tenantId, userId: parent.userId, username: `n${index}` });
  const full = await restore(parent, again.id);
  expect([full.statusCode, full.json().detail]).toEqual([403, 'students_limit']);
});

test('data deleted for good, or 30 days ago, are in no table', async () => {
  const { admin, pupil, path } = await buildSchool();
  await remove(admin, path);
  const { id } = await onlyListed(admin);
  expect((await remove(admin, `deleted/${id}`)).statusCode).toBe(204);
  expect((await restore(admin, id)).statusCode).toBe(403);

  const late = await buildSchool();
  await remove(late.admin, late.path);
  const record = await onlyListed(late.admin);
  const age = (days: number) =>
    db
      .updateTable('deleted_records')
      .set({ deleted_at: new Date(Date.now() - days * 86_400_000) })
      .where('id', '=', record.id)
      .execute();
  await age(29);
  await deleteExpired(db);
  expect(await listed(late.admin)).toHaveLength(1);
  await age(31);
  expect([await listed(late.admin), (await restore(late.admin, record.id)).statusCode]).toEqual([[], 403]);
  for (const _ of [1, 2]) await deleteExpired(db);
  for (const table of ['deleted_records', 'deleted_rows'] as const) {
    const { rows } = await sql<{ text: string }>`select t::text as text from ${sql.table(table)} t`.execute(
      db,
    );
    const text = rows.map((row) => row.text).join('\n');
    expect(text).not.toContain(pupil.userId);
    expect(text).not.toContain(late.pupil.userId);
  }
});

test('a restored student gets a new notice before it is deleted for inactivity', async () => {
  const school = await buildOrganization(db);
  const student = await buildMember(db, school, 'student');
  const mine = () =>
    db.selectFrom('users').select('retention_notice_on').where('id', '=', student.userId).executeTakeFirst();
  await db
    .updateTable('users')
    .set({ retention_notice_on: '2026-01-01' })
    .where('id', '=', student.userId)
    .execute();
  expect((await remove(school, `organization/students/${student.studentId}`)).statusCode).toBe(204);
  expect(await mine()).toBeUndefined();
  expect((await restore(school, (await onlyListed(school)).id)).statusCode).toBe(200);
  expect(await mine()).toEqual({ retention_notice_on: null });
});
