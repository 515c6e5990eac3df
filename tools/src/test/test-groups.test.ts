import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { webGroups } from './test-groups.ts';

it('sorts the test files of the web app by what they need', () => {
  const root = mkdtempSync(join(tmpdir(), 'groups-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  const page = '// @vitest-environment happy-dom\n';
  const files: Readonly<Record<string, string>> = {
    'web/src/ui/page.test.tsx': page,
    'web/src/ui/page-with-stub.test.tsx': `${page}vi.stubGlobal('fetch', () => {});`,
    'web/src/ui/plain.test.ts': 'expect(1).toBe(1);',
    'web/src/ui/mocks-page.test.tsx': `${page}vi.mock('./x.ts');`,
    'web/src/ui/mocks.test.ts': "vi.doMock('./x.ts');",
    'web/src/ui/page.tsx': page,
    'server/src/app.test.ts': '',
  };
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(join(root, dirname(path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  expect(webGroups(root)).toEqual({
    pages: ['web/src/ui/page-with-stub.test.tsx', 'web/src/ui/page.test.tsx'],
    plain: ['web/src/ui/plain.test.ts'],
  });
});
