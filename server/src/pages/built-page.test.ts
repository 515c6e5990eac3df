import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { builtPages } from './built-page.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'hopcode-built-'));
afterAll(() => rmSync(folder, { recursive: true }));

const file = path.join(folder, 'page.html');
const hash = (text: string) => ` 'sha256-${createHash('sha256').update(text).digest('base64')}'`;

test.each([
  ['no inline code', '<p>a</p>', '', ''],
  ['a script', '<script>go()</script>', hash('go()'), ''],
  [
    'data, which no policy is about',
    '<script type="application/json">{"style":" style=\\"a\\""}</script>',
    '',
    '',
  ],
  ['a style attribute', '<p class="a" style="--a:1px">b</p>', '', hash('--a:1px')],
  ['the same twice', '<p style="--a:1px"><i style="--a:1px">', '', hash('--a:1px')],
  [
    'an escaped one',
    '<p style="background:url(&quot;a&amp;b&#x27;&quot;)">',
    '',
    hash('background:url("a&b\'")'),
  ],
])('the sources of a page with %s', async (_, html, scripts, styleAttributes) => {
  writeFileSync(file, html);
  const read = builtPages({ site: () => 'https://hop.test', google: false, selling: 'off' });
  expect(await read(file)).toEqual({ html, scripts, styleAttributes });
});

test('a page gets the address of the site, and is read again after a new build', async () => {
  const read = builtPages({ site: () => 'https://hop.test', google: false, selling: 'off' });
  writeFileSync(file, '<link rel="canonical" href="SITE_ADDRESS/en/login" />');
  expect((await read(file))?.html).toBe('<link rel="canonical" href="https://hop.test/en/login" />');
  writeFileSync(file, '<meta property="og:image" content="/a.png" />');
  expect((await read(file))?.html).toBe('<meta property="og:image" content="https://hop.test/a.png" />');
  expect(await read(path.join(folder, 'other.html'))).toBeUndefined();
});

test.each([
  [true, 'yes'],
  [false, 'no'],
])('a page says whether the site has the login of Google: %s', async (google, word) => {
  writeFileSync(file, '<html data-google="GOOGLE_LOGIN">');
  const page = await builtPages({ site: () => 'https://hop.test', google, selling: 'off' })(file);
  expect(page?.html).toBe(`<html data-google="${word}">`);
});

test('a page says how the site sells', async () => {
  writeFileSync(file, '<html data-selling="SELLING_MODE">');
  const page = await builtPages({ site: () => 'https://hop.test', google: false, selling: 'test' })(file);
  expect(page?.html).toBe('<html data-selling="test">');
});
