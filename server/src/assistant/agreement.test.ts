import { afterAll, expect, test } from 'vitest';
import { openAiModel } from '../integrations/assistant/open-ai-model.ts';
import { type ModelReply, startModelServer } from '../testing/model-server.ts';
import { buildMember, buildOrganization, buildParent, confirmAct, type Person } from '../testing/people.ts';
import { OWN_PAGE, SITE, testApp } from '../testing/test-app.ts';
import { createTestDatabase } from '../testing/test-database.ts';
import { modelTutor } from './model-tutor.ts';

const VENDOR = 'Owl Ltd';
const CHANGE = { change: 'add', line: 2, code: 'player.move_forward()' };

let reply: ModelReply = { says: JSON.stringify(CHANGE) };
/** Called when the model has received a request, before it answers. */
let onAsked = (): unknown => undefined;
const model = await startModelServer(async () => {
  await onAsked();
  return reply;
});
const database = await createTestDatabase();
const { db } = database;
const tutorWith = (timesADay: number, vendor = VENDOR) =>
  modelTutor(openAiModel({ url: model.url, key: 'k', model: 'owl-1', vendor, limit: 5000 }), timesADay);
const app = await testApp(db, { modelTutor: tutorWith(1000) });
afterAll(async () => {
  await app.close();
  await model.stop();
  await database.drop();
});

const PROGRAM = 'import player\n';
const LEVEL = {
  course_name: 'python',
  slug: 'intro-level1',
  player_position: [0, 0],
  facing_direction: [1, 0],
};

const ask = async (person: Person | undefined, more: object = {}, to = app) => {
  const before = model.received.length;
  const answer = await to.inject({
    method: 'POST',
    url: '/api/chatgpt/generate-tip-level-async',
    headers: { ...OWN_PAGE, ...person?.headers },
    payload: { last_prompt: PROGRAM, ...LEVEL, ...more },
  });
  return { answer, asked: model.received.slice(before) };
};

const agree = (person: Person, agrees = true, vendor = VENDOR, to = app) =>
  to.inject({
    method: 'POST',
    url: '/api/assistant/agreement',
    headers: { ...OWN_PAGE, ...person.headers },
    payload: { agrees, vendor },
  });
const agreement = async (person: Person, to = app) =>
  (await to.inject({ url: '/api/assistant/agreement', headers: person.headers })).json();

const OFF = { vendor: VENDOR, agreed_at: null };
const ON = { vendor: VENDOR, agreed_at: expect.any(String) };

test('no program of a family goes to a model before the parent agrees, or after a withdrawal', async () => {
  const family = await buildParent(db, { username: 'Ada' });
  expect(await agreement(family)).toEqual(OFF);
  expect((await ask(family)).asked).toHaveLength(0);
  expect((await agree(family)).json()).toEqual(ON);
  const { answer, asked } = await ask(family);
  expect(asked).toHaveLength(1);
  expect(answer.json()).toMatchObject({
    code_to_add: 'player.move_forward()',
    rung: 4,
    otherwise: { rung: 4, code_to_add: 'player.move_forward()' },
  });
  expect((await agree(family, false)).json()).toEqual(OFF);
  expect((await ask(family)).asked).toHaveLength(0);
});

test.each<[what: string, reply: ModelReply]>([
  ['a broken model is not asked again', { status: 503 }],
  ['its tip is not shown', reply],
])('if the parent withdraws the agreement while the model answers, %s', async (_, given) => {
  const family = await buildParent(db, { username: 'Ada' });
  await agree(family);
  const before = reply;
  reply = given;
  onAsked = () => agree(family, false);
  const { answer, asked } = await ask(family);
  reply = before;
  onAsked = () => undefined;
  expect(asked).toHaveLength(1);
  expect(answer.json()).toMatchObject({ code_to_add: 'player.move_forward()' });
  expect(answer.json()).not.toHaveProperty('otherwise');
});

test('an admin agrees for the whole school, and a teacher and a student cannot', async () => {
  const school = await buildOrganization(db);
  const [teacher, student] = [
    await buildMember(db, school, 'teacher'),
    await buildMember(db, school, 'student'),
  ];
  for (const person of [teacher, student]) {
    expect((await agree(person)).statusCode).toBe(403);
    expect((await ask(person)).asked).toHaveLength(0);
  }
  await agree(school);
  for (const person of [teacher, student]) expect((await ask(person)).asked).toHaveLength(1);
});

test('an agreement covers only one vendor: another vendor needs a new agreement', async () => {
  const family = await buildParent(db, { username: 'Ada' });
  await agree(family);
  const moved = await testApp(db, { modelTutor: tutorWith(1000, 'Hare Inc') });
  expect(await agreement(family, moved)).toEqual({ vendor: 'Hare Inc', agreed_at: null });
  expect((await ask(family, {}, moved)).asked).toHaveLength(0);
  expect((await agree(family, true, VENDOR, moved)).statusCode).toBe(409);
  expect((await agree(family, true, 'Hare Inc', moved)).statusCode).toBe(200);
  expect((await ask(family, {}, moved)).asked).toHaveLength(1);
  await moved.close();
});

test('a site without a model has nothing to agree to', async () => {
  const family = await buildParent(db);
  const plain = await testApp(db);
  expect(await agreement(family, plain)).toEqual({ vendor: null, agreed_at: null });
  expect((await agree(family, true, VENDOR, plain)).statusCode).toBe(409);
  await plain.close();
});

test.each<[who: string, more: object]>([
  ['a question', { rung: 1 }],
  ['an idea', { rung: 2 }],
])('%s needs no model', async (_, more) => {
  const family = await buildParent(db, { username: 'Ada' });
  await agree(family);
  expect((await ask(family, more)).asked).toHaveLength(0);
});

test('the model is never asked for a visitor, or for a student whose assistant is off', async () => {
  expect((await ask(undefined)).asked).toHaveLength(0);
  const family = await buildParent(db, { username: 'Ada' });
  await agree(family);
  await db
    .updateTable('students')
    .set({ assistant_enabled: false })
    .where('tenant_id', '=', family.tenantId)
    .execute();
  const { answer, asked } = await ask(family);
  expect([answer.statusCode, asked]).toEqual([403, []]);
});

test('a request to the vendor has no name, address or id of a person, and no cookie', async () => {
  const family = await buildParent(db, { username: 'ZeldaQuux' });
  await db.updateTable('users').set({ full_name: 'Hedwig Quux' }).where('id', '=', family.userId).execute();
  await agree(family);
  const { asked } = await ask(family, {
    last_prompt:
      'import player\nzeldaquux = "Zelda Quux"  # by Zelda Quux, 7, zelda@quux.test\nplayer.speak(zeldaquux)',
    error_message: 'line 3: ValueError: Zelda Quux',
    shortfall: {
      kind: 'said',
      command: 'speak',
      said: 'Zelda Quux',
      event: 0,
      line: 3,
      farm: 0,
      met: 0,
      goals: 1,
    },
  });
  expect(asked).toHaveLength(1);
  const sent = `${asked[0]?.headers} ${asked[0]?.body}`.toLowerCase();
  const secrets = ['zelda', 'quux', 'hedwig', '@', 'cookie', SITE, family.token];
  const ids = [family.userId, family.tenantId, family.studentId ?? family.userId];
  for (const secret of [...secrets, ...ids]) expect(sent).not.toContain(secret.toLowerCase());
  expect(asked[0]?.body).toContain('name1 = \\\\\\"text1\\\\\\"');
});

test.each<[what: string, reply: ModelReply]>([
  ['refuses', { refuses: 'No.' }],
  ['sends no JSON', { says: 'Here is the solution: player.move_forward()' }],
  ['is broken', { status: 500 }],
  [
    'follows an instruction in the program',
    { says: JSON.stringify({ ...CHANGE, code: 'print("You lose")' }) },
  ],
])('if a model %s, the rule-based tutor answers', async (_, given) => {
  const family = await buildParent(db, { username: 'Ada' });
  await agree(family);
  const before = reply;
  reply = given;
  const { answer, asked } = await ask(family);
  reply = before;
  expect(asked.length).toBeGreaterThan(0);
  expect(answer.json()).toMatchObject({ rung: 4, code_to_add: 'player.move_forward()' });
  expect(answer.json()).not.toHaveProperty('otherwise');
  expect(answer.body).not.toMatch(/solution|lose/);
});

test('once the daily limit of the model is used up, the rule-based tutor answers', async () => {
  await db.deleteFrom('rate_limits').execute();
  const family = await buildParent(db, { username: 'Ada' });
  await agree(family);
  const small = await testApp(db, { modelTutor: tutorWith(2) });
  const counts = [];
  for (let times = 0; times < 3; times += 1) counts.push((await ask(family, {}, small)).asked.length);
  expect(counts).toEqual([1, 1, 0]);
  await small.close();
});

test('a family and a student of a school each have their own daily limit, whatever the model answers', async () => {
  await db.deleteFrom('rate_limits').execute();
  const family = await buildParent(db, { username: 'Ada' });
  const school = await buildOrganization(db);
  const pupils = [await buildMember(db, school, 'student'), await buildMember(db, school, 'student')];
  for (const person of [family, school]) await agree(person);
  const before = reply;
  reply = { says: JSON.stringify({ change: 'none', line: 1, code: '' }) };
  const counts = async (person: Person, times: number) => {
    let asked = 0;
    for (let time = 0; time < times; time += 1)
      asked += (await ask(person, { last_prompt: 'a = 1\nb = 2\nc = 3\n' })).asked.length;
    return asked;
  };
  expect(await counts(family, 45)).toBe(40);
  for (const pupil of pupils) expect(await counts(pupil, 1)).toBe(1);
  reply = before;
});

test('a tip of a model uses one credit, like every tip with code', async () => {
  const family = await buildParent(db, { username: 'Ada' });
  await db
    .updateTable('students')
    .set({ assistant_attempt_limit: 5 })
    .where('tenant_id', '=', family.tenantId)
    .execute();
  await agree(family);
  await ask(family);
  const { counter } = (
    await app.inject({ url: '/api/credit/level_assistant', headers: family.headers })
  ).json();
  expect(counter).toBe(1);
});

test('the log and the export contain the agreement, and deleting the family deletes it', async () => {
  const family = await buildParent(db, { username: 'Ada' });
  await agree(family);
  await agree(family);
  await confirmAct(db, family);
  const exported = (await app.inject({ url: '/api/profile/export', headers: family.headers })).json();
  expect(exported).toMatchObject({
    assistant_agreement: { vendor: VENDOR },
    audit: [{ action: 'model_agreed', target_id: family.userId }],
  });
  await confirmAct(db, family);
  await app.inject({ method: 'DELETE', url: '/api/profile', headers: { ...OWN_PAGE, ...family.headers } });
  const left = await db
    .selectFrom('assistant_agreements')
    .select('vendor')
    .where('tenant_id', '=', family.tenantId)
    .execute();
  expect(left).toEqual([]);
});

test('a program outside a level gets a question or an idea about its error, without a model or a credit', async () => {
  const before = model.received.length;
  const family = await buildParent(db, { username: 'Ada' });
  await agree(family);
  const answer = await app.inject({
    method: 'POST',
    url: '/api/chatgpt/generate-tip',
    headers: { ...OWN_PAGE, ...family.headers },
    payload: {
      last_prompt: 'print(hen)',
      error_message: "line 1: NameError: name 'hen' is not defined",
      shortfall: { kind: 'error', type: 'NameError', event: null, line: 1, farm: 0, met: 0, goals: 0 },
    },
  });
  expect(answer.json()).toMatchObject({ rung: 2, resulted_code: null, code_to_add: null });
  expect(model.received).toHaveLength(before);
});
