import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { hostedTests, NOT_REPEATED } from './hosted-tests.ts';

const ROOT = join(import.meta.dirname, '../../..');

test('files with a database are repeated, except those with a reason', () => {
  const repeated = hostedTests(ROOT);
  expect(repeated).toContain('server/src/roles.test.ts');
  expect(repeated).not.toContain('server/src/settings.test.ts');
  expect(Object.keys(NOT_REPEATED).filter((file) => repeated.includes(file))).toEqual([]);
});

test.each(Object.keys(NOT_REPEATED))('%s, which is not repeated, exists', (file) => {
  expect(existsSync(join(ROOT, file))).toBe(true);
});
