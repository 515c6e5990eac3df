import { expect, it } from 'vitest';
import { chunkOf } from './chunk-of.ts';

const LIBRARY = '/node_modules/library';
const BARREL = `${LIBRARY}/index.mjs`;

type Source = {
  readonly imports: readonly string[];
  readonly code?: string;
  readonly later?: readonly string[];
};
const SOURCES: Readonly<Record<string, Source>> = {
  '/start.ts': { imports: ['/page.ts', BARREL], code: "import { Icon as Picture } from 'library';" },
  '/page.ts': { imports: ['/start.ts', '/button.mjs'] },
  [BARREL]: {
    imports: [`${LIBRARY}/icon.mjs`, `${LIBRARY}/table.mjs`],
    code: "export { default as Icon, default as Sign } from './icon.mjs'; import { Table } from './table.mjs';",
  },
  '/shell.ts': { imports: ['/pages.ts'] },
  '/pages.ts': { imports: [], later: ['/late-page.ts', '/start.ts'] },
  '/late-page.ts': { imports: ['/button.mjs', BARREL], code: "import { Table } from 'library';" },
};
const context = {
  getModuleInfo: (id: string) => ({
    code: SOURCES[id]?.code ?? null,
    importedIds: SOURCES[id]?.imports ?? [],
    dynamicallyImportedIds: SOURCES[id]?.later ?? [],
  }),
};
const options = { name: 'first', start: ['/start.ts'], barrels: /index\.mjs$/ };

it.each([
  ['/start.ts', 'first'],
  ['/page.ts', 'first'],
  ['/button.mjs', 'first'],
  [`${LIBRARY}/icon.mjs`, 'first'],
  [`${LIBRARY}/table.mjs`, null],
  [BARREL, null],
  ['/late-page.ts', null],
])('puts %s into the chunk %s', (id, name) => {
  expect(chunkOf(options)(id, context)).toBe(name);
});

it('follows a name that the library imports before it exports it', () => {
  const chunk = chunkOf({ ...options, start: ['/late-page.ts'] });
  expect(chunk(`${LIBRARY}/table.mjs`, context)).toBe('first');
});

it('leaves out the imports of a page that loads on demand', () => {
  const chunk = chunkOf({ ...options, otherPages: ['/shell.ts'] });
  const names = ['/page.ts', '/button.mjs', '/late-page.ts'].map((id) => chunk(id, context));
  expect(names).toEqual(['first', null, null]);
});
