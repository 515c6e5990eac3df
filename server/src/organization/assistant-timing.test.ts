import type { AssistantTiming } from '@hopcode/contract/student/student';
import { afterAll, expect, test } from 'vitest';
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

const send = (person: Person, method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, payload?: object) =>
  app.inject({
    method,
    url: `/api/${path}`,
    headers: { ...OWN_PAGE, ...person.headers },
    ...(payload === undefined ? {} : { payload }),
  });

async function buildSchool() {
  const admin = await buildOrganization(db);
  const classId = await buildClass(db, { tenantId: admin.tenantId, name: '4b' });
  const pupil = await buildMember(db, admin, 'student');
  const path = `organization/students/${pupil.studentId}`;
  await send(admin, 'PUT', path, { class_id: classId });
  return { admin, pupil, classId, path, classPath: `organization/classes/${classId}` };
}

const tipStatus = async (person: Person, rung: number) => {
  const answer = await send(person, 'POST', 'chatgpt/generate-tip-level-async', {
    course_name: 'python',
    slug: 'intro-level1',
    last_prompt: 'import player\n',
    player_position: [0, 0],
    facing_direction: [1, 0],
    rung,
  });
  return answer.statusCode;
};

/** Settings of the class and of the student, and the rule that applies. */
const RULES: readonly (readonly [object, object, AssistantTiming])[] = [
  [{}, {}, 'asks'],
  [{ assistant_timing: 'waits' }, {}, 'waits'],
  [{ assistant_timing: 'off' }, {}, 'off'],
  [{ assistant_timing: 'off' }, { own_assistant_timing: 'waits' }, 'waits'],
  [{ assistant_timing: 'waits' }, { own_assistant_timing: 'asks' }, 'asks'],
  [{ assistant_timing: 'asks' }, { assistant_enabled: false }, 'off'],
  [{ assistant_timing: 'asks' }, { assistant_enabled: false, own_assistant_timing: 'asks' }, 'off'],
  [{ assistant_timing: 'off' }, { own_assistant_timing: 'asks', class_id: null }, 'asks'],
  [{ assistant_timing: 'off' }, { class_id: null }, 'asks'],
];

test.each(RULES)('class %j and student %j: %s', async (ofClass, ofStudent, timing) => {
  const { admin, pupil, classPath, path } = await buildSchool();
  expect((await send(admin, 'PUT', classPath, ofClass)).json()).toMatchObject(ofClass);
  const changed = await send(admin, 'PUT', path, ofStudent);
  expect(changed.json()).toMatchObject({ ...ofStudent, assistant_timing: timing });
  expect((await send(pupil, 'GET', path)).json()).toMatchObject({ assistant_timing: timing });
  const { students } = (await send(admin, 'GET', 'organization/students')).json();
  expect(students).toMatchObject([{ assistant_timing: timing }]);
  const status = timing === 'off' ? 403 : 200;
  expect([await tipStatus(pupil, 1), await tipStatus(pupil, 4)]).toEqual([status, status]);
});

test('a class is created with a setting; the default is `asks`', async () => {
  const { admin } = await buildSchool();
  const create = async (body: object) =>
    (await send(admin, 'POST', 'organization/classes', { name: '5c', ...body })).json();
  expect(await create({})).toMatchObject({ assistant_timing: 'asks' });
  expect(await create({ assistant_timing: 'waits' })).toMatchObject({ assistant_timing: 'waits' });
  expect(await create({ assistant_timing: 'never' })).toMatchObject({ statusCode: 422 });
});

test('the setting of a deleted class no longer applies, and applies again after the class is restored', async () => {
  const { admin, classPath, path } = await buildSchool();
  await send(admin, 'PUT', classPath, { assistant_timing: 'off' });
  const timing = async () => (await send(admin, 'GET', path)).json().assistant_timing;
  await send(admin, 'DELETE', classPath);
  expect(await timing()).toBe('asks');
  const [{ id }] = (await send(admin, 'GET', 'deleted?page=1')).json().records;
  await send(admin, 'POST', `deleted/${id}/restore`);
  expect([await timing(), (await send(admin, 'GET', classPath)).json().assistant_timing]).toEqual([
    'off',
    'off',
  ]);
});

test('a parent chooses the setting for a child', async () => {
  const parent = await buildParent(db, { username: 'Ada' });
  const path = `profile/students/${parent.studentId}`;
  const change = async (body: object) => (await send(parent, 'PUT', path, body)).json();
  expect(await change({ own_assistant_timing: 'waits' })).toMatchObject({ assistant_timing: 'waits' });
  expect(await change({ own_assistant_timing: 'off' })).toMatchObject({ statusCode: 422 });
  expect(await tipStatus(parent, 4)).toBe(200);
  expect(await change({ assistant_enabled: false })).toMatchObject({ assistant_timing: 'off' });
  expect(await tipStatus(parent, 4)).toBe(403);
  expect(await change({ assistant_enabled: true, own_assistant_timing: null })).toMatchObject({
    assistant_timing: 'asks',
  });
});

test('the log has each change to the setting of a student, with the values before and after', async () => {
  const { admin, path } = await buildSchool();
  await send(admin, 'PUT', path, { own_assistant_timing: 'waits' });
  await send(admin, 'PUT', path, { own_assistant_timing: 'waits', assistant_enabled: false });
  const { entries } = (await send(admin, 'GET', 'audit-log?action=assistant_changed')).json();
  expect(entries).toMatchObject([
    { details: { from: 'waits', to: 'off' } },
    { details: { from: 'class', to: 'waits' } },
  ]);
});
