import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { DEFAULT_LOCALE, LOCALES } from '@hopcode/translations/locales';
import type { Plugin } from 'vite';
import { ALL_NAMESPACES } from '../lib/i18n/namespaces.ts';

const TRANSLATIONS = join(import.meta.dirname, '../../../translations');
const LIST = 'virtual:words';
const INDEX = 'virtual:words/';

const pathOf = (folder: string, locale: string, name: string): string =>
  join(folder, locale, `${name}.json`).replaceAll('\\', '/');

const filesOf = (folder: string, locale: string): readonly string[] =>
  ALL_NAMESPACES.filter((name) => existsSync(pathOf(folder, locale, name)));

/** The files that a language has, each loaded on demand. */
const indexCode = (folder: string, locale: string): string => {
  const loads = filesOf(folder, locale).map(
    (name) =>
      `${JSON.stringify(name)}: () => import(${JSON.stringify(pathOf(folder, locale, name))}).then((file) => file.default),`,
  );
  return `export default {\n${loads.join('\n')}\n};\n`;
};

/** The languages that have files, each with its index on demand, and the files that they lack. */
const listCode = (folder: string): string => {
  const locales = LOCALES.map(({ code }) => code).filter(
    (code) => code !== DEFAULT_LOCALE && filesOf(folder, code).length > 0,
  );
  const lacks = locales.map((code) => [
    code,
    ALL_NAMESPACES.filter((name) => !filesOf(folder, code).includes(name)),
  ]);
  const indexes = locales.map((code) => `${code}: () => import('${INDEX}${code}'),`);
  return `export const indexes = {\n${indexes.join('\n')}\n};\nexport const lacks = ${JSON.stringify(Object.fromEntries(lacks))};\n`;
};

/**
 * The module `virtual:words`: which words other languages than English have. Each language has an index of its own, so
 * that a page does not carry the names of seven hundred files.
 */
export const wordIndexes = (folder: string = TRANSLATIONS): Plugin => ({
  name: 'hopcode:word-indexes',
  resolveId: (id) => (id === LIST || id.startsWith(INDEX) ? `\0${id}` : undefined),
  load: (id) => {
    if (id === `\0${LIST}`) return listCode(folder);
    return id.startsWith(`\0${INDEX}`) ? indexCode(folder, id.slice(INDEX.length + 1)) : undefined;
  },
});
