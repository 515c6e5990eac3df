import { KEPT_CODE_BYTES } from '@hopcode/contract/level/program';
import { afterAll, expect, test } from 'vitest';
import { buildParent, type Person } from '../testing/people.ts';
import { OWN_PAGE, testApp } from '../testing/test-app.ts';
import { createTestDatabase } from '../testing/test-database.ts';

const database = await createTestDatabase();
const { db } = database;
const app = await testApp(db);
afterAll(async () => {
  await app.close();
  await database.drop();
});

const save = (person: Person | undefined, code: string, slug = 'intro-level1') =>
  app.inject({
    method: 'POST',
    url: `/api/level/update/${slug}`,
    headers: { ...OWN_PAGE, ...person?.headers },
    payload: { last_status: 'complete', last_code_executed: code, level_slug: slug },
  });
const report = (person: Person) =>
  app.inject({
    method: 'POST',
    url: '/api/level/outcome/python',
    headers: { ...OWN_PAGE, ...person.headers },
    payload: { level_slug: 'intro-level1', ended: 'complete' },
  });

test.each([
  ['saves', (person: Person) => save(person, 'move_forward(1)')],
  ['reports', report],
])('%s of one student have a limit per minute, which does not affect a classmate', async (_, send) => {
  const [student, classmate] = [
    await buildParent(db, { username: 'Ada' }),
    await buildParent(db, { username: 'Bo' }),
  ];
  const answers = [];
  for (let index = 0; index < 245; index += 1) answers.push(await send(student));
  const refused = answers.filter(({ statusCode }) => statusCode === 429);
  expect(refused).toHaveLength(5);
  expect(refused[0]?.json()).toMatchObject({ detail: 'too_many_attempts' });
  expect(Number(refused[0]?.headers['retry-after'])).toBeGreaterThan(0);
  expect((await send(classmate)).statusCode).toBeLessThan(300);
});

test('the stored programs of a student have a size limit; the oldest are deleted, the last one of each level stays', async () => {
  const student = await buildParent(db, { username: 'Ada' });
  const other = await buildParent(db, { username: 'Bo' });
  await save(other, 'move_forward(1)');
  const code = (index: number) => `${index}`.padEnd(99_000, '字');
  // The first save of a level runs different code from later saves.
  for (const [slug, first] of [
    ['intro-level1', 0],
    ['intro-level2', 10],
  ] as const)
    for (let index = first; index < first + 10; index += 1)
      expect((await save(student, code(index), slug)).statusCode).toBe(200);
  const kept = await db
    .selectFrom('level_code_versions')
    .select(['code', 'student_id'])
    .orderBy('id')
    .execute();
  const own = kept.filter((one) => one.student_id === student.studentId).map((one) => one.code);
  expect(own.map((one) => Number.parseInt(one, 10))).toEqual([
    7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19,
  ]);
  expect(Buffer.byteLength(own.join(''))).toBeLessThanOrEqual(KEPT_CODE_BYTES);
  expect(kept.filter((one) => one.student_id === other.studentId)).toHaveLength(1);
  const last = await db
    .selectFrom('level_progress')
    .select('last_code')
    .where('student_id', '=', student.studentId ?? '')
    .orderBy('level_slug')
    .execute();
  expect(last.map((one) => Number.parseInt(one.last_code, 10))).toEqual([9, 19]);
});
