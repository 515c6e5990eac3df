import {
  levelWordsSchema,
  type PartialLevelWords,
  type QuestionWords,
  questionWordsSchema,
} from '../formats/course-words.ts';
import { markdownToHtml } from './markdown.ts';
import type { WordsProblem } from './problem.ts';
import { type Section, wordSections } from './word-sections.ts';

export type ChapterWords = {
  readonly name: string | undefined;
  readonly levels: Readonly<Record<string, PartialLevelWords>>;
  readonly problems: readonly WordsProblem[];
};

export const HINT_COUNT = 5;
const PLAIN = ['name', 'story', 'goal'] as const;
const HINTS: readonly string[] = Array.from({ length: HINT_COUNT }, (_, index) => `hint ${index + 1}`);
const RECALLS: readonly string[] = ['recall 1', 'recall 2'];
const PREDICT = 'predict';
const ANSWERS = 'answers';
/**
 * Sections that some levels lack: questions and answers of the farm are only for levels whose level.yaml has them, and
 * `code` is only for starter code with comments.
 */
export const OPTIONAL_SECTIONS: readonly string[] = ['code', ANSWERS, ...RECALLS, PREDICT];
/** Headings under a level, in their recommended order. */
export const LEVEL_SECTIONS: readonly string[] = [
  ...PLAIN,
  ...RECALLS,
  PREDICT,
  'tutorial',
  ...HINTS,
  'code',
  ANSWERS,
];

const KEY_AND_TEXT = /^- +([a-z][a-z0-9-]*): +(.+?)\s*$/;
const MARKUP_IN_PLAIN_TEXT = /[`*<]/;

type Report = (line: number, message: string) => void;

const plainText = (section: Section, report: Report): string => {
  if (MARKUP_IN_PLAIN_TEXT.test(section.text))
    report(section.line, `"${section.path[2]}" is plain text: take out the \`, * or <`);
  return section.text.replace(/[ \t\r\n]+/g, ' ');
};

const textsByKey = (section: Section, text: string, report: Report): Record<string, string> => {
  const texts: Record<string, string> = {};
  for (const line of section.text.split('\n')) {
    if (line.trim() === '') continue;
    const found = KEY_AND_TEXT.exec(line);
    const key = found?.[1];
    const value = found?.[2];
    if (key === undefined || value === undefined)
      report(section.line, `write "${line.trim()}" as "- key: ${text}"`);
    else if (Object.hasOwn(texts, key)) report(section.line, `the key "${key}" is there twice: keep one`);
    else texts[key] = value;
  }
  return texts;
};

const CHOICE = /^- +(.+?)\s*$/;

/**
 * A question: text and code, then its choices as a list without empty lines, then the reason for the correct choice.
 * The file level.yaml sets which choice is correct.
 */
const questionWords = (section: Section, report: Report): QuestionWords | undefined => {
  const lines = section.text.split('\n');
  const isChoice = (line: string) => CHOICE.test(line);
  const first = lines.findIndex(isChoice);
  const last = lines.findLastIndex(isChoice);
  const choices = lines.slice(first, last + 1).map((line) => CHOICE.exec(line)?.[1] ?? '');
  const words = {
    question: markdownToHtml(lines.slice(0, Math.max(0, first)).join('\n').trim()),
    choices: choices.map((choice) => markdownToHtml(choice).replace(/^<p>|<\/p>$/g, '')),
    because: markdownToHtml(
      lines
        .slice(last + 1)
        .join('\n')
        .trim(),
    ),
  };
  const parsed = questionWordsSchema.safeParse(words);
  if (!parsed.success)
    report(
      section.line,
      `"${section.path[2]}" is a question, two to four choices as "- choice" and then the reason`,
    );
  return parsed.data;
};

const levelWords = (sections: readonly Section[], report: Report): PartialLevelWords => {
  const words: PartialLevelWords = {};
  const named = new Map(sections.map((section) => [section.path[2], section]));
  for (const section of sections)
    if (section.text === '') report(section.line, `"${section.path[2]}" is empty: write it or take it out`);
  for (const piece of PLAIN) {
    const section = named.get(piece);
    if (section?.text) words[piece] = plainText(section, report);
  }
  const tutorial = named.get('tutorial');
  if (tutorial?.text) words.tutorial = markdownToHtml(tutorial.text);
  const hints = HINTS.flatMap((hint) => named.get(hint) ?? []);
  const last = hints[0];
  if (last && hints.length !== HINT_COUNT)
    report(last.line, `the ladder has ${hints.length} of ${HINT_COUNT} hints: write all or none`);
  else if (last) words.hints = hints.map((section) => markdownToHtml(section.text));
  const recall = RECALLS.flatMap((name) => named.get(name) ?? []).flatMap(
    (section) => questionWords(section, report) ?? [],
  );
  if (recall.length > 0) words.recall = recall;
  const predict = named.get(PREDICT);
  const prediction = predict && questionWords(predict, report);
  if (prediction) words.predict = prediction;
  const code = named.get('code');
  if (code) words.code = textsByKey(code, 'text of the comment', report);
  const answers = named.get(ANSWERS);
  if (answers) words.answers = textsByKey(answers, 'what is said', report);
  return words;
};

const lengthProblems = (words: PartialLevelWords, line: number, report: Report) => {
  for (const issue of levelWordsSchema.partial().safeParse(words).error?.issues ?? [])
    report(line, `"${issue.path.join('.')}": ${issue.message}`);
};

/**
 * Compiles the words of a chapter: `# name of the chapter`, then per level `## slug` with the sections of
 * `LEVEL_SECTIONS` under `###`. `file` is only for problems. The function reports all problems, but accepts missing
 * pieces.
 */
export const compileChapterWords = (file: string, markdown: string): ChapterWords => {
  const problems: WordsProblem[] = [];
  const report: Report = (line, message) => problems.push({ file, line, message });
  const sections = wordSections(markdown);
  const levels: Record<string, PartialLevelWords> = {};
  let name: string | undefined;
  for (const section of sections) {
    const [chapter, slug, piece] = section.path;
    if (section.path.length === 1) {
      if (name !== undefined) report(section.line, 'a chapter has one name: use "##" for a level');
      name = chapter;
    } else if (!slug) {
      report(section.line, `"### ${piece}" belongs under the "## slug" of a level`);
    } else if (section.path.length === 2) {
      if (Object.hasOwn(levels, slug)) report(section.line, `the level "${slug}" is there twice: keep one`);
      if (section.text) report(section.line, `put the text under a "###" heading of "${slug}"`);
      const own = sections.filter((other) => other.path[1] === slug && other.path.length === 3);
      levels[slug] = levelWords(own, report);
      lengthProblems(levels[slug], section.line, report);
    } else {
      if (!LEVEL_SECTIONS.includes(piece ?? ''))
        report(section.line, `"${piece}" is no section; there are: ${LEVEL_SECTIONS.join(', ')}`);
      const twin = sections.find((other) => other.path[1] === slug && other.path[2] === piece);
      if (twin !== section) report(section.line, `"${piece}" of "${slug}" is there twice: keep one`);
    }
  }
  if (name === undefined) report(1, 'begin the file with "# name of the chapter"');
  return { name, levels, problems };
};
