import { createProcessRunner } from '@hopcode/python-runner/process-runner';
import { afterAll, expect, test } from 'vitest';
import { saveProgress } from '../level/progress-store.ts';
import { completeCourse, studentOf } from '../testing/certificates.ts';
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
  const key = await askForCertificate(db, student, 'python');
  if (key === undefined) throw new Error('Nothing to check');
  await checkCertificate({ db, content: fixtureContent(), startPython: createProcessRunner }, key);
  return await findCertificateOf(db, student, 'python');
};

const WALK = 'import player\nplayer.move_forward()\n';

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
