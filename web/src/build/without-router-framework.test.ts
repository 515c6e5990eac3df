import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { withoutFramework } from './without-router-framework.ts';

const SRC = join(import.meta.dirname, '..');
const router = dirname(fileURLToPath(import.meta.resolve('react-router/package.json')));
const components = readFileSync(join(router, 'dist/production/lib/dom/ssr/components.js'), 'utf8');

test('keeps the function that merges the refs of a link', () => {
  const rest = withoutFramework(components);
  expect(rest).toContain('function mergeRefs(...refs)');
  expect(rest).toContain('export const PrefetchPageLinks = () => null;');
  expect(rest).not.toContain('IntersectionObserver');
});

test('throws for a router that has its components elsewhere', () => {
  expect(() => withoutFramework(components.replaceAll('usePrefetchBehavior', 'usePrefetch'))).toThrow(
    'elsewhere',
  );
});

test('no link of a page uses a prop that only framework mode supports', () => {
  const users = globSync('**/*.tsx', { cwd: SRC }).filter((file) =>
    /<(?:Link|NavLink)\b[^>]*\s(?:prefetch|discover)=/.test(readFileSync(join(SRC, file), 'utf8')),
  );
  expect(users).toEqual([]);
});
