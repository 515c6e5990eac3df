import { KEPT_VERSIONS } from '@hopcode/contract/level/program';
import { afterAll, expect, test } from 'vitest';
import { fixtureProof } from '../testing/creative-levels.ts';
import { buildParent } from '../testing/people.ts';
import { OWN_PAGE, testApp } from '../testing/test-app.ts';
import { createTestDatabase } from '../testing/test-database.ts';
import { type ProgressUpdate, saveProgress } from './progress-store.ts';

const database = await createTestDatabase();
const { db } = database;
const app = await testApp(db);
afterAll(async () => {
  await app.close();
  await database.drop();
});

const SLUG = 'intro-level1';
const run = { last_status: 'in_progress', last_code_executed: 'print(1)', level_slug: SLUG };

const update = (body: unknown, headers: Record<string, string> = OWN_PAGE, slug = SLUG) =>
  app.inject({
    method: 'POST',
    url: `/api/level/update/${slug}`,
    headers: { 'content-type': 'application/json', ...headers },
    payload: typeof body === 'string' ? body : JSON.stringify(body),
  });

const countRows = async (): Promise<number> =>
  (await db.selectFrom('level_progress').select('status').execute()).length +
  (await db.selectFrom('level_code_versions').select('id').execute()).length;

test('a visitor gets an answer, and nothing is stored', async () => {
  const answer = await update({ ...run, last_status: 'complete' });
  expect([answer.statusCode, answer.json()]).toEqual([
    200,
    { status: 'complete', kept: true, saved_at: null, verified: false, proof_problem: null },
  ]);
  expect(await countRows()).toBe(0);
});

test.each([
  ['a status that does not exist', { ...run, last_status: 'done' }, ['body.last_status']],
  ['no program', { last_status: 'complete', level_slug: SLUG }, ['body.last_code_executed']],
  [
    'a program that is too long',
    { ...run, last_code_executed: 'x'.repeat(100_001) },
    ['body.last_code_executed'],
  ],
  ['a zero character', { ...run, last_code_executed: 'a\0b' }, ['body.last_code_executed']],
  ['a student without a name', { ...run, student_id: 'Ada' }, ['body.student_id']],
  ['another level than the address', { ...run, level_slug: 'intro-level2' }, ['body.level_slug']],
  [
    'several at once',
    { last_status: 1, last_code_executed: 2 },
    ['body.last_status', 'body.last_code_executed', 'body.level_slug'],
  ],
  ['a list', [], ['body']],
])('%s is a 422 that names the field, and nothing is written', async (_, body, paths) => {
  const student = await buildParent(db, { username: 'Ada' });
  const before = await countRows();
  const answer = await update(body, student.headers);
  expect(answer.statusCode).toBe(422);
  expect(answer.json()).toEqual({
    statusCode: 422,
    message: 'Validation Error',
    issues: paths.map((path) => ({ path, message: expect.any(String) })),
  });
  expect(await countRows()).toBe(before);
});

test('no body at all is a 422, broken JSON a 400, another type a 415, a huge body a 413', async () => {
  const send = (headers: Record<string, string>, payload: string) =>
    app.inject({
      method: 'POST',
      url: `/api/level/update/${SLUG}`,
      headers: { ...OWN_PAGE, ...headers },
      payload,
    });
  expect(
    (await app.inject({ method: 'POST', url: `/api/level/update/${SLUG}`, headers: OWN_PAGE })).statusCode,
  ).toBe(422);
  const broken = await send({ 'content-type': 'application/json' }, '{"last_status":');
  expect(broken.json()).toEqual({ statusCode: 400, message: 'Bad Request', detail: 'body_not_json' });
  const form = await send({ 'content-type': 'text/plain' }, JSON.stringify(run));
  expect(form.json()).toEqual({ statusCode: 415, message: 'Unsupported Media Type' });
  const huge = await send({ 'content-type': 'application/json' }, JSON.stringify('x'.repeat(1_100_000)));
  expect(huge.json()).toEqual({ statusCode: 413, message: 'Payload Too Large', detail: 'body_too_large' });
});

test('the longest program is stored, in any script', async () => {
  const student = await buildParent(db, { username: 'Ada' });
  const code = '# 你好\n'.repeat(20_000).slice(0, 100_000);
  expect((await update({ ...run, last_code_executed: code }, student.headers)).statusCode).toBe(200);
  const kept = await db
    .selectFrom('level_progress')
    .select('last_code')
    .where('student_id', '=', student.studentId)
    .execute();
  expect(kept).toEqual([{ last_code: code }]);
});

test('an unknown level is a 404', async () => {
  const answer = await update({ ...run, level_slug: 'intro-level9' }, OWN_PAGE, 'intro-level9');
  expect([answer.statusCode, answer.json().detail]).toEqual([404, 'unknown_level']);
});

test('an account that acts as no student gets its own error', async () => {
  const answer = await update(run, (await buildParent(db)).headers);
  expect([answer.statusCode, answer.json().detail]).toEqual([400, 'no_student_chosen']);
});

const NAMED = ['nobody', 'no student', 'Ada', 'Ben'] as const;
test.each<[who: 'a visitor' | 'a parent' | 'Ada', (number | string)[]]>([
  ['a visitor', [200, 401, 401, 401]],
  ['a parent', ['no_student_chosen', 'no_student_chosen', 401, 401]],
  ['Ada', [200, 401, 200, 401]],
])(`of %s the work of ${NAMED.join(', ')} is answered with %o`, async (who, expected) => {
  const [ada, ben, parent] = [
    await buildParent(db, { username: 'Ada' }),
    await buildParent(db, { username: 'Ben' }),
    await buildParent(db),
  ];
  const headers = { 'a visitor': OWN_PAGE, 'a parent': parent.headers, Ada: ada.headers }[who];
  const named = [{}, { student_id: null }, { student_id: ada.studentId }, { student_id: ben.studentId }];
  const before = await countRows();
  const answers: (number | string)[] = [];
  for (const one of named) {
    const answer = await update({ ...run, ...one }, headers);
    answers.push(answer.json().detail ?? answer.statusCode);
  }
  expect(answers).toEqual(expected);
  const kept = await db.selectFrom('level_progress').select('student_id').execute();
  expect(kept.map((row) => row.student_id)).not.toContain(ben.studentId);
  expect((await countRows()) > before).toBe(who === 'Ada');
});

test('work that was sent for another student uses no credit', async () => {
  const { headers } = await buildParent(db, { username: 'Ada' });
  await update({ ...run, level_slug: 'apple-stairs', student_id: null }, headers, 'apple-stairs');
  const credit = await app.inject({ url: '/api/credit/challenge', headers });
  expect(credit.json()).toMatchObject({ counter: 0, limit: 30 });
});

test.each([
  [['in_progress', 'complete'], 'complete'],
  [['complete', 'in_progress'], 'complete'],
  [['complete', 'not_started'], 'complete'],
  [['in_progress', 'not_started'], 'in_progress'],
  [['not_started', 'in_progress'], 'in_progress'],
])('progress never goes back: %o leaves %s', async (statuses, expected) => {
  const student = await buildParent(db, { username: 'Ada' });
  const answers: unknown[] = [];
  for (const last_status of statuses) {
    answers.push((await update({ ...run, last_status, proof: fixtureProof() }, student.headers)).json());
  }
  expect(answers.at(-1)).toMatchObject({ status: expected, kept: true, saved_at: expect.any(String) });
});

test('the last program and the last played level are stored, and returned with the current user', async () => {
  const student = await buildParent(db, { username: 'Ada' });
  await update(run, student.headers);
  await update({ ...run, last_code_executed: 'print(2)' }, student.headers);
  const data = await app.inject({ url: `/api/level/data/python/${SLUG}`, headers: student.headers });
  expect(data.json()).toMatchObject({ last_code_executed: 'print(2)', completed: false });
  const current = await app.inject({ url: '/api/auth/current', headers: student.headers });
  expect(current.json()).toMatchObject({ last_played: { course_id: 'python', level_slug: SLUG } });
});

test('a challenge is never the level to continue with', async () => {
  const student = await buildParent(db, { username: 'Ada' });
  await update(run, student.headers);
  const challenge = await update({ ...run, level_slug: 'apple-stairs' }, student.headers, 'apple-stairs');
  expect(challenge.json()).toMatchObject({ status: 'in_progress', kept: true });
  const current = await app.inject({ url: '/api/auth/current', headers: student.headers });
  expect(current.json()).toMatchObject({ last_played: { course_id: 'python', level_slug: SLUG } });
});

test('each earlier program is stored once, and only the newest of them', async () => {
  const student = await buildParent(db, { username: 'Ada' });
  for (let index = 0; index < KEPT_VERSIONS + 5; index += 1) {
    await update({ ...run, last_code_executed: `print(${index})` }, student.headers);
    await update({ ...run, last_code_executed: `print(${index})` }, student.headers);
  }
  const versions = await db
    .selectFrom('level_code_versions')
    .select('code')
    .where('student_id', '=', student.studentId)
    .orderBy('id')
    .execute();
  const expected = Array.from({ length: KEPT_VERSIONS }, (_, index) => ({ code: `print(${index + 5})` }));
  expect(versions).toEqual(expected);
});

/** Saves the programs of two devices one after the other. The second device sends the save that it last saw. */
async function saveOnTwoDevices(knows: (first: { saved_at: string }) => object) {
  const student = await buildParent(db, { username: 'Ada' });
  const first = (await update({ ...run, last_code_executed: 'first()' }, student.headers)).json();
  const second = await update({ ...run, last_code_executed: 'second()', ...knows(first) }, student.headers);
  const program = await app.inject({ url: `/api/level/program/python/${SLUG}`, headers: student.headers });
  const data = await app.inject({ url: `/api/level/data/python/${SLUG}`, headers: student.headers });
  expect(data.json().saved_at).toBe(second.json().saved_at);
  return {
    kept: second.json().kept,
    isNewer: second.json().saved_at > first.saved_at,
    code: program.json().code,
    versions: program.json().versions.map((one: { code: string }) => one.code),
  };
}

const AGO = '2020-01-01T00:00:00.000Z';
const AHEAD = '2999-01-01T00:00:00.000Z';

test.each<[string, (first: { saved_at: string }) => object, boolean]>([
  ['says nothing', () => ({}), true],
  ['has seen the first', (first) => ({ base_saved_at: first.saved_at }), true],
  [
    'has seen the first, with a clock that is late',
    (first) => ({ base_saved_at: first.saved_at, made_at: AGO }),
    true,
  ],
  ['has seen an earlier one, and plays now', () => ({ base_saved_at: AGO }), true],
  [
    'has seen an earlier one, and played later',
    () => ({ base_saved_at: AGO, made_at: new Date().toISOString() }),
    true,
  ],
  [
    'has seen an earlier one, with a clock that is early',
    () => ({ base_saved_at: AGO, made_at: AHEAD }),
    true,
  ],
  ['has seen an earlier one, and played before', () => ({ base_saved_at: AGO, made_at: AGO }), false],
  ['has seen none, and played before', () => ({ base_saved_at: null, made_at: AGO }), false],
  ['says only that it played before', () => ({ made_at: AGO }), false],
])('a second device that %s', async (_, knows, kept) => {
  expect(await saveOnTwoDevices(knows)).toEqual({
    kept,
    isNewer: kept,
    code: kept ? 'second()' : 'first()',
    versions: ['second()', 'first()'],
  });
});

test('late work counts for the status, once as a version, and not as the last played', async () => {
  const student = await buildParent(db, { username: 'Ada' });
  await update(run, student.headers);
  const other = { ...run, level_slug: 'intro-level2' };
  await update(other, student.headers, 'intro-level2');
  const late = { ...run, last_code_executed: 'late()', last_status: 'complete', made_at: AGO };
  for (const _ of [1, 2]) {
    expect((await update(late, student.headers)).json()).toMatchObject({ status: 'complete', kept: false });
  }
  const program = await app.inject({ url: `/api/level/program/python/${SLUG}`, headers: student.headers });
  expect(program.json()).toMatchObject({ status: 'complete', code: 'print(1)' });
  expect(program.json().versions).toHaveLength(2);
  const current = await app.inject({ url: '/api/auth/current', headers: student.headers });
  expect(current.json()).toMatchObject({ last_played: { level_slug: 'intro-level2' } });
});

test('late work that arrives many times simultaneously is one version', async () => {
  const versions = [];
  for (const username of ['Ada', 'Bo', 'Cleo', 'Dan', 'Eva', 'Finn']) {
    const parent = await buildParent(db, { username });
    const studentId = parent.studentId ?? '';
    const save = (late: Partial<ProgressUpdate>) =>
      saveProgress(
        db,
        { tenantId: parent.tenantId, studentId },
        { courseId: 'python', slug: SLUG, status: 'in_progress', code: 'first()', ...late },
      );
    await save({});
    await Promise.all(Array.from({ length: 12 }, () => save({ code: 'late()', madeAt: new Date(AGO) })));
    const kept = db.selectFrom('level_code_versions').select('id').where('student_id', '=', studentId);
    versions.push((await kept.execute()).length);
  }
  expect(versions).toEqual([2, 2, 2, 2, 2, 2]);
});

test('a slow clock does not win over later saves', async () => {
  const student = await buildParent(db, { username: 'Ada' });
  await update({ ...run, last_code_executed: 'early()', made_at: AHEAD }, student.headers);
  const later = { ...run, last_code_executed: 'later()', base_saved_at: null };
  expect((await update({ ...later, made_at: AHEAD }, student.headers)).json()).toMatchObject({ kept: true });
});

test.each<[string, string, () => string, boolean]>([
  ['after it, and is late too', AGO, () => '2020-01-02T00:00:00.000Z', true],
  ['before it, and is late too', '2020-01-02T00:00:00.000Z', () => AGO, false],
  ['after it, though its clock was early', AHEAD, () => new Date().toISOString(), true],
])(
  'a program that arrives late stays the last one unless another is written %s',
  async (_, first, second, kept) => {
    const student = await buildParent(db, { username: 'Ada' });
    await update({ ...run, last_code_executed: 'first()', made_at: first }, student.headers);
    const other = { ...run, last_code_executed: 'second()', base_saved_at: null, made_at: second() };
    expect((await update(other, student.headers)).json()).toMatchObject({ kept });
  },
);

test('simultaneous devices lose no program', async () => {
  const student = await buildParent(db, { username: 'Ada' });
  const codes = Array.from({ length: 12 }, (_, index) => `device${index}()`);
  const answers = await Promise.all(
    codes.map((code) => update({ ...run, last_code_executed: code, base_saved_at: null }, student.headers)),
  );
  expect(answers.map((answer) => answer.statusCode)).toEqual(codes.map(() => 200));
  const program = await app.inject({ url: `/api/level/program/python/${SLUG}`, headers: student.headers });
  const versions = program.json().versions.map((one: { code: string }) => one.code);
  expect(versions.toSorted()).toEqual(codes.toSorted());
  expect(codes).toContain(program.json().code);
});

test('a program that arrives several times simultaneously is one version', async () => {
  const student = await buildParent(db, { username: 'Ada' });
  const answers = await Promise.all(Array.from({ length: 12 }, () => update(run, student.headers)));
  expect(new Set(answers.map((answer) => answer.statusCode))).toEqual(new Set([200]));
  const program = await app.inject({ url: `/api/level/program/python/${SLUG}`, headers: student.headers });
  expect(program.json().versions).toHaveLength(1);
});

test('the call needs to come from our own page', async () => {
  const student = await buildParent(db, { username: 'Ada' });
  const cookie = `session=${student.token}`;
  const before = await countRows();
  const forged = await update(run, { cookie, 'sec-fetch-site': 'cross-site', origin: 'https://evil.test' });
  expect(forged.json()).toEqual({ statusCode: 403, message: 'Forbidden', detail: 'cross_site' });
  expect(await countRows()).toBe(before);
  expect((await update(run, { cookie, ...OWN_PAGE })).statusCode).toBe(200);
});

test('stars of complete runs are added up and never lost; a run that is not complete earns none', async () => {
  const student = await buildParent(db, { username: 'Ada' });
  const starsAfter = async (body: object): Promise<unknown> => {
    expect((await update({ ...run, ...body }, student.headers)).statusCode).toBe(200);
    const course = await app.inject({ url: '/api/level/course/python', headers: student.headers });
    return course
      .json()
      .chapters.flatMap((chapter: { level_data: object[] }) => chapter.level_data)
      .find((level: { slug: string }) => level.slug === SLUG).stars;
  };
  const complete = { last_status: 'complete', proof: fixtureProof() };
  expect([
    await starsAfter({ stars: ['own'] }),
    await starsAfter(complete),
    await starsAfter({ ...complete, stars: ['neat'] }),
    await starsAfter({ ...complete, stars: [], last_code_executed: 'again()' }),
    await starsAfter({ ...complete, stars: ['own'] }),
  ]).toEqual([undefined, undefined, ['neat'], ['neat'], ['own', 'neat']]);
  expect((await update({ ...run, stars: ['gold'] }, student.headers)).statusCode).toBe(422);
});
