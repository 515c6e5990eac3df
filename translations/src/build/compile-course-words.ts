import type { CourseWords, CourseWordsFile, PartialLevelWords } from '../formats/course-words.ts';
import { countWords } from '../texts/count-words.ts';
import { compileChapterWords, LEVEL_SECTIONS, OPTIONAL_SECTIONS } from './compile-chapter-words.ts';
import type { WordsProblem } from './problem.ts';
import { wordSections } from './word-sections.ts';

/** A Markdown file of a course: `path` for problems, `name` without folder and extension (`course`, `intro`). */
export type WordsFile = { readonly path: string; readonly name: string; readonly text: string };
export type CompiledCourseWords = {
  readonly words: CourseWordsFile;
  readonly problems: readonly WordsProblem[];
};

/** The file with the course's own name and description; every other file is a chapter, named by its slug. */
const COURSE_FILE = 'course';

/**
 * Compiles the words of one course in one language: `course.md` (`# name` and a paragraph of description) and one
 * file per chapter. Pieces may be missing.
 */
export const compileCourseWords = (files: readonly WordsFile[]): CompiledCourseWords => {
  const course: Partial<CourseWords> = {};
  const chapters: Record<string, string> = {};
  const levels: Record<string, PartialLevelWords> = {};
  const problems: WordsProblem[] = [];
  for (const file of files) {
    if (file.name === COURSE_FILE) {
      const [section] = wordSections(file.text);
      if (!section?.text)
        problems.push({
          file: file.path,
          line: 1,
          message: 'write "# name of the course" and a description',
        });
      else
        Object.assign(course, {
          name: section.path[0],
          description: section.text.replace(/[ \t\r\n]+/g, ' '),
        });
      continue;
    }
    const chapter = compileChapterWords(file.path, file.text);
    if (chapter.name !== undefined) chapters[file.name] = chapter.name;
    for (const slug of Object.keys(chapter.levels))
      if (Object.hasOwn(levels, slug))
        problems.push({ file: file.path, line: 1, message: `"${slug}" has words in two chapters: keep one` });
    Object.assign(levels, chapter.levels);
    problems.push(...chapter.problems);
  }
  return { words: { course: { ...course, chapters }, levels }, problems };
};

const missingPieces = (level: PartialLevelWords): string[] =>
  LEVEL_SECTIONS.filter((section) => {
    if (OPTIONAL_SECTIONS.includes(section)) return false;
    if (section.startsWith('hint')) return level.hints === undefined;
    return !Object.hasOwn(level, section);
  });

/** The number of words in a piece of HTML, without its blocks of code. */
const wordsOutsideFences = (html: string): number =>
  countWords(html.replace(/<pre[\s\S]*?<\/pre>/g, ' ').replace(/<[^>]+>/g, ''));

const GOAL_WORDS = 30;
const TUTORIAL_WORDS = 90;

/**
 * Problems that count only in English: missing pieces of levels, and texts that are too long for children (a goal has
 * at most 30 words, a tutorial at most 90 outside its example).
 */
export const sourceProblems = (words: CourseWordsFile, file: (slug: string) => string): WordsProblem[] => {
  const problems: WordsProblem[] = [];
  for (const [slug, level] of Object.entries(words.levels)) {
    const report = (message: string) =>
      problems.push({ file: file(slug), line: 1, message: `${slug}: ${message}` });
    for (const piece of missingPieces(level)) report(`write the section "### ${piece}"`);
    const goal = countWords(level.goal ?? '');
    if (goal > GOAL_WORDS) report(`the goal has ${goal} words, ${GOAL_WORDS} are the limit`);
    const tutorial = wordsOutsideFences(level.tutorial ?? '');
    if (tutorial > TUTORIAL_WORDS)
      report(`the tutorial has ${tutorial} words, ${TUTORIAL_WORDS} are the limit`);
    if (!/<code class="language-python">/.test(level.tutorial ?? ''))
      report('the tutorial needs an example in a ```python fence');
  }
  return problems;
};
