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

it('lists the files that each language with words lacks', () => {
  const [, lists = ''] = /lists = (.*);/.exec(codeOf('virtual:words') ?? '') ?? [];
  const [names] = z.array(z.array(z.string())).parse(JSON.parse(lists));
  expect(names).toContain('school');
  expect(names).not.toContain('stage');
  expect(codeOf('virtual:words')).toContain('lacks = { he: lists[0] };');
});

it('lists the languages with words in a separate module', () => {
  const code = codeOf('virtual:word-indexes');
  expect(code).toContain("he: () => import('virtual:words/he'),");
  expect(code).not.toMatch(/\ben:|\bfr:/);
});

it('writes an index of the files of a language, without those of the server', () => {
  const code = codeOf('virtual:words/he') ?? '';
  expect(code.match(/^"[\w-]+"/gm)).toEqual(['"ui"', '"stage"']);
  expect(hooks.resolveId('./other.ts')).toBeUndefined();
  expect(hooks.load('/other.ts')).toBeUndefined();
});
