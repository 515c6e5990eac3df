import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { PAGE_FILES } from './page-files.ts';
import { heaviestModules, namedFiles, readPageFiles, weighFile, weighFiles } from './page-weights.ts';

const LIST = {
  pages: { login: ['login.js', 'login.css'] },
  modules: { 'login.js': { 'page.tsx': 10, 'form.tsx': 30 }, 'play.js': { 'play.tsx': 99 } },
};

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'hopcode-page-weights-'));
  await writeFile(join(folder, PAGE_FILES), JSON.stringify(LIST));
  await writeFile(join(folder, 'login.js'), '12345');
  await writeFile(join(folder, 'login.js.br'), '12');
  await writeFile(join(folder, 'login.css'), '123');
});
afterAll(() => rm(folder, { recursive: true }));

it('reads the list of the build', async () => {
  expect(await readPageFiles(folder)).toEqual(LIST);
});

it('weighs what the server sends: the compressed copy of a file if there is one', async () => {
  expect(await Promise.all(LIST.pages.login.map((file) => weighFile(folder, file)))).toEqual([2, 3]);
  await expect(weighFile(folder, 'lost.js')).rejects.toThrow('lost.js');
});

it('lists the modules of a page, the largest first', () => {
  expect(heaviestModules(LIST, LIST.pages.login)).toEqual([
    ['form.tsx', 30],
    ['page.tsx', 10],
  ]);
});

it('counts a file once', async () => {
  expect(await weighFiles(folder, ['login.js', 'login.css', 'login.js'])).toBe(5);
});

it('finds the scripts and styles that a page loads before the user does anything', () => {
  const page =
    '<script>inline()</script><script type="module" async src="/assets/a.js"></script>' +
    '<link rel="modulepreload" crossorigin href="/assets/a.js"><link rel="modulepreload" href="/assets/b.js">' +
    '<link data-later="modulepreload" href="/assets/later.js"><link rel="stylesheet" href="/assets/c.css">' +
    '<link rel="preload" as="style" href="/assets/d.css"><link rel="preload" as="font" href="/assets/e.woff2">' +
    '<link rel="icon" href="/assets/f.svg"><script type="application/json" id="page-data">{}</script>';
  expect(namedFiles(page)).toEqual(['assets/a.js', 'assets/b.js', 'assets/c.css', 'assets/d.css']);
});
