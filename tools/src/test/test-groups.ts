import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const PAGES = 'web/src/**/*.test.{ts,tsx}';
const NEEDS_PAGE = '// @vitest-environment happy-dom';
/** A replaced module stays replaced in a shared process, or was loaded before the file could replace it. */
const REPLACES_MODULES = /\bvi\.(?:mock|doMock|resetModules)\(/;
/** Replaces what a module (zzfx) reads while it loads, which another file may have loaded before. */
const OWN_PROCESS = 'web/src/stage/sound.test.ts';

const TOOLS = '{benchmarks,e2e,python-runner,tools}/src/**/*.test.ts';
/** Starts Python or another process, or replaces what the process of other files uses. */
const STARTS_PROCESS =
  /usePython|Runner\(|buildPythonRunner|node:child_process|\bvi\.(?:mock|doMock|resetModules|stub\w+|useFakeTimers)\(|process\.(?:chdir|env)/;

/** Test files of the tools and of the runner that start no process, so that they may share one; paths from the root. */
export const toolGroup = (root: string): readonly string[] =>
  globSync(TOOLS, { cwd: root })
    .sort()
    .filter((path) => !STARTS_PROCESS.test(readFileSync(join(root, path), 'utf8')));

/** How the test files of the web app may run; paths from the root. */
export type WebGroups = {
  /** Need a page, and share processes. */
  readonly pages: readonly string[];
  /** Need no page, and share processes. */
  readonly plain: readonly string[];
};

/** Sorts the test files of the web app by their text. Files in neither group replace modules: they run alone. */
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
