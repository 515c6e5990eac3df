import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { z } from 'zod';
import { wordIndexes } from './word-indexes.ts';

const root = mkdtempSync(join(tmpdir(), 'word-indexes-'));
afterAll(() => rmSync(root, { recursive: true }));
for (const [locale, name] of [
  ['en', 'ui'],
  ['he', 'ui'],
  ['he', 'stage'],
  ['he', 'mail'],
] as const) {
  mkdirSync(join(root, locale), { recursive: true });
  writeFileSync(join(root, locale, `${name}.json`), '{}');
}
const hooks = z
  .object({
    resolveId: z.custom<(id: string) => string | undefined>((value) => typeof value === 'function'),
    load: z.custom<(id: string) => string | undefined>((value) => typeof value === 'function'),
  })
  .parse(wordIndexes(root));
const codeOf = (id: string) => hooks.load(hooks.resolveId(id) ?? '');

it('lists the languages with words, and the files that they lack', () => {
  const code = codeOf('virtual:words');
  expect(code).toContain("he: () => import('virtual:words/he'),");
  expect(code).not.toMatch(/\ben:|\bfr:/);
  const [, lacks = ''] = /lacks = (.*);/.exec(code ?? '') ?? [];
  const names = z.record(z.string(), z.array(z.string())).parse(JSON.parse(lacks));
  expect(names.he).toContain('school');
  expect(names.he).not.toContain('stage');
});

it('has an index of the files of a language, without those of the server', () => {
  const code = codeOf('virtual:words/he') ?? '';
  expect(code.match(/^"[\w-]+"/gm)).toEqual(['"ui"', '"stage"']);
  expect(hooks.resolveId('./other.ts')).toBeUndefined();
  expect(hooks.load('/other.ts')).toBeUndefined();
});
