import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { askedFor, namedInPage, weighFirstVisit } from './first-visit.ts';

const ASSETS = [
  'atlas-AAAAAAAA.png',
  'atlas-BBBBBBBB.json',
  'mark-CCCCCCCC.png',
  'engine-DDDDDDDD.js',
  'stage-E_EE-EEE.js',
  'scene-show-HHHHHHHH.js',
  'scene-show-IIIIIIII.css',
  'story-JJJJJJJJ.js',
  'odo-KKKKKKKK.png',
  'rosa-LLLLLLLL.png',
];
const OTHERS = [
  'atlas-autumn-AAAAAAAA.png',
  'atlas-AAAAAAAA.png.br',
  'start-FFFFFFFF.js',
  'login-GGGGGGGG.js',
];
const PAGE =
  '<script src="/assets/start-FFFFFFFF.js"></script><link href="/assets/start-FFFFFFFF.js">' +
  '<a href="/en/login"></a><img src="/assets/mark-CCCCCCCC.png">' +
  '<script>for(const link of [{"rel":"preload","href":"/assets/login-GGGGGGGG.js"}])add(link)</script>';

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'hopcode-first-visit-'));
  await mkdir(join(folder, 'assets'));
  await mkdir(join(folder, 'pages/en'), { recursive: true });
  await writeFile(join(folder, 'pages/en/play.html'), PAGE);
  for (const name of [...ASSETS, ...OTHERS]) await writeFile(join(folder, 'assets', name), '12345');
  await writeFile(join(folder, 'assets/atlas-AAAAAAAA.png.br'), '12');
  await writeFile(join(folder, 'level.png'), '1234');
});
afterAll(() => rm(folder, { recursive: true }));

test('lists each file that a page names once', () => {
  expect(namedInPage(PAGE)).toEqual([
    'assets/start-FFFFFFFF.js',
    'assets/mark-CCCCCCCC.png',
    'assets/login-GGGGGGGG.js',
  ]);
});

test('lists the files that the play screen loads, without those of other pages', () => {
  expect(askedFor([...ASSETS, ...OTHERS])).toEqual(ASSETS.map((name) => `assets/${name}`));
});

test.each([
  ['missing', ASSETS.slice(1)],
  ['doubled', [...ASSETS, 'atlas-ZZZZZZZZ.png']],
])('throws for a file that is %s', (_, assets) => {
  expect(() => askedFor(assets)).toThrow('picture of all sprites');
});

test('weighs what the server sends: the rendered page, and the compressed copy of a file if there is one', async () => {
  const files = await weighFirstVisit(folder, join(folder, 'level.png'));
  expect(Object.fromEntries(files.map(({ name, bytes }) => [name, bytes]))).toEqual({
    'pages/en/play.html': brotliCompressSync(PAGE, {
      params: { [constants.BROTLI_PARAM_QUALITY]: 5 },
    }).length,
    'level.png': 4,
    'assets/start-FFFFFFFF.js': 5,
    'assets/login-GGGGGGGG.js': 5,
    'assets/atlas-AAAAAAAA.png': 2,
    'assets/atlas-BBBBBBBB.json': 5,
    'assets/mark-CCCCCCCC.png': 5,
    'assets/engine-DDDDDDDD.js': 5,
    'assets/stage-E_EE-EEE.js': 5,
    'assets/scene-show-HHHHHHHH.js': 5,
    'assets/scene-show-IIIIIIII.css': 5,
    'assets/story-JJJJJJJJ.js': 5,
    'assets/odo-KKKKKKKK.png': 5,
    'assets/rosa-LLLLLLLL.png': 5,
  });
});
