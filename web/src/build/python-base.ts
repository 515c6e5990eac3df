import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';

const MANIFEST = join(import.meta.dirname, '../../../python-runner/dist/manifest.json');
const manifestSchema = z.object({ version: z.string().min(1) });

/**
 * The address of the built Python files, `/py/<version>/`. If the files are missing, a build throws, and the
 * development server starts without Python.
 */
export const pythonBase = (command: 'build' | 'serve'): string => {
  if (existsSync(MANIFEST)) {
    const { version } = manifestSchema.parse(JSON.parse(readFileSync(MANIFEST, 'utf8')));
    return `/py/${version}/`;
  }
  const message = `${MANIFEST} is missing: run "node python-runner/src/build/build.ts" first.`;
  if (command === 'build') throw new Error(message);
  console.warn(message);
  return '/py/missing/';
};
