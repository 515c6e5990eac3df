import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const PAGES = 'web/src/**/*.test.{ts,tsx}';
const NEEDS_PAGE = '// @vitest-environment happy-dom';
/**
 * Matches a file that replaces modules. In a shared process, a module would stay replaced, or would be loaded before
 * the file could replace it.
 */
const REPLACES_MODULES = /\bvi\.(?:mock|doMock|resetModules)\(/;
/**
 * This file replaces globals that the module zzfx reads while it loads. In a shared process, another file may already
 * have loaded zzfx.
 */
const OWN_PROCESS = 'web/src/stage/sound.test.ts';

const TOOLS = '{benchmarks,e2e,python-runner,tools}/src/**/*.test.ts';
const STARTS_PYTHON = /usePython|Runner\(|buildPythonRunner/;
/** Matches a file that runs Python in a thread of its process, and ends that thread. */
const HAS_THREAD = /\busePython\(/;
/**
 * Matches a file with shorter time limits than a learner has. In a shared process, work that an earlier file has left
 * behind could use up part of that time.
 */
const IS_ABOUT_TIME = /\bmilliseconds: \d/;
/**
 * Tests of the time limits for programs, as paths from the root. They run first, and only parts with `givesWay` run at
 * the same time.
 */
export const TIMED: readonly string[] = ['hostile', 'limits', 'process-runner', 'reset', 'runs-apart'].map(
  (name) => `python-runner/src/${name}.test.ts`,
);
/** Matches a file that starts another process, or replaces something that other files in its process use. */
const NEEDS_PROCESS =
  /node:child_process|\bvi\.(?:mock|doMock|resetModules|stub\w+|useFakeTimers)\(|process\.(?:chdir|env)/;

/** How the test files of the tools and of the runner may run; paths from the root. */
export type ToolGroups = {
  /** Files that start neither Python nor a process, and share processes. */
  readonly plain: readonly string[];
  /**
   * Files that run Python in a thread. They share processes with each other, so that each process compiles the
   * interpreter once.
   */
  readonly python: readonly string[];
};

/** Sorts the test files of the tools and of the runner by their text. Files in neither group get a separate process. */
export const toolGroups = (root: string): ToolGroups => {
  const files = globSync(TOOLS, { cwd: root })
    .sort()
    .map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }))
    .filter(({ path, text }) => !TIMED.includes(path) && !NEEDS_PROCESS.test(text));
  return {
    plain: files.filter(({ text }) => !STARTS_PYTHON.test(text)).map(({ path }) => path),
    python: files
      .filter(({ text }) => HAS_THREAD.test(text) && !IS_ABOUT_TIME.test(text))
      .map(({ path }) => path),
  };
};

/** How the test files of the web app may run; paths from the root. */
export type WebGroups = {
  /** Files that need a page and share processes. */
  readonly pages: readonly string[];
  /** Files that need no page and share processes. */
  readonly plain: readonly string[];
};

/** Sorts the test files of the web app by their text. Files in neither group replace modules, so they run alone. */
export const webGroups = (root: string): WebGroups => {
  const files = globSync(PAGES, { cwd: root })
    .sort()
    .map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }))
    .filter(({ path, text }) => path !== OWN_PROCESS && !REPLACES_MODULES.test(text));
  const isPage = ({ text }: { readonly text: string }) => text.startsWith(NEEDS_PAGE);
  return {
    pages: files.filter(isPage).map(({ path }) => path),
    plain: files.filter((file) => !isPage(file)).map(({ path }) => path),
  };
};
