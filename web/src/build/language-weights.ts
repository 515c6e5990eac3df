import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { weighFile } from './page-weights.ts';

/**
 * Budget of what a first visit of the play screen loads in another language in addition to English: its words and its
 * letters. See docs/decisions/0100.
 */
export const LANGUAGE_BUDGET = 80_000;

/** Files of words that the first level loads, after their index. */
const FIRST_WORDS = ['index', 'ui', 'engine', 'stage', 'story'] as const;
/** Words on the screen, whose letters need fonts: those files, and the first level and its scene. */
const FIRST_TEXTS = [
  ...['ui', 'engine', 'stage', 'story'].map((name) => `${name}.json`),
  'courses/python/intro.md',
  'scenes/python/intro.json',
];

type Font = { readonly file: string; readonly has: (letter: number) => boolean };

const FACE = /@font-face\s*\{([^}]*)\}/g;

/** The fonts for texts (not for code) in a style sheet, with their letters. */
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

/** The files of the fonts that a browser loads to show a text: for each letter the last font that has it. */
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
  /** Letters that no font of ours has: the system shows them. */
  readonly system: number;
};

const textsOf = async (folder: string): Promise<string> =>
  (await Promise.all(FIRST_TEXTS.map((file) => readFile(join(folder, file), 'utf8').catch(() => '')))).join(
    '',
  );

/**
 * What each language with words adds to the first English visit of the play screen, in bytes over the network. `dist` is
 * the build, `translations` the folder of words, `english` the fonts that English loads.
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
