import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { routes } from '@hopcode/contract/routes';
import { expect, test } from 'vitest';

/** Tests that make every call in the same way, and so do not test what a call does. */
const ABOUT_ALL_CALLS = /(roles|permissions|nonsense|tested-calls)\.test\.ts$/;

/** Calls whose tests store the end of the address in a variable. */
const ADDRESS_IN_A_VARIABLE = [
  'assistantChallengeTip',
  'authChooseStudentUnderscored',
  'authImpersonateStudent',
  'classLevelAdd',
  'classLevelRemove',
  'levelChapterCompletion',
  'organizationClassTeacherCheck',
  'organizationCreate',
  'quizReview',
  'userSearchOrganizations',
  'userSearchStudentUsernames',
];

const tests = globSync('**/*.test.ts', { cwd: import.meta.dirname })
  .filter((path) => !ABOUT_ALL_CALLS.test(path))
  .map((path) => readFileSync(join(import.meta.dirname, path), 'utf8'))
  .join('\n');

/** Whether a test contains the address of a call without its area, such as `classes/${id}`. */
const isAsked = (path: string): boolean => {
  const address = path
    .replace(/^\/api\/\w+\//, '')
    .replaceAll('.', String.raw`\.`)
    .replaceAll(/\{\w+\}/g, String.raw`(\$\{[^}]*\}|[\w%.-]+)`);
  return new RegExp(`['"\`/]${address}(?![\\w/-])`).test(tests);
};

test('each call has its own test', () => {
  const untested = Object.entries(routes).flatMap(([name, { path }]) => (isAsked(path) ? [] : [name]));
  expect(untested.filter((name) => !ADDRESS_IN_A_VARIABLE.includes(name))).toEqual([]);
  expect(ADDRESS_IN_A_VARIABLE.filter((name) => !(name in routes))).toEqual([]);
});
