import { loadCatalogue } from '@hopcode/courses/catalogue';
import { loadCourseWords } from '@hopcode/translations/course-words';
import { afterAll, expect, test } from 'vitest';
import { createContent } from '../parts/content.ts';
import { buildParent, confirmAct, type Person } from '../testing/people.ts';
import { OWN_PAGE, testApp } from '../testing/test-app.ts';
import { createTestDatabase } from '../testing/test-database.ts';
import { filesToKeep } from './kept-files-store.ts';

const database = await createTestDatabase();
const { db } = database;
const app = await testApp(db, { content: createContent(loadCatalogue(), loadCourseWords()) });
afterAll(async () => {
  await app.close();
  await database.drop();
});

const GIVER = 'serialization-level6';
const TAKER = 'serialization-level7';

type Letter = { readonly from: string; readonly steps: number };

/** A run on one farm of the level that passes on the file, with the file that it saved. */
const runOf = (name: string, letters: readonly Letter[], open = false) => ({
  commands: letters.flatMap(({ from, steps }) => [
    ['move_forward', steps],
    ['speak', from],
  ]),
  files: [{ name: 'farm.json', content: { text: JSON.stringify({ name, letters }) }, ...(open && { open }) }],
});

const FARMS: readonly (readonly Letter[])[] = [
  [
    { from: 'Ida', steps: 3 },
    { from: 'Mia', steps: 5 },
  ],
  [
    { from: 'Eva', steps: 6 },
    { from: 'Zoe', steps: 4 },
  ],
  [
    { from: 'Kim', steps: 4 },
    { from: 'Jan', steps: 2 },
    { from: 'Ada', steps: 3 },
  ],
];
const proofOf = (name: string, open = false) => ({
  runs: FARMS.map((letters) => runOf(name, letters, open)),
});

const complete = async (person: Person, proof: object | undefined, code = '#', made?: string) =>
  (
    await app.inject({
      method: 'POST',
      url: `/api/level/update/${GIVER}`,
      headers: { ...OWN_PAGE, ...person.headers },
      payload: {
        last_status: 'complete',
        last_code_executed: code,
        level_slug: GIVER,
        proof,
        ...(made !== undefined && { made_at: made }),
      },
    })
  ).json();

const carried = async (headers: Record<string, string> = {}) =>
  (await app.inject({ url: `/api/level/data/advanced-python/${TAKER}`, headers })).json().carried;

const named = (name: string) => [
  { name: 'farm.json', content: { text: JSON.stringify({ name, letters: FARMS[0] }) } },
];

test('a file of a replayed completion is passed on to a later level of the same student', async () => {
  const [student, other] = [
    await buildParent(db, { username: 'Ada' }),
    await buildParent(db, { username: 'Bo' }),
  ];
  expect(await carried(student.headers)).toBeUndefined();
  expect(await complete(student, proofOf('Oak'))).toMatchObject({ status: 'complete', verified: true });
  expect(await carried(student.headers)).toEqual(named('Oak'));
  expect([await carried(other.headers), await carried()]).toEqual([undefined, undefined]);
});

test('a later completion replaces the file; a late message about an older run and a refused completion do not', async () => {
  const student = await buildParent(db, { username: 'Ada' });
  await complete(student, proofOf('First'), '# 1', '2026-11-20T10:00:00Z');
  await complete(student, proofOf('Third'), '# 3', '2026-11-20T12:00:00Z');
  await complete(student, proofOf('Second'), '# 2', '2026-11-20T11:00:00Z');
  expect(await complete(student, proofOf('Open', true), '# 4')).toMatchObject({
    verified: false,
    proof_problem: { code: 'goals_open' },
  });
  await complete(student, undefined, '# 5');
  expect(await carried(student.headers)).toEqual(named('Third'));
});

test('a teacher or parent gets the file with the program, and an export contains it', async () => {
  const student = await buildParent(db, { username: 'Ada' });
  await complete(student, proofOf('Oak'));
  const { headers } = student;
  const program = await app.inject({ url: `/api/level/program/advanced-python/${TAKER}`, headers });
  expect(program.json().carried).toEqual(named('Oak'));
  await confirmAct(db, student);
  const whole = await app.inject({ url: '/api/profile/export', headers });
  expect(whole.json().progress).toMatchObject([{ level_slug: GIVER, kept_files: named('Oak') }]);
});

test('only the files that the level names are stored', () => {
  const file = (name: string) => ({ name, content: { text: '1' }, open: true as const });
  const proof = { runs: [{ commands: [], variables: {}, files: [file('a'), file('b')] }] };
  expect(filesToKeep({ keeps: ['b'] }, proof)).toEqual([{ name: 'b', content: { text: '1' } }]);
  expect(filesToKeep({}, proof)).toBeUndefined();
  expect(filesToKeep({ keeps: ['b'] }, undefined)).toBeUndefined();
});
