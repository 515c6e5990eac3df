import { tipSchema } from '@hopcode/contract/assistant/tip';
import { CODE_LIMIT } from '@hopcode/contract/level/code';
import { afterAll, expect, test } from 'vitest';
import type { Tutor } from '../parts/parts.ts';
import { fixtureContent } from '../testing/fixture-content.ts';
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

type Headers = Record<string, string>;
type Kind = 'level' | 'challenge';

const STANDING = { player_position: [0, 0], facing_direction: [1, 0] };
const PROGRAM = 'import player\n';

const post = (kind: Kind, payload: object, headers: Headers = {}) =>
  app.inject({
    method: 'POST',
    url: `/api/chatgpt/generate-tip-${kind}-async`,
    headers: { ...OWN_PAGE, ...headers },
    payload: { last_prompt: PROGRAM, ...payload },
  });
const levelTip = (headers: Headers = {}, payload: object = {}) =>
  post('level', { ...STANDING, course_name: 'python', slug: 'intro-level1', ...payload }, headers);
const challengeTip = (headers: Headers = {}, payload: object = { slug: 'apple-stairs' }) =>
  post('challenge', payload, headers);
const tip = { level: levelTip, challenge: challengeTip };

const used = async (kind: Kind, headers: Headers) => {
  const answer = await app.inject({ url: `/api/credit/${kind}_assistant`, headers });
  const { counter, limit } = answer.json();
  return [counter, limit];
};

/** How many of twelve simultaneous requests get a tip, and the answers of the others. */
async function atOnce(kind: Kind, headers: Headers) {
  const answers = await Promise.all(Array.from({ length: 12 }, () => tip[kind](headers)));
  const refused = answers.filter(({ statusCode }) => statusCode !== 200);
  const details = new Set(refused.map((answer) => `${answer.statusCode} ${answer.json().detail}`));
  return [answers.length - refused.length, ...details];
}

const USED_UP = '403 credits_used_up';

async function allow(person: Person, rules: { enabled?: boolean; limit?: number | null }): Promise<Person> {
  const { enabled: assistant_enabled = true, limit: assistant_attempt_limit = null } = rules;
  await db
    .updateTable('students')
    .set({ assistant_enabled, assistant_attempt_limit })
    .where('tenant_id', '=', person.tenantId)
    .execute();
  return person;
}

test('a tip is the first change towards the solution, in the language of the request', async () => {
  const answer = await levelTip({ 'accept-language': 'he' });
  expect(answer.statusCode).toBe(200);
  expect(tipSchema.parse(answer.json())).toEqual({
    text: expect.stringMatching(/[א-ת].*`player\.move_forward\(\)`.*2/),
    code_to_add: 'player.move_forward()',
    code_to_modify: null,
    line_number: 2,
    resulted_code: 'import player\nplayer.move_forward()\n',
    is_code_sufficient: true,
    rung: 4,
    page: 'move_forward',
    gap: null,
    words: expect.any(String),
  });
});

test('the answer does not contain the solution', async () => {
  const answer = await levelTip({}, { last_prompt: 'a = 1\nb = 2\nc = 3\n', error_message: 'line 2: x' });
  expect(answer.json()).toMatchObject({ resulted_code: null, code_to_add: null });
  expect(answer.body).not.toContain('move_forward');
});

test.each<Kind>(['level', 'challenge'])('a visitor has five tips on a %s', async (kind) => {
  const other = kind === 'level' ? 'challenge' : 'level';
  const first = await tip[kind]();
  const cookie = first.cookies.find(({ name }) => name === 'visitor');
  const visitor = { cookie: `visitor=${cookie?.value}` };
  expect(await used(kind, visitor)).toEqual([1, 5]);
  expect(await atOnce(kind, visitor)).toEqual([4, USED_UP]);
  expect([await used(kind, visitor), await used(other, visitor)]).toEqual([
    [5, 5],
    [0, 5],
  ]);
});

test('an account has exactly twenty tips', async () => {
  const { headers } = await buildParent(db);
  expect([await atOnce('level', headers), await atOnce('level', headers)]).toEqual([[12], [8, USED_UP]]);
  expect(await used('level', headers)).toEqual([20, 20]);
});

test.each<[string, { enabled?: boolean; limit?: number | null }, (number | string)[]]>([
  ['has the number that its teacher allows', { limit: 3 }, [3, USED_UP]],
  ['has no limit by default', {}, [12]],
  ['has none where the assistant is off', { enabled: false }, [0, USED_UP]],
])('a pupil %s', async (_, rules, expected) => {
  const pupil = await allow(await buildMember(db, await buildOrganization(db), 'student'), rules);
  expect(await atOnce('level', pupil.headers)).toEqual(expected);
  expect(await atOnce('challenge', pupil.headers)).toEqual(expected);
});

test('only a tip with code uses a credit: rungs 1 and 2 are free, even after the last credit', async () => {
  const pupil = await allow(await buildMember(db, await buildOrganization(db), 'student'), { limit: 2 });
  const rungs = async (rung: number) => {
    const answer = await levelTip(pupil.headers, { rung });
    return answer.statusCode === 200 ? answer.json().rung : `${answer.statusCode} ${answer.json().detail}`;
  };
  expect([await rungs(1), await rungs(2)]).toEqual([1, 2]);
  expect(await used('level', pupil.headers)).toEqual([0, 2]);
  expect([await rungs(3), await rungs(4)]).toEqual([3, 4]);
  expect(await used('level', pupil.headers)).toEqual([2, 2]);
  expect([await rungs(3), await rungs(4), await rungs(2), await rungs(1)]).toEqual([USED_UP, USED_UP, 2, 1]);
});

test('a request for code that gets only words uses no credit', async () => {
  const { headers } = await buildParent(db);
  const answer = await levelTip(headers, { last_prompt: 'a = 1\nb = 2\nc = 3\n' });
  expect([answer.json().rung, answer.json().code_to_add]).toEqual([2, null]);
  expect(await used('level', headers)).toEqual([0, 20]);
});

test('if the assistant is off, no rung is free', async () => {
  const pupil = await allow(await buildMember(db, await buildOrganization(db), 'student'), {
    enabled: false,
  });
  const answers = await Promise.all([1, 2, 3, 4].map((rung) => levelTip(pupil.headers, { rung })));
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([403, 403, 403, 403]);
});

test('an account may ask 100 times in ten minutes, even for free tips', async () => {
  const { headers } = await buildParent(db);
  const answers: number[] = [];
  for (let asked = 0; asked < 101; asked += 1)
    answers.push((await levelTip(headers, { rung: 1 })).statusCode);
  expect(new Set(answers.slice(0, 100))).toEqual(new Set([200]));
  expect(answers[100]).toBe(429);
});

test.each<[string, object]>([
  ['a rung that does not exist', { rung: 5 }],
  ['an unknown shortfall', { shortfall: { kind: 'lazy' } }],
  [
    'a shortfall with a field too many',
    { shortfall: { kind: 'nothing', event: null, line: null, met: 0, goals: 1, x: 1 } },
  ],
  ['a long explanation', { explanation: 'x'.repeat(81) }],
])('%s is refused', async (_, payload) => {
  expect((await levelTip({}, payload)).statusCode).toBe(422);
});

test.each<[string, Kind, object, string]>([
  ['an unknown course', 'level', { course_name: 'cobol' }, '404 unknown_course'],
  ['an unknown level', 'level', { slug: 'intro-level9' }, '404 unknown_level'],
  ['a level of another course', 'level', { slug: 'generators-level1' }, '404 unknown_level'],
  ['an unknown challenge', 'challenge', { slug: 'apple-cellar' }, '404 unknown_level'],
  ['a level that is not a challenge', 'challenge', { slug: 'intro-level1' }, '404 unknown_level'],
  ['neither slug nor solution', 'challenge', {}, '422 undefined'],
  ['no level', 'level', { slug: undefined }, '422 undefined'],
  ['a program that is too long', 'level', { last_prompt: 'x'.repeat(CODE_LIMIT + 1) }, '422 undefined'],
])('%s: refused, and no credit is used', async (_, kind, payload, expected) => {
  const { headers } = await buildParent(db);
  const answer = await tip[kind](headers, payload);
  expect(`${answer.statusCode} ${answer.json().detail}`).toBe(expected);
  expect([await used('level', headers), await used('challenge', headers)]).toEqual([
    [0, 20],
    [0, 20],
  ]);
});

test('free play has no tips: the request is refused, and no credit is used', async () => {
  const { headers } = await buildParent(db);
  const free = await testApp(db, { content: { ...fixtureContent(), solution: () => undefined } });
  const answer = await free.inject({
    method: 'POST',
    url: '/api/chatgpt/generate-tip-level-async',
    headers: { ...OWN_PAGE, ...headers },
    payload: { ...STANDING, course_name: 'python', slug: 'intro-level1', last_prompt: PROGRAM },
  });
  await free.close();
  expect([answer.statusCode, answer.json().detail]).toEqual([404, 'unknown_level']);
  expect(await used('level', headers)).toEqual([0, 20]);
});

test('a tip for a chapter that the class has locked is refused, and no credit is used', async () => {
  const school = await buildOrganization(db);
  const pupil = await allow(await buildMember(db, school, 'student'), { limit: 3 });
  const { tenantId } = school;
  const class_id = await buildClass(db, {
    tenantId,
    name: '4b',
    unlockedChapters: ['python:2'],
    noSkip: false,
  });
  await db.updateTable('students').set({ class_id }).where('tenant_id', '=', tenantId).execute();
  const answer = await levelTip(pupil.headers);
  expect([answer.statusCode, answer.json().detail]).toEqual([403, 'chapter_locked']);
  expect((await levelTip(pupil.headers, { slug: 'loops-level1' })).statusCode).toBe(200);
  expect((await challengeTip(pupil.headers)).statusCode).toBe(200);
  expect([await used('level', pupil.headers), await used('challenge', pupil.headers)]).toEqual([
    [1, 3],
    [1, 3],
  ]);
});

test('a challenge counts as a challenge in both calls', async () => {
  const { headers } = await buildParent(db);
  expect((await levelTip(headers, { course_name: 'challenges', slug: 'apple-stairs' })).statusCode).toBe(200);
  expect([await used('level', headers), await used('challenge', headers)]).toEqual([
    [0, 20],
    [1, 20],
  ]);
});

test("a user's own challenge has its own solution; with a slug, ours is used", async () => {
  const { headers } = await buildParent(db);
  const solution = 'import player\nplayer.speak("Moo")\n';
  expect((await challengeTip(headers, { solution })).json()).toMatchObject({
    code_to_add: 'player.speak("Moo")',
    is_code_sufficient: true,
  });
  expect((await challengeTip(headers, { slug: 'apple-stairs', solution })).json()).toMatchObject({
    code_to_add: 'player.move_forward()',
  });
  expect(await used('challenge', headers)).toEqual([2, 20]);
});

test('another tutor gets the program, its result, the level and the language', async () => {
  const asked: unknown[] = [];
  const tutor: Tutor = {
    tip: async (question) => {
      asked.push({ ...question, level: question.level?.name });
      return {
        text: 'x',
        code_to_add: null,
        code_to_modify: null,
        line_number: null,
        resulted_code: null,
        is_code_sufficient: false,
        rung: 2,
        page: null,
        gap: null,
        words: 'x',
      };
    },
  };
  const other = await testApp(db, { tutor });
  const answer = await other.inject({
    method: 'POST',
    url: '/api/chatgpt/generate-tip-level-async',
    headers: { ...OWN_PAGE, 'accept-language': 'es' },
    payload: {
      ...STANDING,
      course_name: 'python',
      slug: 'intro-level1',
      last_prompt: PROGRAM,
      error_message: 'bumped-into-wall',
    },
  });
  await other.close();
  expect(answer.json()).toMatchObject({ text: 'x' });
  expect(asked).toEqual([
    {
      program: PROGRAM,
      error: 'bumped-into-wall',
      solution: 'import player\n\nplayer.move_forward()\n',
      level: 'Primeros pasos',
      locale: 'es',
      rung: 4,
      shortfall: null,
      explanation: null,
      again: false,
    },
  ]);
});
