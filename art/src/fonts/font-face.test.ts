import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { CUTS } from './cuts.ts';
import { fontFace, lettersOf } from './font-face.ts';

test('names the file, the letters and the weights of a cut', () => {
  const face = fontFace({
    name: 'text-english',
    family: 'Hopcode',
    weight: '200 1000',
    source: 'nunito/latin.woff2',
    ranges: [
      [0x41, 0x43],
      [0x2013, 0x2013],
    ],
    features: [],
  });
  expect(face).toContain('font-family: "Hopcode";');
  expect(face).toContain('font-weight: 200 1000;');
  expect(face).toContain('src: url("./text-english.woff2") format("woff2");');
  expect(face).toContain('unicode-range: U+0041-0043, U+2013;');
});

test('lists the letters of ranges', () => {
  expect(
    lettersOf([
      [0x41, 0x43],
      [0x2013, 0x2013],
    ]),
  ).toBe('ABC–');
});

/** The letters in the Latin file of a font's package. */
const wholeLatin = async (sheet: string, file: string): Promise<string[]> => {
  const css = await readFile(new URL(import.meta.resolve(sheet)), 'utf8');
  const face = css.split('@font-face').find((one) => one.includes(`${file}.woff2`)) ?? '';
  const ranges = [...face.matchAll(/U\+([0-9A-F]+)(?:-([0-9A-F]+))?/g)].map(
    ([, first = '', last = first]): [number, number] => [
      Number.parseInt(first, 16),
      Number.parseInt(last, 16),
    ],
  );
  return [...lettersOf(ranges)];
};

test.each([
  ['Hopcode', '@fontsource-variable/nunito/index.css', 'nunito-latin-wght-normal'],
  ['Hopcode Code', '@fontsource/jetbrains-mono/500.css', 'jetbrains-mono-latin-500-normal'],
])(
  'the subsets of %s have each letter of the original Latin file in one of them',
  async (family, sheet, file) => {
    const cut = CUTS.filter((one) => one.family === family && one.source.includes(file)).flatMap(
      ({ ranges }) => [...lettersOf(ranges)],
    );
    expect(cut.toSorted()).toEqual((await wholeLatin(sheet, file)).toSorted());
  },
);

test.each(['Hopcode', 'Hopcode Code'])(
  'the marks that isolate code are in the same file as the code, in %s',
  (family) => {
    const letters = CUTS.filter((one) => one.family === family).map(({ ranges }) => lettersOf(ranges));
    expect(letters.find((one) => one.includes('A'))).toContain('\u2066\u2067\u2068\u2069');
  },
);
