import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import type { Plugin } from 'vite';
import { unpackedPng } from './unpacked-png.ts';

const compress = promisify(brotliCompress);

/** File types that compress well. Fonts are already compressed. */
const SHRINKS = /\.(?:js|mjs|css|html|json|svg|webmanifest|txt|png)$/;

/** Files smaller than this, in bytes, are not compressed, because they gain too little. */
const SMALLEST = 512;

const compressFile = async (path: string): Promise<void> => {
  const file = await readFile(path);
  if (file.byteLength < SMALLEST) return;
  const bytes = path.endsWith('.png') ? unpackedPng(file) : file;
  const packed = await compress(bytes, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.byteLength,
    },
  });
  if (packed.byteLength < file.byteLength) await writeFile(`${path}.br`, packed);
};

/**
 * Writes a brotli copy next to each file of the build that compression makes smaller. So the server need not compress
 * these files.
 */
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
      const files = entries.filter((entry) => entry.isFile() && SHRINKS.test(entry.name));
      await Promise.all(files.map((entry) => compressFile(join(entry.parentPath, entry.name))));
    },
  };
};
