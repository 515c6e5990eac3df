import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { TIMED, toolGroups, webGroups } from './test-groups.ts';

/** Creates a folder with these files, given by their paths. */
const folderOf = (files: Readonly<Record<string, string>>): string => {
  const root = mkdtempSync(join(tmpdir(), 'groups-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(join(root, dirname(path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  return root;
};

it('sorts the test files of the web app by what they need', () => {
  const page = '// @vitest-environment happy-dom\n';
  const root = folderOf({
    'web/src/ui/page.test.tsx': page,
    'web/src/ui/page-with-stub.test.tsx': `${page}vi.stubGlobal('fetch', () => {});`,
    'web/src/ui/plain.test.ts': 'expect(1).toBe(1);',
    'web/src/ui/mocks-page.test.tsx': `${page}vi.mock('./x.ts');`,
    'web/src/ui/mocks.test.ts': "vi.doMock('./x.ts');",
    'web/src/ui/page.tsx': page,
    'server/src/app.test.ts': '',
  });
  expect(webGroups(root)).toEqual({
    pages: ['web/src/ui/page-with-stub.test.tsx', 'web/src/ui/page.test.tsx'],
    plain: ['web/src/ui/plain.test.ts'],
  });
});

it('sorts the test files of the tools and of the runner by what they start', () => {
  const root = folderOf({
    'tools/src/rules.test.ts': 'expect(1).toBe(1);',
    'tools/src/starts.test.ts': "import { spawn } from 'node:child_process';",
    'tools/src/levels.test.ts': 'await buildPythonRunner(); const runner = createNodeRunner();',
    'python-runner/src/processes.test.ts': "usePython(); import { spawn } from 'node:child_process';",
    'python-runner/src/time.test.ts': 'const run = usePython({ limits: { milliseconds: 300 } });',
    'python-runner/src/build.test.ts': 'await buildPythonRunner();',
    'python-runner/src/words.test.ts': 'expect(1).toBe(1);',
    'python-runner/src/python.test.ts': 'const run = usePython();',
    'python-runner/src/reset.test.ts': 'const run = usePython({ keepWorker: true });',
    'python-runner/src/timers.test.ts': 'vi.useFakeTimers();',
    'engine/src/world.test.ts': '',
  });
  expect(toolGroups(root)).toEqual({
    plain: ['python-runner/src/words.test.ts', 'tools/src/rules.test.ts'],
    python: ['python-runner/src/python.test.ts'],
  });
});

it.each(TIMED)('%s, which must run first, exists', (path) => {
  expect(existsSync(join(import.meta.dirname, '../../..', path))).toBe(true);
});
