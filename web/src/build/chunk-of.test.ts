import { expect, it } from 'vitest';
import { chunkOf } from './chunk-of.ts';

const IMPORTS: Readonly<Record<string, readonly string[]>> = {
  '/start.ts': ['/page.ts', '/library/index.mjs'],
  '/page.ts': ['/start.ts', '/library/button.mjs'],
  '/library/index.mjs': ['/library/button.mjs', '/library/table.mjs'],
};
const context = { getModuleInfo: (id: string) => ({ importedIds: IMPORTS[id] ?? [] }) };

it.each([
  ['/start.ts', 'first'],
  ['/page.ts', 'first'],
  ['/library/button.mjs', 'first'],
  ['/library/index.mjs', null],
  ['/library/table.mjs', null],
  ['/late-page.ts', null],
])('puts %s into the chunk %s', (id, name) => {
  expect(chunkOf({ name: 'first', start: '/start.ts', barrels: /index\.mjs$/ })(id, context)).toBe(name);
});
