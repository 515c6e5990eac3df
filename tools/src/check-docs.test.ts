import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { checkDocs } from './check-docs.ts';

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
  it('may tell the truth', () => {
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
  ])('in %s: %s is found out', (path, text) => {
    write(path, `\n${text}`);
    expect(checkDocs(root)).toMatchObject([{ path, line: 2 }]);
  });

  it('does not judge pages for learners', () => {
    write('translations/en/courses/python/intro.md', '`npm run x`');
    expect(checkDocs(root)).toEqual([]);
  });
});
