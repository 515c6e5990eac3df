import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import { compressCached, writeWhole } from './brotli.ts';
import { DIST, MANIFEST } from './build.ts';

/**
 * Writes the brotli variants of the files in dist/manifest.json, and their sizes into dist/compressed.json. This is a
 * separate step, because it takes much longer than the build and only the server needs it.
 */

const BROTLI_CACHE = join(DIST, 'brotli-cache');
/** The version and the sizes of the files that were compressed last; the setup checks that this file exists. */
const COMPRESSED = join(DIST, 'compressed.json');

const manifestSchema = z.object({ version: z.string(), files: z.array(z.object({ name: z.string() })) });

/** Compresses the files of the last build; returns their compressed sizes by name. */
export const compressPythonFiles = async (): Promise<Readonly<Record<string, number>>> => {
  const { version, files } = manifestSchema.parse(JSON.parse(await readFile(MANIFEST, 'utf8')));
  const sizes = await Promise.all(
    files.map(async ({ name }) => {
      const path = join(DIST, version, name);
      const compressed = await compressCached(await readFile(path), BROTLI_CACHE);
      await writeWhole(`${path}.br`, compressed);
      return [name, compressed.length] as const;
    }),
  );
  const byName = Object.fromEntries(sizes);
  await writeWhole(COMPRESSED, `${JSON.stringify({ version, sizes: byName }, null, 2)}\n`);
  return byName;
};

if (process.argv[1] === fileURLToPath(import.meta.url)) await compressPythonFiles();
