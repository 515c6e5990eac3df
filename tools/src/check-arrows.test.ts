import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { checkArrows } from './check-arrows.ts';

let root: string;
const write = (path: string, text: string) => {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
};

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'arrows-'));
  write('package.json', '{"workspaces": ["engine", "art"]}');
  write('engine/package.json', '{}');
  write('art/package.json', '{"dependencies": {"@hopcode/engine": "1"}}');
  write('art/src/a.ts', "import '@hopcode/engine/x';\nimport './b.ts';");
});
afterEach(() => rmSync(root, { recursive: true }));

describe('the imports of a repository', () => {
  it('pass if they are valid', () => {
    expect(checkArrows(root)).toEqual([]);
  });

  it('are reported with file and line', () => {
    write('engine/src/world/e.ts', "\n\nconst art = () => import('@hopcode/art/a');");
    expect(checkArrows(root)).toMatchObject([{ path: 'engine/src/world/e.ts', line: 3 }]);
  });

  it('are refused in a circle, even if they import only types', () => {
    write('art/src/b.ts', "import type { C } from './deep/c.ts';\nexport type B = C;");
    write('art/src/deep/c.ts', "import type { B } from '../b.ts';\nexport type C = B;");
    expect(checkArrows(root)).toMatchObject([
      { path: 'art/src/b.ts', problem: expect.stringContaining('art/src/b.ts, art/src/deep/c.ts') },
    ]);
  });

  it('are refused in packages and folders that are not listed', () => {
    write('package.json', '{"workspaces": ["engine", "art", "cellar"]}');
    write('cellar/package.json', '{}');
    write('attic/x.ts', '');
    expect(checkArrows(root).map(({ path }) => path)).toEqual(['cellar', 'attic']);
  });

  it('are not checked in generated files', () => {
    write('engine/dist/e.ts', "import '@hopcode/art/a';");
    expect(checkArrows(root)).toEqual([]);
  });
});
