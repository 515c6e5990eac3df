import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { WordsProblem } from '../build/problem.ts';
import { checkWords } from '../check-words.ts';
import { DEFAULT_LOCALE, LOCALES } from '../locales.ts';
import { countWords } from '../texts/count-words.ts';
import { type ChapterSceneWords, chapterSceneWordsSchema, type SceneWordsFile } from './scene-words.ts';

export type CompiledSceneWords = {
  /** Lines by their path below dist, such as `en/scenes/python.json`. */
  readonly files: ReadonlyMap<string, SceneWordsFile>;
  readonly problems: readonly WordsProblem[];
};

/** Maximum number of words in a line, because a child reads the line before the next picture. */
const MOST_WORDS = 25;

const namesIn = (folder: string): string[] => (existsSync(folder) ? readdirSync(folder).sort() : []);

const jsonOf = (text: string): { value: unknown } | { message: string } => {
  try {
    return { value: JSON.parse(text) };
  } catch (error) {
    return { message: error instanceof Error ? error.message : String(error) };
  }
};

const tooLong = (chapter: ChapterSceneWords): string[] =>
  Object.entries(chapter).flatMap(([scene, lines]) =>
    Object.entries(lines).flatMap(([key, line]) => {
      const count = countWords(line);
      return count > MOST_WORDS ? [`${scene}.${key}: ${count} words, ${MOST_WORDS} are the limit`] : [];
    }),
  );

/**
 * Compiles the lines of the story's scenes, `<locale>/scenes/<course>/<chapter>.json`. An English line has at most 25
 * words. Another language may lack lines, but must not have additional ones. Reports all problems of all files.
 */
export const compileSceneWords = (root: string): CompiledSceneWords => {
  const files = new Map<string, SceneWordsFile>();
  const problems: WordsProblem[] = [];
  const readCourse = (locale: string, course: string): SceneWordsFile => {
    const folder = `${locale}/scenes/${course}`;
    const chapters: Record<string, ChapterSceneWords> = {};
    for (const name of namesIn(join(root, folder)).filter((one) => one.endsWith('.json'))) {
      const report = (message: string) => problems.push({ file: `${folder}/${name}`, line: 1, message });
      const read = jsonOf(readFileSync(join(root, folder, name), 'utf8'));
      if ('message' in read) {
        report(read.message);
        continue;
      }
      const parsed = chapterSceneWordsSchema.safeParse(read.value);
      for (const issue of parsed.error?.issues ?? []) report(`${issue.path.join('.')}: ${issue.message}`);
      if (!parsed.success) continue;
      if (locale === DEFAULT_LOCALE) for (const message of tooLong(parsed.data)) report(message);
      chapters[basename(name, '.json')] = parsed.data;
    }
    return chapters;
  };
  for (const { code } of [{ code: DEFAULT_LOCALE }, ...LOCALES.filter(({ code }) => code !== DEFAULT_LOCALE)])
    for (const course of namesIn(join(root, code, 'scenes'))) {
      const words = readCourse(code, course);
      files.set(`${code}/scenes/${course}.json`, words);
      if (code === DEFAULT_LOCALE) continue;
      const english = files.get(`${DEFAULT_LOCALE}/scenes/${course}.json`) ?? {};
      for (const [chapter, own] of Object.entries(words))
        for (const { key, message } of checkWords(code, english[chapter] ?? {}, own).findings)
          problems.push({
            file: `${code}/scenes/${course}/${chapter}.json`,
            line: 1,
            message: `${key}: ${message}`,
          });
    }
  return { files, problems };
};
