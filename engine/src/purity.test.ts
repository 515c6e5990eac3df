import { expect, it } from 'vitest';
import { sourcesIn } from './testing/sources.ts';

const rules = sourcesIn().filter(({ path }) => !path.endsWith('.test.ts') && !path.startsWith('testing/'));
const code = (text: string) => text.replace(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, '').replace(/'[^'\n]*'/g, "''");

it.each(rules.map(({ path, text }) => [path, text]))(
  '%s imports only the schema library and its own package',
  (_path, text) => {
    const imported = [...text.matchAll(/from '([^']+)'/g)].map(([, name = '']) => name);
    expect(imported.filter((name) => name !== 'zod' && !name.startsWith('.'))).toEqual([]);
  },
);

it.each(rules.map(({ path, text }) => [path, text]))(
  '%s uses no clock, no randomness and no I/O',
  (_path, text) => {
    const banned =
      /\b(Date|performance|setTimeout|setInterval|Math\.random|crypto|process|Buffer|console|fetch|globalThis)\b/;
    expect(code(text).match(banned)?.[0]).toBeUndefined();
  },
);
