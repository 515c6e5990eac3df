import { afterAll, expect, test } from 'vitest';
import { createStaffPlayer } from '../sessions/staff-player-store.ts';
import { fixtureProof } from '../testing/creative-levels.ts';
import {
  buildClass,
  buildMember,
  buildOperator,
  buildOrganization,
  buildParent,
  buildStudent,
  confirmAct,
  logIn,
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

const LEVEL = 'intro-level1';

const get = async (person: Person, path: string) => {
  if (path.endsWith('/export')) await confirmAct(db, person);
  const answer = await app.inject({ url: `/api/${path}`, headers: person.headers });
  expect([path, answer.statusCode]).toEqual([path, 200]);
  return answer.json();
};
const post = (person: Person, path: string, payload?: object) =>
  app.inject({
    method: 'POST',
    url: `/api/${path}`,
    headers: { ...OWN_PAGE, ...person.headers },
    ...(payload === undefined ? {} : { payload }),
  });
const save = (person: Person, body: object = {}) =>
  post(person, `level/update/${LEVEL}`, {
    last_status: 'complete',
    last_code_executed: 'mine()',
    level_slug: LEVEL,
    proof: fixtureProof(),
    ...body,
  });
const run = (person: Person) =>
  post(person, 'level/outcome/python', { level_slug: LEVEL, ended: 'error', error: 'NameError' });
const currentOf = (person: Person) => get(person, 'auth/current');
const ownPlayers = (userId: string) =>
  db.selectFrom('students').selectAll().where('user_id', '=', userId).execute();

test.each(['teacher', 'admin'] as const)('a %s plays as itself by default', async (role) => {
  const school = await buildOrganization(db);
  const person = role === 'admin' ? school : await buildMember(db, school, 'teacher');
  const before = await currentOf(person);
  expect(before).toMatchObject({ is_student: false, username: null, class_details: null, last_played: null });

  expect((await save(person, { student_id: before.student_id })).json()).toMatchObject({
    status: 'complete',
  });
  expect((await run(person)).statusCode).toBe(204);
  expect(await get(person, `level/data/python/${LEVEL}`)).toMatchObject({
    completed: true,
    last_code_executed: 'mine()',
  });
  const course = await get(person, 'level/course/python');
  expect(course.chapters[0].level_data[0]).toMatchObject({ slug: LEVEL, completed: true });
  expect(await get(person, `level/program/python/${LEVEL}`)).toMatchObject({ code: 'mine()', runs: 1 });
  expect((await currentOf(person)).last_played).toEqual({ course_id: 'python', level_slug: LEVEL });
  expect(await get(person, 'credit/level')).toMatchObject({ limit: null });
});

test('the player of a teacher is created once, even by simultaneous calls, and not for a deleted account', async () => {
  const school = await buildOrganization(db);
  const teacher = await buildMember(db, school, 'teacher');
  const again = await logIn(db, { ...teacher, studentId: null });
  const users = await Promise.all(
    Array.from({ length: 12 }, (_, index) => currentOf(index % 2 === 0 ? teacher : again)),
  );
  expect(new Set(users.map((user) => user.student_id)).size).toBe(1);
  expect(await ownPlayers(teacher.userId)).toMatchObject([
    { tenant_id: teacher.userId, class_id: null, is_staff_player: true },
  ]);
  const parent = await buildParent(db);
  expect((await currentOf(parent)).student_id).toBeNull();
  expect(await ownPlayers(parent.userId)).toEqual([]);
  await db.deleteFrom('users').where('id', '=', teacher.userId).execute();
  expect(await createStaffPlayer(db, teacher.userId)).toBeUndefined();
});

test('every chapter is unlocked for staff, whatever the rules of the class', async () => {
  const school = await buildOrganization(db);
  await buildClass(db, { tenantId: school.tenantId, name: '4b', unlockedChapters: ['python:1'] });
  const course = await get(school, 'level/course/python');
  expect(course.chapters.some((chapter: { class_locked: boolean }) => chapter.class_locked)).toBe(false);
});

test('progress of staff is in no list, count, search or export of the school', async () => {
  const school = await buildOrganization(db);
  const teacher = await buildMember(db, school, 'teacher');
  const classId = await buildClass(db, { tenantId: school.tenantId, name: '4b' });
  const pupil = await buildStudent(db, { tenantId: school.tenantId, classId, username: 'Ada' });
  const operator = await buildOperator(db);
  const look = async () => [
    await get(school, 'organization/students?page=1&size=50'),
    await get(school, 'organization/classes'),
    await get(school, `organization/classes/${classId}/needs-help?course_slug=python`),
    await get(school, 'level/course/python/org-completion'),
    await get(school, 'level/course/python/chapter-completion'),
    await get(school, `level/course/python/chapter-completion?class_id=${classId}`),
    await get(school, 'user/search/student_usernames?query=a'),
    { ...(await get(school, 'organization/export')), exported_at: null, audit: [] },
    await get(operator, `user/search/student_usernames?query=a&organization_id=${school.tenantId}`),
    await get(operator, 'user/search/student_usernames?query=staff'),
  ];
  const before = await look();
  for (const person of [teacher, school]) {
    await currentOf(person);
    expect((await save(person)).statusCode).toBe(200);
    for (const _ of [1, 2, 3, 4]) expect((await run(person)).statusCode).toBe(204);
  }
  expect(await look()).toEqual(before);
  expect(before[0]).toMatchObject({ total: 1, students: [{ id: pupil }] });
});

test('colleagues, students and operators cannot reach the player of a teacher', async () => {
  const school = await buildOrganization(db);
  const teacher = await buildMember(db, school, 'teacher');
  const { student_id: own } = await currentOf(teacher);
  await save(teacher);
  const strangers = [
    school,
    await buildMember(db, school, 'teacher'),
    await buildMember(db, school, 'student'),
    await buildParent(db, { username: 'Ada' }),
    await buildOperator(db),
  ];
  for (const person of strangers) {
    const answers = [
      await app.inject({ url: `/api/level/course/python?student_id=${own}`, headers: person.headers }),
      await app.inject({
        url: `/api/level/program/python/${LEVEL}?student_id=${own}`,
        headers: person.headers,
      }),
      await app.inject({ url: `/api/organization/students/${own}`, headers: person.headers }),
      await post(person, `auth/choose-student/${own}`),
      await post(person, `auth/impersonate/student?target_student_id=${own}`),
      await post(person, 'organization/transfer-students', { student_ids: [own], class_id: null }),
      await post(person, 'organization/login-cards', { student_ids: [own] }),
    ];
    expect(answers.map((answer) => answer.statusCode)).toEqual(answers.map(() => 403));
  }
  const deleted = await app.inject({
    method: 'DELETE',
    url: `/api/organization/students/${own}`,
    headers: { ...OWN_PAGE, ...school.headers },
  });
  expect(deleted.statusCode).toBe(403);
});

test('while staff act as a student, progress is saved for the student; stopping ends that and can be repeated', async () => {
  const school = await buildOrganization(db);
  const teacher = await buildMember(db, school, 'teacher');
  const pupil = await buildStudent(db, { tenantId: school.tenantId, username: 'Ada' });
  const { student_id: own } = await currentOf(teacher);
  const acting = (await post(teacher, `auth/choose-student/${pupil}`)).json();
  expect(acting).toMatchObject({ is_student: true, student_id: pupil, username: 'Ada' });
  expect((await save(teacher, { student_id: own })).statusCode).toBe(401);
  expect((await save(teacher, { student_id: pupil })).statusCode).toBe(200);
  expect((await get(teacher, 'level/course/python')).chapters[0].level_data[0].completed).toBe(true);

  for (const path of ['auth/stop-acting', 'auth/stop-acting', `auth/choose-student/${own}`]) {
    const back = await post(teacher, path);
    expect([back.statusCode, back.json()]).toMatchObject([200, { is_student: false, student_id: own }]);
  }
  expect(await currentOf(teacher)).toMatchObject({ is_student: false, student_id: own });
  expect((await get(teacher, 'level/course/python')).chapters[0].level_data[0].completed).toBe(false);
});

test('a parent who stops acting as a child chooses again', async () => {
  const parent = await buildParent(db, { username: 'Ada' });
  expect((await post(parent, 'auth/stop-acting')).json()).toMatchObject({
    is_student: false,
    student_id: null,
  });
  const chosen = await post(parent, `auth/choose-student/${parent.studentId}`);
  expect(chosen.json()).toMatchObject({ is_student: true, username: 'Ada' });
});

test('an operator who acts as a teacher remains the operator after acting as a student', async () => {
  const school = await buildOrganization(db);
  const pupil = await buildStudent(db, { tenantId: school.tenantId, username: 'Ada' });
  const operator = await buildOperator(db);
  const answer = await post(operator, `auth/impersonate/user?target_user_id=${school.userId}`);
  const cookie = String(answer.headers['set-cookie']).split(';')[0] ?? '';
  const send = (path: string) =>
    app.inject({ method: 'POST', url: `/api/${path}`, headers: { ...OWN_PAGE, cookie } });
  expect((await send(`auth/choose-student/${pupil}`)).json()).toMatchObject({
    impersonated: true,
    student_id: pupil,
  });
  expect((await send('auth/stop-acting')).json()).toMatchObject({ impersonated: true, is_student: false });
});

test('the player of a teacher is in the export of its account, and is deleted with it', async () => {
  const school = await buildOrganization(db);
  const teacher = await buildMember(db, school, 'teacher');
  const { student_id: own } = await currentOf(teacher);
  await save(teacher);
  await run(teacher);
  const challenge = 'apple-stairs';
  await post(teacher, `level/update/${challenge}`, {
    last_status: 'in_progress',
    last_code_executed: 'x',
    level_slug: challenge,
  });
  expect(await get(teacher, 'profile/export')).toMatchObject({
    complete: true,
    students: [{ id: own }],
    progress: [{ student_id: own, code: 'mine()' }, { student_id: own }],
    outcomes: [{ student_id: own }],
    versions: [{ code: 'x' }, { code: 'mine()' }],
    credits: [{ holder_id: own, used: 1 }],
  });
  await app.inject({
    method: 'DELETE',
    url: `/api/organization/teacher/${teacher.userId}`,
    headers: { ...OWN_PAGE, ...school.headers },
  });
  const tables = [
    'students',
    'level_progress',
    'level_code_versions',
    'level_outcomes',
    'credit_counters',
  ] as const;
  for (const table of tables) {
    const rows = await db
      .selectFrom(table)
      .select('tenant_id')
      .where('tenant_id', '=', teacher.userId)
      .execute();
    expect([table, rows]).toEqual([table, []]);
  }
});
