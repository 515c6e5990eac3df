import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { removedMethods, withoutUnused } from './without-unused-zod.ts';

const ROOT = join(import.meta.dirname, '../../..');
const schemas = readFileSync(new URL('./v4/classic/schemas.js', import.meta.resolve('zod')), 'utf8');
const removed = removedMethods(schemas);

test('removes the checks of formats and the methods that encode', () => {
  expect(removed).toEqual(
    expect.arrayContaining(['email', 'duration', 'encode', 'safeDecodeAsync', 'validate']),
  );
  expect(removed).not.toContain('parse');
  expect(removed).not.toContain('safeParse');
  expect(removedMethods(withoutUnused(schemas))).toEqual([]);
});

test('throws for a zod that has its methods elsewhere', () => {
  expect(() => withoutUnused(schemas.replace('$ZodObjectJIT', '$ZodObject'))).toThrow('elsewhere');
});

test('no schema of a page uses a removed method', () => {
  const method = new RegExp(`\\)\\s*\\.(${removed.join('|')})\\(`);
  const files = globSync('{contract,engine,courses,translations,art,python-runner,web}/src/**/*.{ts,tsx}', {
    cwd: ROOT,
  });
  const sources = files
    .filter((file) => !file.includes('.test.'))
    .map((file) => ({ file, code: readFileSync(join(ROOT, file), 'utf8') }))
    .filter(({ code }) => code.includes("from 'zod'"));
  expect(sources.length).toBeGreaterThan(100);
  expect(sources.filter(({ code }) => method.test(code)).map(({ file }) => file)).toEqual([]);
});
