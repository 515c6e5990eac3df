import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { checkCitations, checkDocs } from './check-docs.ts';

let root: string;
const write = (path: string, text: string) => {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
};

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'docs-'));
  write('package.json', '{"scripts": {"start": "x"}}');
  write('web/package.json', '{"scripts": {"dev": "x"}}');
  write('engine/src/commands/push.ts', '');
  write('docs/glossary.md', '');
});
afterEach(() => rmSync(root, { recursive: true }));

describe('the documentation', () => {
  it('passes if it is true', () => {
    write(
      'README.md',
      '`npm start`, `npm run dev -w web`, [words](docs/glossary.md), `engine/src/commands/<name>.ts`',
    );
    write('docs/a.md', '[words](glossary.md), `web/dist/index.html`');
    write('engine/README.md', '`commands/`');
    expect(checkDocs(root)).toEqual([]);
  });

  it.each([
    ['README.md', '`npm run dev`'],
    ['README.md', '`npm run start -w web`'],
    ['README.md', '`npm run start -w attic`'],
    ['docs/a.md', '`engine/src/commands/pull.ts`'],
    ['web/README.md', '`engine/src/goals/<name>.ts`'],
    ['README.md', '`npx nothing`'],
    ['docs/a.md', '`commands/`'],
  ])('in %s: %s is reported', (path, text) => {
    write(path, `\n${text}`);
    expect(checkDocs(root)).toMatchObject([{ path, line: 2 }]);
  });

  it('is not checked on pages for learners', () => {
    write('translations/en/courses/python/intro.md', '`npm run x`');
    expect(checkDocs(root)).toEqual([]);
  });
});

describe('the comments of the code', () => {
  beforeEach(() => {
    write('docs/spec/game.md', '## 5. Rules\n- Push: one tile.\n');
    write('docs/decisions/0003-push.md', '');
  });

  it('may cite existing sections', () => {
    write('engine/src/a.ts', "// game.md section 5, 'Push'; decision 3; docs/decisions/0003");
    expect(checkCitations(root)).toEqual([]);
  });

  it.each([
    ['engine/src/a.ts', '// game.md section 6'],
    ['engine/src/a.ts', "// game.md section 5, 'Pull'"],
    ['web/src/a.css', '/* platform.md */'],
    ['python-runner/a.py', '# decision 4'],
    ['engine/src/a.ts', '// docs/spec/pages.tsv'],
  ])('in %s: %s is found', (path, text) => {
    write(path, `\n${text}`);
    expect(checkCitations(root)).toMatchObject([{ path, line: 2 }]);
  });
});
