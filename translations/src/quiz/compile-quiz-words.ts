import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { WordsProblem } from '../build/problem.ts';
import { checkWords, type WordsTree } from '../check-words.ts';
import { DEFAULT_LOCALE, LOCALES } from '../locales.ts';
import { type ChapterQuizWords, chapterQuizWordsSchema, type QuizWordsFile } from './quiz-words.ts';

export type CompiledQuizWords = {
  /** Words by their path below dist, such as `en/quizzes/python.json`. */
  readonly files: ReadonlyMap<string, QuizWordsFile>;
  readonly problems: readonly WordsProblem[];
};

const namesIn = (folder: string): string[] => (existsSync(folder) ? readdirSync(folder).sort() : []);

const readJson = (file: string): { value: unknown } | { message: string } => {
  try {
    return { value: JSON.parse(readFileSync(file, 'utf8')) };
  } catch (error) {
    return { message: error instanceof Error ? error.message : String(error) };
  }
};

/** Texts by their names, without missing pieces, for the comparison of two languages. */
const treeOf = (words: ChapterQuizWords): WordsTree =>
  Object.fromEntries(
    Object.entries(words).map(([id, question]) => [
      id,
      Object.fromEntries(
        Object.entries(question).flatMap(([piece, text]) => (text === undefined ? [] : [[piece, text]])),
      ),
    ]),
  );

/**
 * Compiles the words of the quizzes, `<locale>/quizzes/<course>/<chapter>.json`. Another language may lack pieces, but
 * must not have additional ones or change code. Reports all problems of all files.
 */
export const compileQuizWords = (root: string): CompiledQuizWords => {
  const files = new Map<string, QuizWordsFile>();
  const problems: WordsProblem[] = [];
  const readCourse = (locale: string, course: string): QuizWordsFile => {
    const folder = `${locale}/quizzes/${course}`;
    const chapters: Record<string, ChapterQuizWords> = {};
    for (const name of namesIn(join(root, folder)).filter((one) => one.endsWith('.json'))) {
      const report = (message: string) => problems.push({ file: `${folder}/${name}`, line: 1, message });
      const read = readJson(join(root, folder, name));
      if ('message' in read) {
        report(read.message);
        continue;
      }
      const parsed = chapterQuizWordsSchema.safeParse(read.value);
      for (const issue of parsed.error?.issues ?? []) report(`${issue.path.join('.')}: ${issue.message}`);
      if (parsed.success) chapters[basename(name, '.json')] = parsed.data;
    }
    return chapters;
  };
  for (const { code } of [{ code: DEFAULT_LOCALE }, ...LOCALES.filter(({ code }) => code !== DEFAULT_LOCALE)])
    for (const course of namesIn(join(root, code, 'quizzes'))) {
      const words = readCourse(code, course);
      const english =
        code === DEFAULT_LOCALE ? undefined : files.get(`${DEFAULT_LOCALE}/quizzes/${course}.json`);
      for (const [chapter, own] of Object.entries(words))
        if (code !== DEFAULT_LOCALE)
          for (const { key, message } of checkWords(code, treeOf(english?.[chapter] ?? {}), treeOf(own))
            .findings)
            problems.push({
              file: `${code}/quizzes/${course}/${chapter}.json`,
              line: 1,
              message: `${key}: ${message}`,
            });
      files.set(`${code}/quizzes/${course}.json`, words);
    }
  return { files, problems };
};
