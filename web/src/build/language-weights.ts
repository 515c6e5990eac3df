import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { weighFile } from './page-weights.ts';

/**
 * The maximum number of bytes that a first visit to the play screen may add in a language other than English, for words
 * and fonts. See docs/decisions/0100.
 */
export const LANGUAGE_BUDGET = 80_000;

/** The files of words that the first level loads, after the index. */
const FIRST_WORDS = ['index', 'ui', 'engine', 'stage', 'story'] as const;
/** The files whose texts decide which fonts load: files of words, and the words of the first chapter and its scenes. */
const FIRST_TEXTS = [
  ...['ui', 'engine', 'stage', 'story'].map((name) => `${name}.json`),
  'courses/python/intro.md',
  'scenes/python/intro.json',
];

type Font = { readonly file: string; readonly has: (letter: number) => boolean };

const FACE = /@font-face\s*\{([^}]*)\}/g;

/** The fonts for text (not for code) in a style sheet, with the letters that each of them contains. */
export const fontsIn = (css: string): readonly Font[] =>
  [...css.matchAll(FACE)].flatMap(([, face = '']) => {
    const file = /url\("?\/?([^")]+\.woff2)/.exec(face)?.[1];
    const list = /unicode-range:\s*([^;}]+)/.exec(face)?.[1];
    if (file === undefined || list === undefined || !/font-family:\s*"?Hopcode"?\s*[;}]/.test(`${face};`))
      return [];
    const ranges = list.split(',').map((range) => {
      const [first = '', last = first] = range.trim().replace(/^U\+/i, '').split('-');
      return [Number.parseInt(first, 16), Number.parseInt(last, 16)] as const;
    });
    return [{ file, has: (letter) => ranges.some(([first, last]) => first <= letter && letter <= last) }];
  });

/** The font files that a browser loads to show some text: for each letter, the last font that contains it. */
export const fontFilesFor = (text: string, fonts: readonly Font[]): readonly string[] => [
  ...new Set(
    [...new Set(text)].flatMap(
      (sign) => fonts.findLast(({ has }) => has(sign.codePointAt(0) ?? 0))?.file ?? [],
    ),
  ),
];

export type LanguageWeight = {
  readonly locale: string;
  readonly words: number;
  readonly fonts: number;
  /** The number of letters that none of our fonts contains. The fonts of the system show them. */
  readonly system: number;
};

const textsOf = async (folder: string): Promise<string> =>
  (await Promise.all(FIRST_TEXTS.map((file) => readFile(join(folder, file), 'utf8').catch(() => '')))).join(
    '',
  );

/**
 * How many bytes each translation adds to the first visit to the play screen, compared with English. `dist` is the
 * folder of the build, and `translations` is the folder of the words.
 */
export const weighLanguages = async (
  dist: string,
  translations: string,
): Promise<readonly LanguageWeight[]> => {
  const assets = await readdir(join(dist, 'assets'));
  const sheets = assets.filter((name) => name.endsWith('.css'));
  const css = await Promise.all(sheets.map((name) => readFile(join(dist, 'assets', name), 'utf8')));
  const fonts = fontsIn(css.join('\n'));
  const english = new Set(fontFilesFor(await textsOf(join(translations, 'en')), fonts));
  const locales = [
    ...new Set(assets.flatMap((name) => /^words-([a-z]+)-ui-[\w-]{8}\.js$/.exec(name)?.[1] ?? [])),
  ];
  return await Promise.all(
    locales.map(async (locale) => {
      const files = FIRST_WORDS.flatMap((name) =>
        assets.filter((file) => new RegExp(`^words-${locale}-${name}-[\\w-]{8}\\.js$`).test(file)),
      );
      const text = await textsOf(join(translations, locale));
      const letters = [...new Set(text)].filter((sign) => /\p{L}/u.test(sign));
      const own = fontFilesFor(text, fonts).filter((file) => !english.has(file));
      const weigh = async (names: readonly string[]) =>
        (await Promise.all(names.map((name) => weighFile(dist, name)))).reduce((sum, size) => sum + size, 0);
      return {
        locale,
        words: await weigh(files.map((name) => `assets/${name}`)),
        fonts: await weigh(own),
        system: letters.filter((sign) => !fonts.some(({ has }) => has(sign.codePointAt(0) ?? 0))).length,
      };
    }),
  );
};
