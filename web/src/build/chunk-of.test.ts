import { expect, it } from 'vitest';
import { chunkOf } from './chunk-of.ts';

const IMPORTS: Readonly<Record<string, readonly string[]>> = {
  '/start.ts': ['/page.ts', '/library/index.mjs'],
  '/page.ts': ['/start.ts', '/library/button.mjs'],
  '/late-page.ts': ['/library/button.mjs'],
  '/library/index.mjs': ['/library/button.mjs', '/library/table.mjs'],
};
const LATER: Readonly<Record<string, readonly string[]>> = { '/pages.ts': ['/late-page.ts'] };
const context = {
  getModuleInfo: (id: string) => ({
    importedIds: IMPORTS[id] ?? [],
    dynamicallyImportedIds: LATER[id] ?? [],
  }),
};

it.each([
  ['/start.ts', 'first'],
  ['/page.ts', 'first'],
  ['/library/button.mjs', 'first'],
  ['/library/index.mjs', null],
  ['/library/table.mjs', null],
  ['/late-page.ts', null],
])('puts %s into the chunk %s', (id, name) => {
  expect(chunkOf({ name: 'first', start: ['/start.ts'], barrels: /index\.mjs$/ })(id, context)).toBe(name);
});

it('takes a module of a barrel that it names', () => {
  const chunk = chunkOf({ name: 'first', start: ['/start.ts'], barrels: /index\.mjs$/, also: /table\.mjs$/ });
  expect(chunk('/library/table.mjs', context)).toBe('first');
});

it('leaves out what a page imports that loads on demand', () => {
  const chunk = chunkOf({
    name: 'first',
    start: ['/start.ts'],
    barrels: /index\.mjs$/,
    otherPages: '/pages.ts',
  });
  const names = ['/page.ts', '/library/button.mjs', '/late-page.ts'].map((id) => chunk(id, context));
  expect(names).toEqual(['first', null, null]);
});
