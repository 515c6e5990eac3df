import { readdirSync } from 'node:fs';
import { join, posix } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The root folder of this checkout. */
export const ROOT = fileURLToPath(new URL('../../', import.meta.url)).replace(/[/\\]$/, '');

/** Folders of generated or downloaded files; no check reads them. */
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

/** A problem found by a check: where, what, and how to fix it. */
export type Finding = {
  readonly path: string;
  /** The line, counted from 1; absent when the finding is about the file or folder itself. */
  readonly line?: number;
  readonly problem: string;
};

/** Prints findings as `path:line  problem`. If there are findings, the exit code is 1. */
export const report = (check: string, findings: readonly Finding[]): void => {
  for (const { path, line, problem } of findings)
    console.error(`${line === undefined ? path : `${path}:${line}`}  ${problem}`);
  if (findings.length === 0) console.log(`${check}: nothing found.`);
  else {
    console.error(`\n${check}: ${findings.length} ${findings.length === 1 ? 'problem' : 'problems'}.`);
    process.exitCode = 1;
  }
};
