import type { CreativeFarm } from '@hopcode/contract/creative/creative-level';
import { tinyLevel } from '@hopcode/engine/testing/tiny-level';
import { createProcessRunner } from '@hopcode/python-runner/process-runner';
import { afterAll, describe, expect, test } from 'vitest';
import { MIGRATIONS } from '../database/migrations/registry.ts';
import type { CheckedProgram, ProgramCheck, ProgramToCheck } from '../parts/program-check.ts';
import {
  carrotFarm,
  creativeBody,
  levelCalls,
  nearFarm,
  saveCreative,
  walkingProof,
} from '../testing/creative-levels.ts';
import {
  buildClass,
  buildMember,
  buildOrganization,
  buildParent,
  logIn,
  type Person,
} from '../testing/people.ts';
import { testApp } from '../testing/test-app.ts';
import { createTestDatabase } from '../testing/test-database.ts';
import { createProgramQueue } from './program-queue.ts';

// These tests run the programs of the proofs in real Python.

const database = await createTestDatabase();
const { db } = database;
/** One process runs all programs except one, because starting Python takes the most time. */
const warm = createProcessRunner({ limits: { milliseconds: 20_000 } });
const impatient = createProcessRunner({ limits: { milliseconds: 500 } });
let isImpatient = false;
const queue = createProgramQueue({
  startPython: () => ({ ...(isImpatient ? impatient : warm), dispose: () => {} }),
});
const checked: ProgramToCheck[] = [];
let fixed: CheckedProgram | undefined;
const BUSY: CheckedProgram = { ok: false, problem: 'busy' };
const programs: ProgramCheck = {
  check: async (userId, asked) => {
    checked.push(asked);
    return fixed ?? (await queue.check(userId, asked));
  },
  stop: queue.stop,
};
const app = await testApp(db, { programs });
const call = levelCalls(app);
afterAll(async () => {
  warm.dispose();
  impatient.dispose();
  await app.close();
  await database.drop();
});

const WALK = 'import player\nplayer.move_forward(2)\n';
const limited = (most: number): CreativeFarm => ({ ...carrotFarm(), maxLinesOfCode: most });
const withValue = (variable: string, depends: { count?: number; type?: string }): CreativeFarm =>
  tinyLevel({
    map: '>.c.',
    goals: [
      { action: 'collect', type: 'carrot', count: 1 },
      { action: 'assign', variable, depends },
    ],
  });
const total = () => withValue('total', { count: 3 });
/** A proof that claims the wanted values, whatever its program does. */
const proofOf = (
  program: string | undefined,
  variables: Record<string, string | number> = {},
  answers?: string[],
) => {
  const [run] = walkingProof(2).runs;
  return { runs: [{ commands: run?.commands ?? [], variables }], program, answers };
};
const REFUSED = { code: 'program_fails', farm: 0 };
const SLOW = { code: 'program_slow', farm: 0 };

type Forged = { readonly farms: CreativeFarm[]; readonly proof: ReturnType<typeof proofOf> };
const forgedLimit = (): Forged => ({ farms: [limited(1)], proof: proofOf('x = 1') });
const forgedGoal = (): Forged => ({ farms: [total()], proof: proofOf(WALK, { total: 3 }) });

const people: Readonly<Record<string, () => Promise<Person>>> = {
  'a child of a family': async () => await buildParent(db, { username: 'Ada' }),
  'a parent': async () => {
    const { userId, tenantId } = await buildParent(db, { username: 'Ada' });
    return await logIn(db, { userId, tenantId, studentId: null });
  },
  'a pupil': async () => await buildMember(db, await buildOrganization(db), 'student'),
  'a teacher': async () => await buildMember(db, await buildOrganization(db), 'teacher'),
  'an admin': async () => await buildOrganization(db),
};

describe.each([
  ['a limit of lines that is too low', forgedLimit],
  ['a goal on a variable that is never met', forgedGoal],
])('a forged call with %s', (_what, forged) => {
  test.each(Object.entries(people))(
    'shares no level of %s',
    async (_who, build) => {
      const person = await build();
      const { level_slug: slug } = await saveCreative(app, person);
      for (const wish of [{ is_public: true }, { school_visible: true, is_public: true }, {}]) {
        const body = { ...creativeBody(), ...wish, ...forged() };
        for (const answer of [
          await call(person, 'POST', 'creative/create', body),
          await call(person, 'POST', 'creative', { ...body, level_slug: 'forged' }),
          await call(person, 'PUT', `creative/${slug}`, body),
        ])
          expect([answer.statusCode, answer.json()]).toMatchObject([
            409,
            { detail: 'proof_refused', proof: REFUSED },
          ]);
      }
      expect((await call(person, 'GET', 'creative')).json()).toMatchObject([{ state: 'draft' }]);
    },
    120_000,
  );
});

const input = 'name = input("?")\n';
test.each<[string, CreativeFarm, ReturnType<typeof proofOf>, unknown]>([
  ['a program without the wanted value', total(), proofOf(`${WALK}total = 4`, { total: 3 }), REFUSED],
  [
    'a goal on a word that Python keeps',
    withValue('for', { count: 3 }),
    proofOf(`${WALK}globals()["for"] = 3`, { for: 3 }),
    REFUSED,
  ],
  [
    'a goal on a value of Python',
    withValue('True', { count: 3 }),
    proofOf(`${WALK}globals()["True"] = 3`, { True: 3 }),
    REFUSED,
  ],
  ['no program', total(), proofOf(undefined, { total: 3 }), { code: 'no_program', farm: 0 }],
  ['an empty program', total(), proofOf('', { total: 3 }), REFUSED],
  ['no Python', total(), proofOf('total = = 3', { total: 3 }), REFUSED],
  ['an endless program', limited(5), proofOf('sum(range(10**12))'), SLOW],
  ['an endless loop', limited(5), proofOf('while True: pass'), SLOW],
  ['a gigabyte of output', limited(5), proofOf(`${WALK}print("a" * 10**9)`), REFUSED],
  ['much output', limited(5), proofOf(`${WALK}while True: print("a" * 1000)`), REFUSED],
  ['a question without an answer', limited(5), proofOf(`${WALK}${input}`), REFUSED],
  ['endless questions', limited(5), proofOf('while True: input()', {}, Array(200).fill('a')), REFUSED],
  ['a file of the machine', limited(5), proofOf(`${WALK}open("/etc/hosts")`), REFUSED],
  ['the network', limited(5), proofOf(`${WALK}import js`), REFUSED],
  ['other names of the harness', total(), proofOf('import sys\nsys.exit(0)', { total: 3 }), REFUSED],
])(
  'a proof with %s is refused',
  async (_what, farm, proof, problem) => {
    const ada = await buildParent(db, { username: 'Ada' });
    const body = { ...creativeBody(), is_public: true, farms: [farm], proof };
    isImpatient = problem === SLOW;
    const answer = await call(ada, 'POST', 'creative/create', body);
    isImpatient = false;
    expect([answer.statusCode, answer.json().proof]).toEqual([409, problem]);
  },
  60_000,
);

test.each<[string, CreativeFarm[], object]>([
  ['a limit of lines', [limited(2)], proofOf(WALK)],
  ['a goal on a variable', [total()], proofOf(`${WALK}total = 3`, { total: 3 })],
  [
    'a goal on an answer',
    [withValue('name', { type: 'Bo' })],
    proofOf(`${WALK}${input}`, { name: 'Bo' }, ['Bo']),
  ],
  [
    'three farms',
    [limited(6), { ...nearFarm(), maxLinesOfCode: 6 }, limited(6)],
    {
      ...walkingProof(2, 1, 2),
      program: 'import player\ntry:\n  player.move_forward(1)\n  player.move_forward(1)\nfinally:\n  pass',
    },
  ],
])(
  'an honest proof of %s shares the level',
  async (_what, farms, proof) => {
    const ada = await buildParent(db, { username: 'Ada' });
    const body = { ...creativeBody(), is_public: true, farms, proof };
    const answer = await call(ada, 'POST', 'creative/create', body);
    expect(answer.json()).toMatchObject({ state: 'public', proven: true });
  },
  60_000,
);

test('a separate process runs one program and then ends', async () => {
  const startPython = () => createProcessRunner({ limits: { milliseconds: 20_000 } });
  const { check } = createProgramQueue({ startPython, longestStart: 40_000 });
  const asked = { farms: [limited(3)], answers: [] };
  expect(await check('ada', { ...asked, program: WALK })).toEqual({ ok: true });
  expect(await check('ada', { ...asked, program: 'x = 1' })).toEqual({ ok: false, problem: REFUSED });
}, 120_000);

test('a level that its commands prove runs no program, nor does a proof that is sent again', async () => {
  const ada = await buildParent(db, { username: 'Ada' });
  checked.length = 0;
  await saveCreative(app, ada, { is_public: true });
  expect(checked).toHaveLength(0);
  const body = { ...creativeBody(), is_public: true, farms: [limited(2)], proof: proofOf(WALK) };
  const made = (await call(ada, 'POST', 'creative/create', body)).json();
  for (const name of ['Second name', 'Third name'])
    await call(ada, 'PUT', `creative/${made.level_slug}`, { ...body, name });
  expect(checked).toHaveLength(1);
  const old = { ...body, based_on: '2020-01-01T00:00:00.000Z', farms: [limited(3)] };
  expect((await call(ada, 'PUT', `creative/${made.level_slug}`, old)).json().detail).toBe('level_changed');
  expect((await call(ada, 'PUT', 'creative/unknown', old)).statusCode).toBe(404);
  expect(checked).toHaveLength(1);
  const changed = await call(ada, 'PUT', `creative/${made.level_slug}`, { ...body, farms: [limited(3)] });
  expect(changed.json()).toMatchObject({ state: 'public', proven: true, unshared_changes: false });
  expect(checked).toHaveLength(2);
}, 120_000);

test('a busy server saves nothing, counts nothing, and shares the level later', async () => {
  const ada = await buildParent(db, { username: 'Ada' });
  const body = { ...creativeBody(), is_public: true, farms: [limited(2)], proof: proofOf(WALK) };
  fixed = BUSY;
  // More than the allowed programs per hour and new levels per day.
  for (let times = 0; times <= 40; times += 1) {
    const answer = await call(ada, 'POST', 'creative/create', body);
    expect([answer.statusCode, answer.json().detail]).toEqual([503, 'check_busy']);
  }
  fixed = undefined;
  expect((await call(ada, 'GET', 'creative')).json()).toEqual([]);
  expect((await call(ada, 'POST', 'creative/create', body)).json()).toMatchObject({ state: 'public' });
}, 120_000);

test.each<[number, string, CheckedProgram, string]>([
  [30, 'that do not finish', { ok: false, problem: { code: 'program_fails', farm: 0 } }, 'proof_refused'],
  [30, 'that break Python', { ok: false, problem: 'broken' }, 'check_busy'],
  // One slow program counts as five programs.
  [6, 'that are slow', { ok: false, problem: { code: 'program_slow', farm: 0 } }, 'proof_refused'],
])('an account may send %d programs %s per hour', async (most, _what, result, detail) => {
  const ada = await buildParent(db, { username: 'Ada' });
  const body = { ...creativeBody(), farms: [limited(2)], proof: proofOf(WALK) };
  const { level_slug: slug } = await saveCreative(app, ada);
  fixed = result;
  const details: unknown[] = [];
  for (let times = 0; times <= most; times += 1)
    details.push((await call(ada, 'PUT', `creative/${slug}`, body)).json().detail);
  fixed = undefined;
  expect(details).toEqual([...Array<string>(most).fill(detail), 'too_many_checks']);
  const answer = await call(ada, 'PUT', `creative/${slug}`, body);
  expect([answer.statusCode, Number(answer.headers['retry-after']) > 3000]).toEqual([429, true]);
  expect((await call(ada, 'PUT', `creative/${slug}`, { ...body, proof: undefined })).json()).toMatchObject({
    state: 'draft',
    proven: false,
  });
});

test('a program runs before a level waits for its teacher', async () => {
  const school = await buildOrganization(db);
  const pupil = await buildMember(db, school, 'student');

  const classId = await buildClass(db, { tenantId: school.tenantId, name: '4b' });
  await db.updateTable('classes').set({ approves_creative: true }).where('id', '=', classId).execute();
  await db
    .updateTable('students')
    .set({ class_id: classId })
    .where('id', '=', pupil.studentId ?? '')
    .execute();
  const share = async (body: object) =>
    (
      await call(pupil, 'POST', 'creative/create', { ...creativeBody(), school_visible: true, ...body })
    ).json();
  expect(await share(forgedGoal())).toMatchObject({ detail: 'proof_refused', proof: REFUSED });
  expect(await share({ farms: [limited(2)], proof: proofOf(WALK) })).toMatchObject({ state: 'waiting' });
}, 120_000);

test('after the migration older drafts need a new proof; shared levels stay as they are', async () => {
  const ada = await buildParent(db, { username: 'Ada' });
  const save = async (name: string, change: object) =>
    await saveCreative(app, ada, { name, proof: walkingProof(2), ...change });
  await save('Simple draft', {});
  await save('Limited draft', { farms: [limited(2)], proof: proofOf(WALK) });
  await save('Goal draft', { farms: [total()], proof: proofOf(`${WALK}total = 3`, { total: 3 }) });
  await save('Limited public', { is_public: true, farms: [limited(2)], proof: proofOf(WALK) });
  await MIGRATIONS['0113-proofs-by-program']?.up(db);
  const rows = await db
    .selectFrom('creative_levels')
    .select(['name', 'proven_hash'])
    .where('user_id', '=', ada.userId)
    .orderBy('name')
    .execute();
  expect(rows.map(({ name, proven_hash }) => [name, proven_hash !== null])).toEqual([
    ['Goal draft', false],
    ['Limited draft', false],
    ['Limited public', true],
    ['Simple draft', true],
  ]);
}, 120_000);
