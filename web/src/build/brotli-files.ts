import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import type { Plugin } from 'vite';

const compress = promisify(brotliCompress);

/** Kinds of file that shrink; fonts and pictures are compressed already. */
const TEXT = /\.(?:js|mjs|css|html|json|svg|webmanifest|txt)$/;

/** Below this size, in bytes, a second file is not worth a request header. */
const SMALLEST = 512;

const compressFile = async (path: string): Promise<void> => {
  const bytes = await readFile(path);
  if (bytes.byteLength < SMALLEST) return;
  const packed = await compress(bytes, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.byteLength,
    },
  });
  await writeFile(`${path}.br`, packed);
};

/** Writes a brotli file beside every text file of the build, so that the server never compresses on the fly. */
export const brotliFiles = (): Plugin => {
  let folder = '';
  return {
    name: 'hopcode:brotli-files',
    apply: 'build',
    configResolved: (config) => {
      folder = resolve(config.root, config.build.outDir);
    },
    closeBundle: async () => {
      const entries = await readdir(folder, { recursive: true, withFileTypes: true });
      const files = entries.filter((entry) => entry.isFile() && TEXT.test(entry.name));
      await Promise.all(files.map((entry) => compressFile(join(entry.parentPath, entry.name))));
    },
  };
};
