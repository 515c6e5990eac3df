import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { flatWords } from '../check-words.ts';
import { treeSchema } from './json-texts.ts';
import { textsOfMarkdown } from './markdown-texts.ts';

export const WORDS_ROOT = join(import.meta.dirname, '../..');

/** The texts of a file by their keys, or why it cannot be read. */
export type FileTexts = { readonly texts: ReadonlyMap<string, string> } | { readonly problem: string };

/** The texts of a file of words; the extension of its name decides the format. */
export const parseWordFile = (file: string, content: string): FileTexts => {
  if (file.endsWith('.md')) return { texts: textsOfMarkdown(content) };
  try {
    const parsed = treeSchema.safeParse(JSON.parse(content));
    return parsed.success
      ? { texts: flatWords(parsed.data) }
      : { problem: 'has something other than texts in groups' };
  } catch (error) {
    return { problem: error instanceof Error ? error.message : String(error) };
  }
};

/** Every file of words of a language, below its folder: `ui.json`, `courses/python/intro.md`. */
export const wordFilesOf = (root: string, locale: string): readonly string[] => {
  const folder = join(root, locale);
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => name.replaceAll('\\', '/'))
    .filter((name) => /\.(json|md)$/.test(name))
    .sort();
};

/** The texts of a language, file by file. */
export const readLanguage = (root: string, locale: string): ReadonlyMap<string, FileTexts> =>
  new Map(
    wordFilesOf(root, locale).map((file) => [
      file,
      parseWordFile(file, readFileSync(join(root, locale, file), 'utf8')),
    ]),
  );

/** The English texts, file by file. Throws if a file cannot be read. */
export const readEnglish = (root: string): ReadonlyMap<string, ReadonlyMap<string, string>> =>
  new Map(
    [...readLanguage(root, 'en')].map(([file, read]) => {
      if ('problem' in read) throw new Error(`en/${file}: ${read.problem}`);
      return [file, read.texts];
    }),
  );
