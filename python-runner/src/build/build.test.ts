import { readFileSync } from 'node:fs';
import { brotliDecompressSync } from 'node:zlib';
import { beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { buildPythonRunner, DIST, MANIFEST } from './build.ts';
import { compressPythonFiles } from './compress.ts';

/** The first build on a machine compresses about 14 MB. */
const BUILD_TIME = 180_000;
const BROTLI_BUDGET = { download: 4_300_000, library: 1_150_000 } as const;

const manifestSchema = z.strictObject({
  version: z.string().regex(/^[0-9a-f]{16}$/),
  files: z.array(z.strictObject({ name: z.string(), bytes: z.int() })),
});
const manifest = () => manifestSchema.parse(JSON.parse(readFileSync(MANIFEST, 'utf8')));

let compressed: Readonly<Record<string, number>>;

describe('the build', () => {
  beforeAll(async () => {
    await buildPythonRunner();
    compressed = await compressPythonFiles();
  }, BUILD_TIME);

  it('writes every file and its brotli variant', () => {
    const { version, files } = manifest();
    expect(files.map((file) => file.name).sort()).toEqual([
      'loader.js',
      'py.zip',
      'pyodide.asm.wasm',
      'worker.js',
    ]);
    for (const { name, bytes } of files) {
      const file = readFileSync(`${DIST}/${version}/${name}`);
      expect(file).toHaveLength(bytes);
      const variant = readFileSync(`${DIST}/${version}/${name}.br`);
      expect(variant).toHaveLength(compressed[name] ?? 0);
      expect(brotliDecompressSync(variant).equals(file)).toBe(true);
    }
  });

  it('writes a worker that imports nothing, because its policy forbids it', () => {
    const worker = readFileSync(`${DIST}/${manifest().version}/worker.js`, 'utf8');
    expect(worker.match(/\b(?:import|export)\b[^;()]*\bfrom\s*["'`]|^import\s*["'`]/gm)).toBeNull();
  });

  it('stays within the budget of the download', () => {
    const sum = Object.values(compressed).reduce((total, bytes) => total + bytes, 0);
    expect(sum).toBeLessThanOrEqual(BROTLI_BUDGET.download);
    expect(compressed['py.zip']).toBeLessThanOrEqual(BROTLI_BUDGET.library);
  });

  it('does nothing when no input has changed', async () => {
    expect(await buildPythonRunner()).toBe(false);
  });
});
