import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { DEFAULT_LOCALE, LOCALES } from '@hopcode/translations/locales';
import type { Plugin } from 'vite';
import { ALL_NAMESPACES } from '../lib/i18n/namespaces.ts';

const TRANSLATIONS = join(import.meta.dirname, '../../../translations');
const LIST = 'virtual:words';
const INDEXES = 'virtual:word-indexes';
const INDEX = 'virtual:words/';

const pathOf = (folder: string, locale: string, name: string): string =>
  join(folder, locale, `${name}.json`).replaceAll('\\', '/');

const filesOf = (folder: string, locale: string): readonly string[] =>
  ALL_NAMESPACES.filter((name) => existsSync(pathOf(folder, locale, name)));

/** The code of a language's index: the files of words that the language has. Each file is loaded on demand. */
const indexCode = (folder: string, locale: string): string => {
  const loads = filesOf(folder, locale).map(
    (name) =>
      `${JSON.stringify(name)}: () => import(${JSON.stringify(pathOf(folder, locale, name))}).then((file) => file.default),`,
  );
  return `export default {\n${loads.join('\n')}\n};\n`;
};

const localesOf = (folder: string): string[] =>
  LOCALES.map(({ code }) => code).filter(
    (code) => code !== DEFAULT_LOCALE && filesOf(folder, code).length > 0,
  );

/** The code that loads the index of a language on demand. */
const indexesCode = (folder: string): string =>
  `export default {\n${localesOf(folder)
    .map((code) => `${code}: () => import('${INDEX}${code}'),`)
    .join('\n')}\n};\n`;

/**
 * The code of the list: for each language with files of words, the files that it lacks. Most languages lack the same
 * files, so each list is stored only once.
 */
const listCode = (folder: string): string => {
  const lists: string[] = [];
  const lacks = localesOf(folder).map((code) => {
    const files = filesOf(folder, code);
    const list = JSON.stringify(ALL_NAMESPACES.filter((name) => !files.includes(name)));
    if (!lists.includes(list)) lists.push(list);
    return `${code}: lists[${lists.indexOf(list)}]`;
  });
  return `const lists = [${lists.join(', ')}];
export const lacks = { ${lacks.join(', ')} };
export const openIndexes = () => import(${JSON.stringify(INDEXES)}).then((file) => file.default);
`;
};

/**
 * The module `virtual:words`: which files of words exist in languages other than English. Each language has its own
 * index, so that a page does not contain seven hundred file names. The names of the indexes are in another file, which
 * an English page never loads. The HTML of pages in other languages names the files to load immediately
 * (`pages/early-words.ts`).
 */
export const wordIndexes = (folder: string = TRANSLATIONS): Plugin => ({
  name: 'hopcode:word-indexes',
  resolveId: (id) => (id === LIST || id === INDEXES || id.startsWith(INDEX) ? `\0${id}` : undefined),
  load: (id) => {
    if (id === `\0${LIST}`) return listCode(folder);
    if (id === `\0${INDEXES}`) return indexesCode(folder);
    return id.startsWith(`\0${INDEX}`) ? indexCode(folder, id.slice(INDEX.length + 1)) : undefined;
  },
});
