import { sql } from 'kysely';
import { afterAll, expect, test } from 'vitest';
import { newId } from '../database/new-id.ts';
import { saveProgress } from '../level/progress-store.ts';
import { readMail } from '../mail/write-mail.ts';
import {
  buildMember,
  buildOperator,
  buildOrganization,
  buildParent,
  type Person,
} from '../testing/people.ts';
import { OWN_PAGE, SITE, testApp } from '../testing/test-app.ts';
import { createTestDatabase } from '../testing/test-database.ts';

const database = await createTestDatabase();
const { db } = database;
const app = await testApp(db);
afterAll(async () => {
  await app.close();
  await database.drop();
});

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';
let lastAddress = 0;
const call = (person: Person | undefined, method: Method, path: string, payload?: object) => {
  lastAddress += 1;
  return app.inject({
    method,
    url: `/api/${path}`,
    headers: { ...OWN_PAGE, 'x-forwarded-for': `198.51.100.${lastAddress % 250}`, ...person?.headers },
    ...(payload === undefined ? {} : { payload }),
  });
};
const tokenOfMail = async (recipient: string) => {
  const mail = await db
    .selectFrom('emails')
    .selectAll()
    .where('recipient', '=', recipient)
    .orderBy('created_at', 'desc')
    .executeTakeFirstOrThrow();
  return { template: mail.template, token: /token=([\w-]+)/.exec(readMail(mail, SITE)?.text ?? '')?.[1] };
};
const makeClass = async (person: Person, body: object = {}) =>
  (await call(person, 'POST', 'organization/classes', { name: '4b', ...body })).json();

test.each([
  ['Known-School', 200, { name: 'Known School', slug: 'known-school' }],
  ['nowhere', 404, { statusCode: 404, message: 'Not Found' }],
  ['no slug', 422, expect.objectContaining({ statusCode: 422 })],
])('the login page at %s gets the name of the school, and nothing else: %i', async (slug, status, body) => {
  await db
    .insertInto('organizations')
    .values({ id: newId(), slug: 'known-school', name: 'Known School', name_key: 'known school' })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const answer = await call(undefined, 'GET', `organization/by-slug?slug=${encodeURIComponent(slug)}`);
  expect([answer.statusCode, answer.json()]).toEqual([status, body]);
});

test('the operator creates an organization; its admin chooses a password by email and logs in', async () => {
  const operator = await buildOperator(db);
  const body = { name: 'Oak School', slug: 'Oak-School', admin_email: 'head@oak.test' };
  const made = await call(operator, 'POST', 'organization', body);
  expect(made.json()).toEqual({ id: expect.any(String), name: 'Oak School', slug: 'oak-school' });
  const { template, token } = await tokenOfMail('head@oak.test');
  expect(template).toBe('new_teacher');
  const set = await call(undefined, 'POST', 'auth/reset-password', { token, new_password: 'long enough' });
  expect(set.statusCode).toBe(204);
  const login = await call(undefined, 'POST', 'auth/login-org', {
    organization_slug: 'oak-school',
    username: 'head@oak.test',
    password: 'long enough',
  });
  expect(login.json()).toMatchObject({ organization_id: made.json().id, user_details: { user_type: 2 } });

  const again = await call(operator, 'POST', 'organization', { ...body, admin_email: 'x@oak.test' });
  expect(again.json()).toMatchObject({ issues: [{ path: 'body.slug', message: 'slug_taken' }] });
  // An account that belongs to a school cannot become the admin of another school.
  const taken = await call(operator, 'POST', 'organization', { ...body, slug: 'elm' });
  expect(taken.json()).toMatchObject({ issues: [{ path: 'body.admin_email', message: 'email_taken' }] });
  const elm = await db.selectFrom('organizations').select('id').where('slug', '=', 'elm').execute();
  expect(elm).toEqual([]);
});

test('an admin changes name and slug; a slug of another is refused', async () => {
  const [admin, other] = [await buildOrganization(db), await buildOrganization(db)];
  const slug = `elm-${admin.tenantId}`;
  const changed = await call(admin, 'PUT', 'organization/current', { name: 'Elm', slug });
  expect(changed.json()).toEqual({
    id: admin.tenantId,
    name: 'Elm',
    slug,
    old_slugs: [`school-${admin.tenantId}`],
  });
  const refused = await call(other, 'PUT', 'organization/current', { slug });
  expect(refused.json()).toMatchObject({ issues: [{ path: 'body.slug', message: 'slug_taken' }] });
  expect((await call(other, 'GET', `organization/check-slug-exists?slug=${slug}`)).json()).toEqual({
    exists: true,
  });
  expect((await call(other, 'GET', 'organization/check-slug-exists?slug=free-one')).json()).toEqual({
    exists: false,
  });
  expect((await call(await buildParent(db), 'GET', 'organization/current')).statusCode).toBe(403);
});

test('teachers are created, invited, changed and deleted; the last admin remains', async () => {
  const admin = await buildOrganization(db);
  const email = `${admin.userId}@teach.test`;
  const made = await call(admin, 'POST', 'organization/teacher', { email, full_name: 'Ms T' });
  expect(made.json()).toMatchObject({ email, full_name: 'Ms T', user_type: 1, has_joined: false });
  const again = await call(admin, 'POST', 'organization/teacher', { email });
  expect(again.json()).toMatchObject({ issues: [{ path: 'body.email', message: 'email_taken' }] });
  expect((await call(admin, 'POST', `organization/invite-teacher?email=${email}`)).statusCode).toBe(422);

  const invited = `${admin.userId}@new.test`;
  expect((await call(admin, 'POST', `organization/invite-teacher?email=${invited}`)).statusCode).toBe(204);
  const { template, token } = await tokenOfMail(invited);
  expect(template).toBe('invite_teacher');
  const joined = await call(undefined, 'POST', `auth/signup?token=${token}`, {
    email: invited,
    password: 'long enough',
  });
  expect(joined.json()).toMatchObject({ organization_id: admin.tenantId, user_details: { user_type: 1 } });
  expect((await call(admin, 'GET', 'organization/teachers')).json()).toMatchObject([
    { id: admin.userId },
    { email },
    { email: invited, has_joined: true },
  ]);

  const path = `organization/teacher/${admin.userId}`;
  for (const answer of [
    await call(admin, 'PUT', path, { user_type: 1 }),
    await call(admin, 'DELETE', path),
  ]) {
    expect([answer.statusCode, answer.json().detail]).toEqual([403, 'last_admin']);
  }
  const teacher = `organization/teacher/${made.json().id}`;
  expect((await call(admin, 'PUT', teacher, { user_type: 2 })).json()).toMatchObject({ user_type: 2 });
  expect((await call(admin, 'PUT', path, { user_type: 1 })).statusCode).toBe(200);
  const before = await call(admin, 'GET', `organization/teachers/${made.json().id}`);
  expect(before.json()).toMatchObject({ full_name: 'Ms T' });
});

test('a class is created, read, changed and deleted; a new token invalidates the old one', async () => {
  const admin = await buildOrganization(db);
  const teacher = await buildMember(db, admin, 'teacher');
  const group = await makeClass(teacher, { unlocked_chapters: ['python:1'] });
  expect(group).toMatchObject({
    quiz: true,
    no_skip: false,
    unlocked_chapters: ['python:1'],
    student_count: 0,
  });
  expect(group.token).toMatch(/^[A-HJ-NP-Z2-9]{8}$/);
  const path = `organization/classes/${group.id}`;
  expect((await call(teacher, 'GET', path)).json()).toEqual(group);
  const changed = await call(teacher, 'PUT', path, { unlocked_chapters: null, new_token: true });
  expect(changed.json()).toMatchObject({ name: '4b', unlocked_chapters: null });
  // Pages show a class without a list of chapters as a class with all chapters unlocked, so an empty list is refused.
  expect((await call(teacher, 'PUT', path, { unlocked_chapters: [] })).json()).toMatchObject({
    statusCode: 422,
    issues: [{ path: 'body.unlocked_chapters', message: 'too_small' }],
  });
  for (const unlocked_chapters of [['python:1', 'python:99'], ['cobol:1'], ['python:01']]) {
    const refused = {
      statusCode: 422,
      issues: [{ path: 'body.unlocked_chapters', message: 'unknown_chapter' }],
    };
    expect((await call(teacher, 'PUT', path, { unlocked_chapters })).json()).toMatchObject(refused);
    const made = await call(teacher, 'POST', 'organization/classes', { name: 'x', unlocked_chapters });
    expect(made.json()).toMatchObject(refused);
  }
  const byToken = (token: string) => call(undefined, 'GET', `organization/class-by-token?token=${token}`);
  expect((await byToken(group.token)).json()).toMatchObject({ statusCode: 400, detail: 'invalid_token' });
  expect((await byToken(changed.json().token.toLowerCase())).json()).toEqual({
    class_name: '4b',
    organization_name: 'School',
    organization_slug: `school-${admin.tenantId}`,
    asks_to_join: false,
  });

  const teachers = `organization/class-teachers/${group.id}`;
  expect((await call(admin, 'GET', teachers)).json()).toMatchObject([{ id: teacher.userId }]);
  expect((await call(admin, 'GET', `${teachers}/${teacher.userId}`)).json()).toEqual({ teaches: true });
  const replaced = { class_id: group.id, teacher_ids: [admin.userId, admin.userId] };
  expect((await call(admin, 'PUT', 'organization/class-teachers', replaced)).json()).toHaveLength(1);
  expect((await call(admin, 'GET', `${teachers}/${teacher.userId}`)).json()).toEqual({ teaches: false });
  expect((await call(teacher, 'DELETE', path)).statusCode).toBe(403);
  expect((await call(admin, 'DELETE', path)).statusCode).toBe(204);
  expect((await call(admin, 'GET', 'organization/classes')).json()).toEqual([]);
});

test('a student is created with a password, logs in, gets another one, and is deleted with its work', async () => {
  const admin = await buildOrganization(db);
  const made = await call(admin, 'POST', 'organization/students', { username: 'Ada', full_name: 'Ada L' });
  const { id, password } = made.json();
  expect(password).toMatch(/^[a-z]+-[a-z]+-[a-z]+-\d\d$/);
  const logIn = (word: string) =>
    call(undefined, 'POST', 'auth/login-org', {
      organization_slug: `school-${admin.tenantId}`,
      username: 'ada',
      password: word,
    });
  expect((await logIn(password)).json()).toMatchObject({ is_student: true, student_id: id, username: 'Ada' });
  const again = await call(admin, 'POST', 'organization/students', { username: 'ADA' });
  expect(again.json()).toMatchObject({ issues: [{ path: 'body.username', message: 'username_taken' }] });

  await saveProgress(db, { tenantId: admin.tenantId, studentId: id }, progress('intro-level1'));
  const path = `organization/students/${id}`;
  const change = { password: 'other password', assistant_attempt_limit: 3 };
  expect((await call(admin, 'PUT', path, change)).json()).toMatchObject({ assistant_attempt_limit: 3 });
  const sessions = await db.selectFrom('sessions').select('user_id').where('student_id', '=', id).execute();
  expect(sessions).toEqual([]);
  expect([(await logIn(password)).statusCode, (await logIn('other password')).statusCode]).toEqual([
    401, 200,
  ]);
  expect((await call(admin, 'DELETE', path)).statusCode).toBe(204);
  expect((await logIn('other password')).statusCode).toBe(401);
  const left = await db.selectFrom('level_progress').selectAll().where('student_id', '=', id).execute();
  expect(left).toEqual([]);
});

const COMMON = { statusCode: 422, issues: [{ path: 'body.password', message: 'common_password' }] };

test('staff cannot set a common password for a student', async () => {
  const admin = await buildOrganization(db);
  const add = (password: string) =>
    call(admin, 'POST', 'organization/students', { username: 'Ada', password });
  for (const password of ['12345678', 'Hopcode1!', 'qwertzui'])
    expect((await add(password)).json()).toMatchObject(COMMON);
  const { id } = (await add('otter plum')).json();
  const path = `organization/students/${id}`;
  expect((await call(admin, 'PUT', path, { password: 'password' })).json()).toMatchObject(COMMON);
});

test('two hundred students in one call, with unique usernames, after a preview that creates none', async () => {
  const admin = await buildOrganization(db);
  const group = await makeClass(admin);
  await call(admin, 'POST', 'organization/students', { username: 'Ada' });
  const students = Array.from({ length: 200 }, (_, index) =>
    index < 3 ? { full_name: 'Ada' } : { full_name: `Child${index} Smith` },
  );
  const send = async (preview: boolean) => {
    const body = { students, class_id: group.id, preview };
    return (await call(admin, 'POST', 'organization/bulk-create-students', body)).json().students;
  };
  const list = async (query = '') => (await call(admin, 'GET', `organization/students${query}`)).json();
  const preview = await send(true);
  expect(preview.slice(0, 4)).toEqual([
    { id: null, username: 'Ada2', full_name: 'Ada', password: null, renamed: true },
    { id: null, username: 'Ada3', full_name: 'Ada', password: null, renamed: true },
    { id: null, username: 'Ada4', full_name: 'Ada', password: null, renamed: true },
    { id: null, username: 'Child3S', full_name: 'Child3 Smith', password: null, renamed: false },
  ]);
  expect((await list()).total).toBe(1);
  const made: { username: string; password: string }[] = await send(false);
  expect(made.map((one) => one.username)).toEqual(preview.map((one: { username: string }) => one.username));
  expect((await list(`?class_id=${group.id}&size=500`)).students).toHaveLength(200);
  expect(await list('?search=child19&size=5')).toMatchObject({ total: 11, students: { length: 5 } });
  const login = await call(undefined, 'POST', 'auth/login-org', {
    organization_slug: `school-${admin.tenantId}`,
    ...made[199],
  });
  expect(login.json()).toMatchObject({ username: 'Child199S', class_details: { name: '4b' } });
});

test('students are moved to another class, all or none', async () => {
  const admin = await buildOrganization(db);
  const group = await makeClass(admin);
  const pupils = [await buildMember(db, admin, 'student'), await buildMember(db, admin, 'student')];
  const stranger = await buildParent(db, { username: 'Eve' });
  const move = (people: Person[]) =>
    call(admin, 'POST', 'organization/transfer-students', {
      student_ids: people.map((one) => one.studentId),
      class_id: group.id,
    });
  const count = async () =>
    (await call(admin, 'GET', `organization/classes/${group.id}`)).json().student_count;
  expect((await move([...pupils, stranger])).statusCode).toBe(403);
  expect(await count()).toBe(0);
  expect((await move(pupils)).json()).toEqual({ transferred: 2 });
  expect(await count()).toBe(2);
});

test('a student joins a class by its token', async () => {
  const admin = await buildOrganization(db);
  const { token } = await makeClass(admin);
  const join = (body: object) =>
    call(undefined, 'POST', 'auth/signup/class-token', { token, password: 'long enough', ...body });
  const joined = await join({ username: 'Bo', token: token.toLowerCase(), character: 'Punk' });
  expect(joined.json()).toMatchObject({
    username: 'Bo',
    is_student: true,
    email: null,
    organization_id: admin.tenantId,
    class_details: { name: '4b' },
    student_details: { character: 'Punk' },
  });
  expect(joined.cookies.map(({ name }) => name).toSorted()).toEqual(['device', 'session', 'signed_in']);
  expect((await join({ username: 'bo' })).json()).toMatchObject({ issues: [{ message: 'username_taken' }] });
  expect((await join({ username: 'Cem', token: 'NOTATOKN' })).json()).toMatchObject({
    detail: 'invalid_token',
  });
  // A student chooses their own password, but not a common one.
  expect((await join({ username: 'Dee', password: 'otter plum' })).statusCode).toBe(200);
  expect((await join({ username: 'Eve', password: '12345678' })).json()).toMatchObject(COMMON);
});

const progress = (slug: string, status: 'complete' | 'in_progress' = 'complete') => ({
  courseId: 'python',
  slug,
  status,
  code: 'x',
});

test('staff see the progress of their classes and students', async () => {
  const admin = await buildOrganization(db);
  const group = await makeClass(admin);
  const [ada, bo] = [await buildMember(db, admin, 'student'), await buildMember(db, admin, 'student')];
  await call(admin, 'POST', 'organization/transfer-students', {
    student_ids: [ada.studentId],
    class_id: group.id,
  });
  const key = { tenantId: admin.tenantId, studentId: ada.studentId ?? '' };
  await saveProgress(db, key, progress('intro-level2'));
  await saveProgress(db, key, progress('loops-level1', 'in_progress'));
  // Free play is not part of the course, nor is a level that no longer exists.
  await saveProgress(db, key, progress('creative-01'));
  await saveProgress(db, { ...key, studentId: bo.studentId ?? '' }, progress('intro-level1'));

  const course = 'level/course/python';
  expect((await call(admin, 'GET', `${course}/org-completion`)).json()).toEqual({
    level_count: 3,
    classes: [
      { class_id: group.id, class_name: '4b', student_count: 1, completed_count: 1 },
      { class_id: null, class_name: null, student_count: 1, completed_count: 1 },
    ],
  });
  const grid = (query: string) => call(admin, 'GET', `${course}/chapter-completion?${query}`);
  expect((await grid(`chapter_id=1&class_id=${group.id}`)).json()).toEqual({
    levels: [
      { slug: 'intro-level1', name: 'The intro-level1', chapter_id: 1 },
      { slug: 'intro-level2', name: 'The intro-level2', chapter_id: 1 },
    ],
    students: [
      {
        student_id: ada.studentId,
        username: expect.any(String),
        full_name: null,
        statuses: ['not_started', 'complete'],
        last_played_at: expect.stringMatching(/Z$/),
      },
    ],
  });
  expect((await grid('')).json().students).toHaveLength(2);
  expect((await call(admin, 'GET', 'level/course/cobol/org-completion')).statusCode).toBe(404);
});

test('a class without skipping hides chapters after the first one that is not complete', async () => {
  const admin = await buildOrganization(db);
  const group = await makeClass(admin, { no_skip: true });
  const pupil = await buildMember(db, admin, 'student');
  await call(admin, 'POST', 'organization/transfer-students', {
    student_ids: [pupil.studentId],
    class_id: group.id,
  });
  const locked = async () =>
    (await call(pupil, 'GET', 'level/course/python'))
      .json()
      .chapters.map((chapter: { class_locked: boolean }) => chapter.class_locked);
  expect(await locked()).toEqual([false, true]);
  const key = { tenantId: admin.tenantId, studentId: pupil.studentId ?? '' };
  for (const slug of ['intro-level1', 'intro-level2']) await saveProgress(db, key, progress(slug));
  expect(await locked()).toEqual([false, false]);
});

test('when the password of a student cannot be changed, its other fields are unchanged too', async () => {
  const school = await buildOrganization(db);
  const pupil = await buildMember(db, school, 'student');
  await sql`create function refuse_hash() returns trigger language plpgsql as
    $$ begin raise exception 'no'; end $$`.execute(db);
  await sql`create trigger refuse_hash before update of password_hash on users
    for each row execute function refuse_hash()`.execute(db);
  const path = `organization/students/${pupil.studentId}`;
  const answer = await call(school, 'PUT', path, { username: 'Renamed', password: 'long enough' });
  await sql`drop function refuse_hash cascade`.execute(db);
  expect(answer.statusCode).toBe(500);
  expect((await call(school, 'GET', path)).json()).toMatchObject({ username: `Pupil${pupil.userId}` });
});
