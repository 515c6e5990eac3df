import { createHash } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';

const compress = promisify(brotliCompress);

/**
 * 11 is the best compression. Compressing the interpreter takes about 10 seconds, but only once, because the result is
 * cached by content.
 */
const QUALITY = 11;
const WINDOW_BITS = 24;

/** Hexadecimal hash of contents. */
export const contentHash = (...parts: readonly (string | Uint8Array)[]): string => {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part).update('\0');
  return hash.digest('hex');
};

/** Writes a file completely or not at all, because other processes may be reading or building at the same time. */
export const writeWhole = async (path: string, contents: string | Uint8Array): Promise<void> => {
  const draft = `${path}.${process.pid}.draft`;
  await writeFile(draft, contents);
  await rename(draft, path);
};

const kept = async (path: string): Promise<Buffer | undefined> => {
  try {
    return await readFile(path);
  } catch {
    return undefined;
  }
};

/** The contents, compressed with Brotli; from the cache folder if they have been compressed before. */
export const compressCached = async (contents: Uint8Array, cacheFolder: string): Promise<Uint8Array> => {
  await mkdir(cacheFolder, { recursive: true });
  const path = join(cacheFolder, `${contentHash(contents)}-q${QUALITY}.br`);
  const known = await kept(path);
  if (known) return known;
  const compressed = await compress(contents, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: QUALITY,
      [constants.BROTLI_PARAM_LGWIN]: WINDOW_BITS,
      [constants.BROTLI_PARAM_SIZE_HINT]: contents.length,
    },
  });
  await writeWhole(path, compressed);
  return compressed;
};
