import { recordingSend } from '@hopcode/contract/recording/recording';
import { sql } from 'kysely';
import { afterAll, expect, test } from 'vitest';
import { deleteExpired } from '../cleanup/cleanup-store.ts';
import { newId } from '../database/new-id.ts';
import {
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
import { storePart } from './recording-store.ts';

const database = await createTestDatabase();
const { db } = database;
const app = await testApp(db, { records: true });
const silent = await testApp(db);
afterAll(async () => {
  await app.close();
  await silent.close();
  await database.drop();
});

const send = (person: Person, method: 'GET' | 'POST' | 'DELETE', path: string, payload?: object, to = app) =>
  to.inject({
    method,
    url: `/api/${path}`,
    headers: { ...OWN_PAGE, ...person.headers },
    ...(payload === undefined ? {} : { payload }),
  });
const agree = (person: Person, agrees = true, to = app) =>
  send(person, 'POST', 'recording/agreement', { agrees }, to);

/** Stores an agreement from yesterday, before the account acted as a student. */
const agreeEarlier = (person: Person) =>
  db
    .updateTable('users')
    .set({ recording_agreed_at: sql<Date>`now() - interval '1 day'` })
    .where('id', '=', person.userId)
    .execute();

const SECRET = 'Zelda';
/** Events of a page with a name in every field, as a page that does not mask could send them. */
const EVENTS = [
  { type: 4, timestamp: 1000, data: { href: `https://hop.test/en/${SECRET}`, width: 800, height: 600 } },
  {
    type: 2,
    timestamp: 1001,
    data: {
      node: {
        type: 0,
        id: 1,
        childNodes: [
          {
            type: 2,
            id: 2,
            tagName: 'p',
            attributes: { class: 'a', title: SECRET },
            childNodes: [{ type: 3, id: 3, textContent: SECRET }],
          },
        ],
      },
      initialOffset: { top: 0, left: 0 },
    },
  },
];
const part = (recording_id: string, more: object = {}) => ({
  recording_id,
  page: 'guide',
  part: 0,
  events: EVENTS,
  ...more,
});
const count = async (person: Person) =>
  (await db.selectFrom('recordings').select('id').where('user_id', '=', person.userId).execute()).length;

test('a recording has no word of the page, whatever the page sends, and only the operator reads it', async () => {
  const parent = await buildParent(db);
  await agree(parent);
  const id = newId();
  expect((await send(parent, 'POST', 'recording/parts', part(id))).statusCode).toBe(204);
  const operator = await buildOperator(db);
  const [list, one] = [
    await send(operator, 'GET', 'recording/list'),
    await send(operator, 'GET', `recording/${id}`),
  ];
  expect(list.json().recordings).toMatchObject([{ id, page: 'guide' }]);
  expect(one.json().events).toHaveLength(2);
  const stored = list.body + one.body;
  for (const secret of [SECRET, parent.userId, parent.tenantId]) expect(stored).not.toContain(secret);
  expect((await send(parent, 'GET', 'recording/list')).statusCode).toBe(403);
  expect((await send(parent, 'GET', `recording/${id}`)).statusCode).toBe(403);
});

test('parts are stored once, and in their order', async () => {
  const parent = await buildParent(db);
  await agree(parent);
  const id = newId();
  const later = [{ type: 3, timestamp: 2000, data: { source: 3, id: 2, x: 0, y: 5 } }];
  for (const _ of [1, 2]) await send(parent, 'POST', 'recording/parts', part(id));
  const last = later.map((event) => ({ ...event, timestamp: 3000 }));
  await send(parent, 'POST', 'recording/parts', part(id, { part: 2, events: last }));
  await send(parent, 'POST', 'recording/parts', part(id, { part: 1, events: later }));
  const operator = await buildOperator(db);
  const { events } = (await send(operator, 'GET', `recording/${id}`)).json();
  expect(events.map(({ timestamp }: { timestamp: number }) => timestamp)).toEqual([1000, 1001, 2000, 3000]);
});

test('an account cannot add to the recording of another one', async () => {
  const [one, other] = [await buildParent(db), await buildParent(db)];
  const id = newId();
  for (const person of [one, other]) await agree(person);
  await send(one, 'POST', 'recording/parts', part(id));
  await send(other, 'POST', 'recording/parts', part(id, { part: 1 }));
  const parts = await db
    .selectFrom('recording_parts')
    .select('part')
    .where('recording_id', '=', id)
    .execute();
  expect(parts).toEqual([{ part: 0 }]);
});

test('nothing is stored without an agreement, on a site that does not record, and for a student', async () => {
  const parent = await buildParent(db);
  expect((await send(parent, 'POST', 'recording/parts', part(newId()))).statusCode).toBe(403);
  expect((await agree(parent, true, silent)).statusCode).toBe(403);
  await agree(parent);
  expect((await send(parent, 'POST', 'recording/parts', part(newId()), silent)).statusCode).toBe(403);

  const acting = await buildParent(db, { username: 'Ada' });
  expect((await agree(acting)).json().detail).toBe('acting_as_student');
  await agreeEarlier(acting);
  expect((await send(acting, 'POST', 'recording/parts', part(newId()))).json().detail).toBe(
    'acting_as_student',
  );
  const pupil = await buildMember(db, await buildOrganization(db), 'student');
  expect((await agree(pupil)).statusCode).toBe(403);
  expect((await send(pupil, 'POST', 'recording/parts', part(newId()))).statusCode).toBe(403);
  for (const person of [parent, acting, pupil]) expect(await count(person)).toBe(0);
});

test('a recording that ended with its agreement stays ended after a new one', async () => {
  const parent = await buildParent(db);
  await agree(parent);
  const [stored, waiting] = [newId(), newId()];
  await send(parent, 'POST', 'recording/parts', part(stored));
  await agree(parent, false);
  await agree(parent);
  const later = [{ type: 3, timestamp: 2000, data: { source: 3, id: 2, x: 0, y: 5 } }];
  const next = await send(parent, 'POST', 'recording/parts', part(stored, { part: 1, events: later }));
  expect(next.statusCode).toBe(403);
  // Its first events are from before the new agreement.
  const old = part(waiting, { events: [EVENTS[0], { ...later[0], timestamp: 61_000 }] });
  expect((await send(parent, 'POST', 'recording/parts', old)).statusCode).toBe(403);
  expect(await count(parent)).toBe(0);
});

test('a part that was under way when the agreement ended is not stored', async () => {
  const parent = await buildParent(db);
  await agree(parent);
  // The request has read the agreement, and stores its part before the withdrawal is committed.
  const stored = await db.transaction().execute(async (tx) => {
    await tx
      .updateTable('users')
      .set({ recording_agreed_at: null })
      .where('id', '=', parent.userId)
      .execute();
    return { by: storePart(db, parent, { recordingId: newId(), page: 'guide', part: 0, events: [] }) };
  });
  expect(await stored.by).toBe(false);
  expect(await count(parent)).toBe(0);
});

test('a teacher who acts as a student is not recorded', async () => {
  const school = await buildOrganization(db);
  const teacher = await buildMember(db, school, 'teacher');
  await agree(teacher);
  const pupil = await buildStudent(db, { tenantId: school.tenantId, username: 'Ada' });
  await send(teacher, 'POST', `auth/choose-student/${pupil}`);
  expect((await send(teacher, 'POST', 'recording/parts', part(newId()))).statusCode).toBe(403);
  expect((await agree(teacher)).statusCode).toBe(403);
  expect((await agree(teacher, false)).statusCode).toBe(200);
});

test('a teacher with their own player may allow recordings and is recorded', async () => {
  const teacher = await buildMember(db, await buildOrganization(db), 'teacher');
  await send(teacher, 'GET', 'auth/current');
  expect((await agree(teacher)).statusCode).toBe(200);
  expect((await send(teacher, 'POST', 'recording/parts', part(newId()))).statusCode).toBe(204);
});

test('a page records only for an adult who agreed and does not act as a student', async () => {
  const recorded = async (person: Person, to = app) =>
    (await send(person, 'GET', 'auth/current', undefined, to)).json().recorded;
  const [parent, acting] = [await buildParent(db), await buildParent(db, { username: 'Ada' })];
  expect(await recorded(parent)).toBeUndefined();
  await agree(parent);
  await agreeEarlier(acting);
  expect([await recorded(parent), await recorded(acting), await recorded(parent, silent)]).toEqual([
    true,
    undefined,
    undefined,
  ]);
});

test.each([
  ['a page with students', { page: 'profile/students' }],
  ['a level', { page: 'play/:courseId/:levelSlug' }],
  ['too many parts', { part: 60 }],
  ['no events', { events: [] }],
  ['other events', { events: [{ type: 5, timestamp: 1, data: { tag: SECRET } }] }],
])('%s cannot be stored', async (_, more) => {
  const parent = await buildParent(db);
  await agree(parent);
  expect((await send(parent, 'POST', 'recording/parts', part(newId(), more))).statusCode).toBe(422);
});

test('a recording grows to 3 MB and no further', async () => {
  const parent = await buildParent(db);
  await agree(parent);
  const id = newId();
  await send(parent, 'POST', 'recording/parts', part(id));
  await db.updateTable('recordings').set({ bytes: 2_999_990 }).where('id', '=', id).execute();
  await send(parent, 'POST', 'recording/parts', part(id, { part: 1 }));
  const parts = await db
    .selectFrom('recording_parts')
    .select('part')
    .where('recording_id', '=', id)
    .execute();
  expect(parts).toEqual([{ part: 0 }]);
});

test('many parts of an account lead to a wait', async () => {
  const parent = await buildParent(db);
  await agree(parent);
  await send(parent, 'POST', 'recording/parts', part(newId()));
  await sql`update rate_limits set used = 300`.execute(db);
  expect((await send(parent, 'POST', 'recording/parts', part(newId()))).statusCode).toBe(429);
  await db.deleteFrom('rate_limits').execute();
});

test('recordings end after 30 days, with the agreement, and with the account', async () => {
  const parent = await buildParent(db);
  await agree(parent);
  const [old, young] = [newId(), newId()];
  for (const id of [old, young]) await send(parent, 'POST', 'recording/parts', part(id));
  await db
    .updateTable('recordings')
    .set({ started_at: sql<Date>`now() - interval '31 days'` })
    .where('id', '=', old)
    .execute();
  await deleteExpired(db);
  expect(await count(parent)).toBe(1);
  await confirmAct(db, parent);
  expect((await send(parent, 'GET', 'profile/export')).json().recordings).toMatchObject([{ page: 'guide' }]);
  expect((await agree(parent, false)).json()).toEqual({ offered: true, agreed_at: null });
  expect(await count(parent)).toBe(0);
  await agree(parent);
  await send(parent, 'POST', 'recording/parts', part(newId()));
  await confirmAct(db, parent);
  await send(parent, 'DELETE', 'profile');
  expect(await count(parent)).toBe(0);
});

test('the schema of a part and what it stores are the same', () => {
  const parsed = recordingSend.body.parse(part(newId()));
  expect(recordingSend.body.parse(parsed)).toEqual(parsed);
});

test.each([
  ['of one part is as long as its events', [1000, 4000], 3],
  ['whose clock jumps is at most ten minutes long', [1000, 9_000_000], 600],
  ['whose clock goes back has no length', [4000, 1000], 0],
])('a recording %s', async (_what, [first = 0, last = 0], seconds) => {
  const parent = await buildParent(db);
  await agreeEarlier(parent);
  const id = newId();
  const scroll = { type: 3, data: { source: 3, id: 1, x: 0, y: 1 } };
  const events = [
    { ...scroll, timestamp: first },
    { ...scroll, timestamp: last },
  ];
  expect((await send(parent, 'POST', 'recording/parts', part(id, { events }))).statusCode).toBe(204);
  const list = await send(await buildOperator(db), 'GET', 'recording/list');
  expect(list.json().recordings).toContainEqual(expect.objectContaining({ id, seconds }));
});

test('a recording is as long as it plays, without the time in which nothing happened at its end', async () => {
  const parent = await buildParent(db);
  await agreeEarlier(parent);
  const id = newId();
  const scroll = (timestamp: number) => ({ type: 3, timestamp, data: { source: 3, id: 1, x: 0, y: 1 } });
  await send(parent, 'POST', 'recording/parts', part(id, { events: [scroll(1000), scroll(2000)] }));
  await send(parent, 'POST', 'recording/parts', part(id, { part: 1, events: [scroll(5000), scroll(6000)] }));
  const list = await send(await buildOperator(db), 'GET', 'recording/list');
  expect(list.json().recordings).toContainEqual(expect.objectContaining({ id, seconds: 5 }));
});
