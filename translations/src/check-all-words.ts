import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { checkWords, type WordsTree } from './check-words.ts';
import { GUIDE, withLevelNames } from './checks/level-names.ts';
import { DEFAULT_LOCALE, isLocale, LOCALES } from './locales.ts';
import { readEnglish, readLanguage } from './texts/word-files.ts';

const treeSchema: z.ZodType<WordsTree> = z.lazy(() =>
  z.record(z.string(), z.union([z.string(), treeSchema])),
);

/** The problems and missing keys of the interface words in one language. */
export type LocaleReport = {
  readonly locale: string;
  readonly problems: readonly string[];
  /** Keys without a translation, such as `ui.json game.run.title`, or a whole file, such as `mail.json`. */
  readonly missing: readonly string[];
};

const ROOT = join(import.meta.dirname, '..');

const jsonFiles = (folder: string): string[] =>
  existsSync(folder)
    ? readdirSync(folder)
        .filter((name) => name.endsWith('.json'))
        .sort()
    : [];

const readTree = (file: string): { tree: WordsTree } | { problem: string } => {
  try {
    const parsed = treeSchema.safeParse(JSON.parse(readFileSync(file, 'utf8')));
    return parsed.success ? { tree: parsed.data } : { problem: 'holds something else than texts in groups' };
  } catch (error) {
    return { problem: error instanceof Error ? error.message : String(error) };
  }
};

/** The English words of the guide with the names that levels have in a language. The keys are whole paths. */
const guideFor = (root: string, locale: string): WordsTree =>
  Object.fromEntries(withLevelNames(GUIDE, readEnglish(root), readLanguage(root, locale)) ?? []);

const reportOf = (root: string, locale: string, english: ReadonlyMap<string, WordsTree>): LocaleReport => {
  const problems: string[] = [];
  const missing: string[] = [];
  const files = jsonFiles(join(root, locale));
  for (const name of files)
    if (!english.has(name)) problems.push(`${locale}/${name}: there is no such file in English`);
  for (const [name, source] of english) {
    if (!files.includes(name)) {
      missing.push(name);
      continue;
    }
    const read = readTree(join(root, locale, name));
    if ('problem' in read) {
      problems.push(`${locale}/${name}: ${read.problem}`);
      continue;
    }
    const check = checkWords(locale, name === GUIDE ? guideFor(root, locale) : source, read.tree);
    problems.push(...check.findings.map(({ key, message }) => `${locale}/${name} ${key}: ${message}`));
    missing.push(...check.missing.map((key) => `${name} ${key}`));
  }
  return { locale, problems, missing };
};

/** Folders of this package that have no words. */
const OTHER_FOLDERS = ['src', 'dist', 'node_modules', 'allowed', 'glossary', 'notes', 'seals'];

/** Folders of words whose name is not in `locales.ts`. No other check reads them. */
export const foldersWithoutLocale = (root: string = ROOT): string[] =>
  readdirSync(root, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !OTHER_FOLDERS.includes(entry.name) && !isLocale(entry.name))
    .map(({ name }) => name);

/**
 * Checks the interface words of all languages below the folder of translations, one report per language, English first.
 * A language without any files has only missing keys.
 */
export const checkAllWords = (root: string = ROOT): LocaleReport[] => {
  const english = new Map<string, WordsTree>();
  const unreadable: string[] = [];
  for (const name of jsonFiles(join(root, DEFAULT_LOCALE))) {
    const read = readTree(join(root, DEFAULT_LOCALE, name));
    if ('tree' in read) english.set(name, read.tree);
    else unreadable.push(`${DEFAULT_LOCALE}/${name}: ${read.problem}`);
  }
  return LOCALES.map(({ code }) => {
    const report = reportOf(root, code, english);
    return code === DEFAULT_LOCALE ? { ...report, problems: [...unreadable, ...report.problems] } : report;
  });
};
