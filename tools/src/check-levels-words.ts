import { ownCodeLines } from '@hopcode/courses/checks/code-lines';
import type { PartialLevelWords } from '@hopcode/translations/formats/course-words';
import { countWords } from '@hopcode/translations/texts/count-words';

/**
 * Maximum number of words in an English sentence: a child of ten must be able to read it in one go. Most sentences have
 * at most 12 words.
 */
const SENTENCE = 15;
/**
 * Maximum number of words in a story, a goal and a tutorial. Children do not read more than this before the first run.
 */
const STORY = 14;
const GOAL = 30;
const TUTORIAL = 90;

const PROGRAM = /<pre[\s\S]*?<\/pre>/g;
const CODE = /<code[^>]*>[\s\S]*?<\/code>/g;
const END_OF_BLOCK = /<\/(?:p|li|ul|ol|h\d)>|<br>/g;
const TAG = /<[^>]*>/g;
/** A sentence ends at its punctuation mark, and at closing quotes and brackets after the mark. */
const AFTER_SENTENCE = /(?<=[.!?]["”’)]*)\s+/;

const ENTITIES: Readonly<Record<string, string>> = { lt: '<', gt: '>', quot: '"', '#39': "'", amp: '&' };

/** Text of HTML with the signs themselves, such as `"` in place of `&quot;`. */
const withoutEntities = (text: string): string =>
  text.replace(/&(lt|gt|quot|#39|amp);/g, (sign, name) => ENTITIES[name] ?? sign);

/**
 * Paragraphs and list items as plain text. Programs are left out; a piece of code within a sentence counts as one word.
 */
const paragraphs = (html: string): string[] =>
  html
    .replace(PROGRAM, '\n')
    .replace(CODE, 'code')
    .replace(END_OF_BLOCK, '\n')
    .replace(TAG, '')
    .split(/\n+/)
    .map((text) => withoutEntities(text).trim())
    .filter((text) => text !== '');

/**
 * The English words of a level that are too long: a sentence of more than 15 words, a story of more than 14, a goal of
 * more than 30, or a tutorial of more than 90. Each problem is a sentence for the author of the level.
 */
export const tooLong = (words: PartialLevelWords): string[] => {
  const { story = '', goal = '', tutorial = '', hints = [] } = words;
  const questions = [...(words.recall ?? []), ...(words.predict ? [words.predict] : [])];
  const asked = questions.flatMap(({ question, because }) => [question, because]);
  const sentences = [story, goal, tutorial, ...hints, ...asked]
    .flatMap(paragraphs)
    .flatMap((text) => text.split(AFTER_SENTENCE));
  const long = sentences.filter((sentence) => countWords(sentence) > SENTENCE);
  const total = (html: string) => paragraphs(html).reduce((sum, text) => sum + countWords(text), 0);
  return [
    ...long.map((sentence) => `say it in two sentences: ${sentence}`),
    ...(total(story) > STORY ? [`the story has ${total(story)} words, ${STORY} are the limit`] : []),
    ...(total(goal) > GOAL ? [`the goal has ${total(goal)} words, ${GOAL} are the limit`] : []),
    ...(total(tutorial) > TUTORIAL
      ? [`the tutorial has ${total(tutorial)} words, ${TUTORIAL} are the limit`]
      : []),
  ];
};

const plainText = (html: string): string => withoutEntities(html.replace(TAG, ''));

/** Every line of code in a piece of HTML (in programs and in sentences), without its indentation. */
const linesOfCode = (html: string): string[] =>
  (html.match(CODE) ?? []).flatMap((code) =>
    plainText(code)
      .split('\n')
      .map((line) => line.trim()),
  );

/** Maximum number of characters in a line of code: longer lines do not fit next to the farm on a small laptop. */
export const WIDEST_LINE = 43;

/** The lines of a program that are too wide for the editor. */
export const tooWide = (program: string): string[] =>
  program.split('\n').filter((line) => line.length > WIDEST_LINE);

/** The lines that are too wide in the programs of a tutorial or of hints, as HTML. */
export const tooWideIn = (texts: readonly string[]): string[] =>
  texts.flatMap((html) => html.match(PROGRAM) ?? []).flatMap((program) => tooWide(plainText(program)));

/** Number of hints that come before the hint with gaps. */
const MILD = 3;

/**
 * Lines that a child has to write, but that one of the first three hints gives word for word. A single word such as
 * `break`, or a call without arguments, does not count.
 */
export const givenAway = (template: string, solution: string, hints: readonly string[]): string[] => {
  const given = ownCodeLines(template).map((line) => line.trim());
  const shown = hints.slice(0, MILD).flatMap(linesOfCode);
  return ownCodeLines(solution)
    .map((line) => line.trim())
    .filter((line) => line.includes(' ') && !given.includes(line) && shown.includes(line));
};

/** A command that a program calls. A name with a gap is not a name. */
const COMMAND = /\bplayer\.([a-z_]*[a-z])(?=\()/g;

const commandsIn = (code: string): string[] =>
  Array.from(code.matchAll(COMMAND), ([, name = '']) => name).filter((name) => !name.includes('__'));

/** Commands in the hint with gaps that neither the starter code nor the solution uses. `hints` contain HTML. */
export const strayCommands = (template: string, solution: string, hints: readonly string[]): string[] => {
  const known = commandsIn(`${template}\n${solution}`);
  return linesOfCode(hints[MILD] ?? '')
    .flatMap(commandsIn)
    .filter((name) => !known.includes(name));
};
