import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { ALL_NAMESPACES, PAGE_NAMESPACES } from './namespaces.ts';

const SOURCES = join(import.meta.dirname, '../..');
const WORDS = join(import.meta.dirname, '../../../../translations/en');

type Words = { [key: string]: string | Words };
const wordsSchema: z.ZodType<Words> = z.lazy(() => z.record(z.string(), z.union([z.string(), wordsSchema])));

const keysOf = (words: Words, before = ''): string[] =>
  Object.entries(words).flatMap(([key, value]) =>
    typeof value === 'string' ? [before + key] : keysOf(value, `${before}${key}.`),
  );

/** Keys without their plural form. */
const withoutPlural = (key: string): string => key.replace(/_(?:zero|one|two|few|many|other)$/, '');

const fileKeys = (namespace: string, before = ''): string[] => {
  const file = join(WORDS, `${namespace}.json`);
  return existsSync(file) ? keysOf(wordsSchema.parse(JSON.parse(readFileSync(file, 'utf8'))), before) : [];
};

const keys = new Set(
  [...fileKeys('ui'), ...PAGE_NAMESPACES.flatMap((name) => fileKeys(name, `${name}:`))].map(withoutPlural),
);

const sources = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' })
  .filter((name) => /\.tsx?$/.test(name) && !/\.test\.tsx?$/.test(name) && !name.startsWith('stage'))
  .map((name) => ({ name, text: readFileSync(join(SOURCES, name), 'utf8') }));
const code = sources.map(({ text }) => text).join('\n');

/** Matches keys in files of words that this test does not check. */
const ofOtherFiles = /^(?:engine|stage|python-errors|\$\{[^}]*\}):/;
/** A key, or two keys of a condition: `t(isOne ? 'a.b' : 'c.d')`. */
const CALL = /\bt\(\s*(?:[^()'`,]*\?\s*'([\w.:-]+)'\s*:\s*)?'([\w.:-]+)'/g;
const whole = new Set(
  [...code.matchAll(CALL)]
    .flatMap(([, first, second]) => [first ?? [], second ?? []].flat())
    .filter((key) => !ofOtherFiles.test(key)),
);
const patterns = [...code.matchAll(/\bt\(\s*`([^`]+)`/g)]
  .filter((match) => !ofOtherFiles.test(match[1] ?? ''))
  .map(
    (match) =>
      new RegExp(`^${(match[1] ?? '').replaceAll('.', '\\.').replaceAll(/\$\{[^}]+\}/g, '[\\w-]+')}$`),
  );

describe('the words of the interface', () => {
  it('has English words for every key in the code', () => {
    expect([...whole].filter((key) => !keys.has(key))).toEqual([]);
  });

  it('has words for every composed key', () => {
    const empty = patterns.filter((pattern) => ![...keys].some((key) => pattern.test(key)));
    expect(empty).toEqual([]);
  });

  it('has no unused words', () => {
    const used = (key: string): boolean => whole.has(key) || patterns.some((pattern) => pattern.test(key));
    expect([...keys].filter((key) => !used(key))).toEqual([]);
  });
});

it('names in useWords the file of each key: without it a page that is opened first shows the keys', () => {
  const used = sources
    .filter(({ text }) => text.includes('useWords('))
    .flatMap(({ name, text }) => {
      const calls = [...text.matchAll(/useWords\(([^)]*)\)/g)].map(([, own = '']) => own).join();
      const files = [...text.matchAll(/\bt\(\s*['`]([\w-]+):/g)].map(([, file = '']) => file);
      return [...new Set(files)]
        .filter((file) => PAGE_NAMESPACES.some((known) => known === file) && !calls.includes(`'${file}'`))
        .map((file) => `${name}: ${file}`);
    });
  expect(used).toEqual([]);
});

it('loads the file of every namespace: without it a page shows the keys', () => {
  const source = readFileSync(join(import.meta.dirname, 'i18n.ts'), 'utf8');
  const loaded = /translations\/en\/\{([^}]*)\}\.json/.exec(source)?.[1]?.split(',') ?? [];
  expect(loaded.toSorted()).toEqual(ALL_NAMESPACES.toSorted());
});
