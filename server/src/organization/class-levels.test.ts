import { CLASS_LEVEL_LIMIT } from '@hopcode/contract/organization/class-levels';
import { afterAll, describe, expect, test } from 'vitest';
import { newId } from '../database/new-id.ts';
import { saveCreative, walkingProof } from '../testing/creative-levels.ts';
import { buildClass, buildMember, buildOrganization, buildParent, type Person } from '../testing/people.ts';
import { OWN_PAGE, testApp } from '../testing/test-app.ts';
import { createTestDatabase } from '../testing/test-database.ts';

const database = await createTestDatabase();
const { db } = database;
const app = await testApp(db);
afterAll(async () => {
  await app.close();
  await database.drop();
});

type Method = 'GET' | 'PUT' | 'POST' | 'DELETE';
const call = async (person: Person, method: Method, path: string, payload?: object) =>
  await app.inject({
    method,
    url: `/api/${path}`,
    headers: { ...OWN_PAGE, ...person.headers },
    ...(payload === undefined ? {} : { payload }),
  });

/** A school with a class, the teacher of the class, another teacher, and a student of the class. */
async function buildSchool() {
  const admin = await buildOrganization(db);
  const { tenantId } = admin;
  const classId = await buildClass(db, { tenantId, name: '4b' });
  const [teacher, colleague] = [
    await buildMember(db, admin, 'teacher'),
    await buildMember(db, admin, 'teacher'),
  ];
  const teachers = { class_id: classId, teacher_ids: [teacher.userId] };
  await call(admin, 'PUT', 'organization/class-teachers', teachers);
  const pupil = await buildMember(db, admin, 'student');
  await call(admin, 'PUT', `organization/students/${pupil.studentId}`, { class_id: classId });
  return { admin, teacher, colleague, pupil, classId, path: `organization/classes/${classId}/levels` };
}
type School = Awaited<ReturnType<typeof buildSchool>>;

const names = (answer: { json: () => unknown }): unknown =>
  [answer.json()]
    .flat()
    .map((level) => (typeof level === 'object' && level !== null && 'name' in level ? level.name : level));

describe('the extra chapter of a class', () => {
  test('has public levels and those of the school, in their order, and its students play them', async () => {
    const { teacher, pupil, admin, path } = await buildSchool();
    const stranger = await buildParent(db, { username: 'Bo' });
    const maze = await saveCreative(app, stranger, { name: 'Maze', is_public: true });
    const own = await saveCreative(app, admin, { name: 'Our farm', school_visible: true });
    for (const { id } of [own, maze, own]) await call(teacher, 'PUT', `${path}/${id}`);
    expect(names(await call(teacher, 'GET', path))).toEqual(['Our farm', 'Maze']);
    const before = (await call(pupil, 'GET', 'level/class-levels')).json();
    expect(before).toMatchObject([
      { name: 'Our farm', completed: false },
      { name: 'Maze', completed: false },
    ]);

    await call(pupil, 'POST', `level/update/${maze.level_slug}`, {
      course_id: 'python',
      creator_user_id: stranger.userId,
      last_status: 'complete',
      last_code_executed: 'move()',
      level_slug: maze.level_slug,
      proof: walkingProof(2),
    });
    expect((await call(pupil, 'GET', 'level/class-levels')).json()).toMatchObject([
      { completed: false },
      { completed: true },
    ]);
    expect(names(await call(teacher, 'DELETE', `${path}/${own.id}`))).toEqual(['Maze']);
    await call(stranger, 'DELETE', `level/creative/${maze.level_slug}`);
    expect((await call(pupil, 'GET', 'level/class-levels')).json()).toEqual([]);
  });

  test('a level that is no longer shared is not in it', async () => {
    const { teacher, pupil, admin, path } = await buildSchool();
    const { id } = await saveCreative(app, admin, { school_visible: true });
    await call(teacher, 'PUT', `${path}/${id}`);
    const decision = { decision: 'take_down', reason: 'broken' };
    await call(admin, 'POST', `level/creative/${id}/review`, decision);
    expect((await call(pupil, 'GET', 'level/class-levels')).json()).toEqual([]);
    await call(admin, 'POST', `level/creative/${id}/review`, { decision: 'restore' });
    expect(names(await call(pupil, 'GET', 'level/class-levels'))).toEqual(['Carrot Maze']);
  });

  test('is in the audit log, once for each change', async () => {
    const { teacher, admin, classId, path } = await buildSchool();
    const { id } = await saveCreative(app, admin, { is_public: true });
    for (const method of ['PUT', 'PUT', 'DELETE', 'DELETE'] as const)
      await call(teacher, method, `${path}/${id}`);
    const { entries } = (await call(admin, 'GET', `audit-log?person=${classId}`)).json();
    expect(
      entries.filter(({ action }: { action: string }) => action.startsWith('class_level')),
    ).toMatchObject([
      { action: 'class_level_removed', class: { id: classId }, details: { level: id } },
      { action: 'class_level_added', actor: { id: teacher.userId }, target: { name: '4b' } },
    ]);
  });

  test(`has at most ${String(CLASS_LEVEL_LIMIT)} levels`, async () => {
    const { teacher, admin, path } = await buildSchool();
    const ids: string[] = [];
    for (let made = 0; made < CLASS_LEVEL_LIMIT; made += 1)
      ids.push((await saveCreative(app, admin, { is_public: true })).id);
    for (const id of ids) await call(teacher, 'PUT', `${path}/${id}`);
    const one = await saveCreative(app, await buildParent(db, { username: 'Bo' }), { is_public: true });
    const full = await call(teacher, 'PUT', `${path}/${one.id}`);
    expect([full.statusCode, full.json().detail]).toEqual([409, 'too_many_levels']);
  });

  const callers: Readonly<Record<string, (school: School) => Promise<Person>>> = {
    'its teacher': async ({ teacher }) => teacher,
    'the admin': async ({ admin }) => admin,
    'a colleague': async ({ colleague }) => colleague,
    'a student of the class': async ({ pupil }) => pupil,
    'the admin of another school': async () => await buildOrganization(db),
    'a family': async () => await buildParent(db),
  };
  test.each([
    ['its teacher', 200, 200],
    ['the admin', 200, 200],
    ['a colleague', 200, 403],
    ['a student of the class', 403, 403],
    ['the admin of another school', 403, 403],
    ['a family', 403, 403],
  ])('%s reads it: %i, changes it: %i', async (who, reads, changes) => {
    const school = await buildSchool();
    const { id } = await saveCreative(app, school.admin, { is_public: true });
    const caller = (await callers[who]?.(school)) ?? school.admin;
    expect((await call(caller, 'GET', school.path)).statusCode).toBe(reads);
    expect((await call(caller, 'PUT', `${school.path}/${id}`)).statusCode).toBe(changes);
    expect((await call(caller, 'DELETE', `${school.path}/${id}`)).statusCode).toBe(changes);
  });

  test.each([
    ['a draft of the school', async ({ admin }: School) => await saveCreative(app, admin)],
    [
      'a level of another school',
      async () => await saveCreative(app, await buildOrganization(db), { school_visible: true }),
    ],
  ])('%s cannot be added', async (_, build) => {
    const school = await buildSchool();
    const { id } = await build(school);
    const answer = await call(school.teacher, 'PUT', `${school.path}/${id}`);
    expect([answer.statusCode, answer.json().detail]).toEqual([404, 'unknown_level']);
  });
});

describe('a class whose teacher approves levels', () => {
  test('its students share nothing before the approval, and the teacher can play the waiting levels', async () => {
    const { admin, teacher, pupil, classId } = await buildSchool();
    const set = await call(teacher, 'PUT', `organization/classes/${classId}`, { approves_creative: true });
    expect(set.json()).toMatchObject({ approves_creative: true });
    const level = await saveCreative(app, pupil, { school_visible: true });
    expect(level).toMatchObject({ state: 'waiting' });

    const address = `level/data/python/${level.level_slug}?user_id=${level.creator_user_id}`;
    const mate = await buildMember(db, admin, 'student');
    const stranger = await buildOrganization(db);
    const plays = async (person: Person) => (await call(person, 'GET', address)).statusCode;
    expect([await plays(teacher), await plays(mate), await plays(stranger)]).toEqual([200, 404, 404]);

    const waiting = async (of: string) =>
      (await call(teacher, 'GET', `level/creative/review?list=waiting&class_id=${of}`)).json();
    expect(await waiting(classId)).toMatchObject([{ level: { id: level.id } }]);
    expect(await waiting(newId())).toEqual([]);
    await call(teacher, 'POST', `level/creative/${level.id}/review`, { decision: 'approve' });
    expect([await plays(mate), await waiting(classId)]).toEqual([200, []]);
  });
});
