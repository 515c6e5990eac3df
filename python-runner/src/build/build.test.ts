import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { buildPythonRunner, DIST, MANIFEST } from './build.ts';

/** The first build on a machine compresses about 14 MB. */
const BUILD_TIME = 180_000;
const BROTLI_BUDGET = { download: 4_300_000, library: 1_150_000 } as const;

const manifestSchema = z.strictObject({
  version: z.string().regex(/^[0-9a-f]{16}$/),
  files: z.array(z.strictObject({ name: z.string(), bytes: z.int(), brotli: z.int() })),
});
const manifest = () => manifestSchema.parse(JSON.parse(readFileSync(MANIFEST, 'utf8')));

describe('the build', () => {
  beforeAll(async () => {
    await buildPythonRunner();
  }, BUILD_TIME);

  it('writes every file and its brotli variant', () => {
    const { version, files } = manifest();
    expect(files.map((file) => file.name).sort()).toEqual([
      'loader.js',
      'py.zip',
      'pyodide.asm.mjs',
      'pyodide.asm.wasm',
      'pyodide.mjs',
      'worker.js',
    ]);
    for (const { name, bytes, brotli } of files) {
      expect(readFileSync(`${DIST}/${version}/${name}`)).toHaveLength(bytes);
      expect(readFileSync(`${DIST}/${version}/${name}.br`)).toHaveLength(brotli);
    }
  });

  it('stays within the budget of the download', () => {
    const { files } = manifest();
    expect(files.reduce((sum, file) => sum + file.brotli, 0)).toBeLessThanOrEqual(BROTLI_BUDGET.download);
    expect(files.find((file) => file.name === 'py.zip')?.brotli).toBeLessThanOrEqual(BROTLI_BUDGET.library);
  });

  it('does nothing when no input has changed', async () => {
    expect(await buildPythonRunner()).toBe(false);
  });
});
