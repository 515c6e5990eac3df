import { expect, test } from 'vitest';
import { isOwnShell } from './is-own-shell.ts';

const ASSETS = ['/assets/index-1a.js', '/assets/start-2b.css'];
const page = (...names: string[]): string =>
  names.map((name) => `<script type="module" src="/assets/${name}"></script>`).join('');

test.each([
  ['all files are of the build', page('index-1a.js', 'start-2b.css'), true],
  ['one file is of another build', page('index-1a.js', 'start-3c.css'), false],
  ['a page of a proxy names no file', '<p>Log in to the network of the library</p>', false],
])('%s', (_, html, expected) => {
  expect(isOwnShell(html, ASSETS)).toBe(expected);
});
