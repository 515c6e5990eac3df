import { createProcessRunner } from '@hopcode/python-runner/process-runner';
import { afterAll, expect, test } from 'vitest';
import { saveProgress } from '../level/progress-store.ts';
import { completeCourse, fakePython, studentOf } from '../testing/certificates.ts';
import { fixtureContent } from '../testing/fixture-content.ts';
import { buildParent } from '../testing/people.ts';
import { createTestDatabase } from '../testing/test-database.ts';
import { askForCertificate, findCertificateOf } from './certificate-store.ts';
import { checkCertificate } from './check-certificate.ts';

const database = await createTestDatabase();
const { db } = database;
afterAll(() => database.drop());

const check = async (code: string, later?: string) => {
  const person = await buildParent(db, { username: 'Ada' });
  const student = studentOf(person);
  await completeCourse(db, student, { code });
  if (later !== undefined)
    await saveProgress(db, student, {
      courseId: 'python',
      slug: 'loops-level1',
      status: 'in_progress',
      code: later,
    });
  const key = await askForCertificate(db, student, { courseId: 'python', locale: 'en' });
  if (key === undefined) throw new Error('Nothing to check');
  await checkCertificate({ db, content: fixtureContent(), startPython: createProcessRunner }, key);
  return await findCertificateOf(db, student, 'python');
};

const WALK = 'import player\nplayer.move_forward()\n';

test.each([
  ['the hints of every level', [1, 0, 0], 0.3],
  ['the fewest hints of a level that was completed twice', [4, 0, 0, 2], 0.7],
  ['nothing where they are not stored', [1, undefined, 0], undefined],
])('the evidence has %s', async (_what, hints, expected) => {
  const student = studentOf(await buildParent(db, { username: 'Ada' }));
  const slugs = ['intro-level1', 'intro-level2', 'loops-level1', 'intro-level1'];
  for (const [at, used] of hints.entries())
    await saveProgress(db, student, {
      courseId: 'python',
      slug: slugs[at] ?? '',
      status: 'complete',
      code: 'x',
      verified: true,
      hints: used,
    });
  const key = await askForCertificate(db, student, { courseId: 'python', locale: 'en' });
  if (key === undefined) throw new Error('Nothing to check');
  await checkCertificate({ db, content: fixtureContent(), startPython: fakePython }, key);
  expect((await findCertificateOf(db, student, 'python'))?.evidence?.hints_per_level).toBe(expected);
});

test.each([
  ['a program that completes its levels', WALK, undefined, 'issued', []],
  ['a program that the child has broken since', WALK, 'oops(', 'issued', []],
  [
    'a program that stops too early',
    'import player\n',
    undefined,
    'not_enough',
    ['intro-level1', 'intro-level2', 'loops-level1'],
  ],
  [
    'a program that asks',
    'import player\nif input("?") == "yes":\n    player.move_forward()\n',
    undefined,
    'issued',
    [],
  ],
])('the real Python judges %s', async (_what, code, later, state, failed) => {
  expect(await check(code, later)).toMatchObject({ state, failed_levels: failed });
});
