import { readdirSync } from 'node:fs';
import { join, posix } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The root folder of this checkout. */
export const ROOT = fileURLToPath(new URL('../../', import.meta.url)).replace(/[/\\]$/, '');

/** Folders that hold what was made or fetched; no check looks into them. */
const MADE = new Set([
  '.git',
  'node_modules',
  'dist',
  '.types',
  '.build',
  '.data',
  'test-results',
  'playwright-report',
]);

/** Every file of the repository below a folder, as paths with `/` from the root, sorted. */
export const filesOf = (root: string, folder = ''): string[] =>
  readdirSync(join(root, folder), { withFileTypes: true })
    .filter((entry) => !MADE.has(entry.name))
    .flatMap((entry) => {
      const path = posix.join(folder, entry.name);
      return entry.isDirectory() ? filesOf(root, path) : [path];
    })
    .sort();

/** Something a check found: where, what is wrong, and what to do about it. */
export type Finding = {
  readonly path: string;
  /** From 1; none when the finding is about the file or folder itself. */
  readonly line?: number;
  readonly problem: string;
};

/** Prints findings as `path:line  problem` and says by the exit code whether there were any. */
export const report = (check: string, findings: readonly Finding[]): void => {
  for (const { path, line, problem } of findings)
    console.error(`${line === undefined ? path : `${path}:${line}`}  ${problem}`);
  if (findings.length === 0) console.log(`${check}: nothing found.`);
  else {
    console.error(`\n${check}: ${findings.length} ${findings.length === 1 ? 'problem' : 'problems'}.`);
    process.exitCode = 1;
  }
};
