import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

/** Path of the command line program of Playwright. */
export const PLAYWRIGHT = join(
  dirname(createRequire(import.meta.url).resolve('@playwright/test/package.json')),
  'cli.js',
);
