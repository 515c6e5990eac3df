import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { PYTHON_LOCK } from './python-lock.ts';

const schema = z.object({
  info: z.object({
    abi_version: z.string(),
    arch: z.string(),
    python: z.string(),
    version: z.string().optional(),
  }),
});
const read = (path: string) => readFileSync(createRequire(import.meta.url).resolve(path), 'utf8');

it('matches the installed interpreter', () => {
  const stock = schema.parse(JSON.parse(read('pyodide/pyodide-lock.json'))).info;
  const { version } = z.object({ version: z.string() }).parse(JSON.parse(read('pyodide/package.json')));
  expect(schema.parse(JSON.parse(PYTHON_LOCK)).info).toMatchObject({
    abi_version: stock.abi_version,
    arch: stock.arch,
    python: stock.python,
    version,
  });
});
