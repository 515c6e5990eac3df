import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { fontFilesFor, fontsIn, weighLanguages } from './language-weights.ts';

const CSS = `@font-face{font-family:Hopcode;src:url(/assets/western.woff2)format("woff2");unicode-range:U+80-FF}
@font-face { font-family: "Hopcode"; src: url("/assets/english.woff2") format("woff2"); unicode-range: U+0-7F, U+2026; }
@font-face{font-family:Hopcode;src:url(/assets/hebrew.woff2)format("woff2");unicode-range:U+590-5FF}
@font-face{font-family:Hopcode Code;src:url(/assets/code.woff2)format("woff2");unicode-range:U+0-7F}`;

it.each([
  ['Run…', ['assets/english.woff2']],
  ['größe', ['assets/english.woff2', 'assets/western.woff2']],
  ['הרץ', ['assets/hebrew.woff2']],
  ['実行', []],
])('%s needs the fonts %j', (text, files) => {
  expect(fontFilesFor(text, fontsIn(CSS))).toEqual(files);
});

const root = await mkdtemp(join(tmpdir(), 'hopcode-languages-'));
afterAll(() => rm(root, { recursive: true }));
const write = async (path: string, text: string) => {
  await mkdir(dirname(join(root, path)), { recursive: true });
  await writeFile(join(root, path), text);
};

it('weighs the words and fonts that a language adds to English', async () => {
  await write('dist/assets/start-AAAAAAAA.css', CSS);
  for (const font of ['english', 'hebrew', 'western', 'code']) await write(`dist/assets/${font}.woff2`, font);
  await write('dist/assets/ui-AAAAAAAA.js', 'english words');
  await write('dist/assets/words-he-ui-AAAAAAAA.js', '12345');
  await write('dist/assets/words-he-stage-AAAAAAAA.js', '123');
  await write('dist/assets/words-he-school-AAAAAAAA.js', '1234567');
  await write('dist/assets/words-ja-ui-AAAAAAAA.js', '1234');
  await write('translations/en/ui.json', '{"run": "Run"}');
  await write('translations/he/ui.json', '{"run": "הרץ"}');
  await write('translations/ja/ui.json', '{"run": "実行"}');
  expect(await weighLanguages(join(root, 'dist'), join(root, 'translations'))).toEqual([
    { locale: 'he', words: 8, fonts: 6, system: 0 },
    { locale: 'ja', words: 4, fonts: 0, system: 2 },
  ]);
});
