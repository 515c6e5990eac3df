import type { CourseWordsFile, PartialLevelWords, QuestionWords } from '../formats/course-words.ts';
import { beginsLeftToRight, isolateCode, withDirection } from '../isolate-code.ts';
import { isRightToLeft } from '../isolate-direction.ts';

const RIGHT_TO_LEFT_MARK = '\u200f';
/** An element with code, another tag, or the text between tags. */
const CODE_TAG_OR_TEXT = /<pre[\s\S]*?<\/pre>|<code[\s\S]*?<\/code>|<[^>]*>|[^<]+/g;
const BLOCK = /(<(p|li|td|th|h[1-6])>)([\s\S]*?)(?=<\/\2>)/g;
const CODE_ELEMENT = /<code[\s\S]*?<\/code>|<[^>]*>/g;
/** A comment in an example, up to the end of its line. */
const COMMENT = /(# *)([^\n<]*)/g;

const SIGNS: readonly (readonly [string, string])[] = [
  ['<', '&lt;'],
  ['>', '&gt;'],
  ['"', '&quot;'],
  ["'", '&#39;'],
  // `&` is decoded last and encoded first, because all others contain it.
  ['&', '&amp;'],
];
const plainOf = (html: string): string =>
  SIGNS.reduce((text, [sign, entity]) => text.replaceAll(entity, sign), html);
const htmlOf = (text: string): string =>
  SIGNS.toReversed().reduce((html, [sign, entity]) => html.replaceAll(sign, entity), text);

/**
 * Sets the direction of comments in an example. It uses an element, because readers would copy a direction mark
 * together with the code.
 */
const withCommentDirection = (pre: string): string =>
  pre.replaceAll(COMMENT, (all, sign: string, comment: string) =>
    isRightToLeft(comment) ? `${sign}<bdi>${comment}</bdi>` : all,
  );

const withMark = (html: string): string =>
  beginsLeftToRight(html.replaceAll(CODE_ELEMENT, '')) ? `${RIGHT_TO_LEFT_MARK}${html}` : html;

/** HTML of a lesson, with directions set for its code, its paragraphs and the comments in its examples. */
export const htmlWithDirection = (html: string): string => {
  const isolated = html.replaceAll(CODE_TAG_OR_TEXT, (part) => {
    if (part.startsWith('<pre')) return withCommentDirection(part);
    if (part.startsWith('<') || !isRightToLeft(html)) return part;
    // Code is shown in the wrong order only next to right-to-left letters.
    return htmlOf(isolateCode(plainOf(part)));
  });
  const marked = isolated.replaceAll(
    BLOCK,
    (_, tag: string, _name, inner: string) => `${tag}${withMark(inner)}`,
  );
  return /^<(?:p|ul|ol|pre|table|h[1-6])/.test(marked) ? marked : withMark(marked);
};

const questionWithDirection = ({ question, choices, because }: QuestionWords): QuestionWords => ({
  question: htmlWithDirection(question),
  choices: choices.map(htmlWithDirection),
  because: htmlWithDirection(because),
});

/** The words of a level with direction; texts that become code or are said on the farm do not change. */
const levelWithDirection = (words: PartialLevelWords): PartialLevelWords => ({
  ...words,
  ...(words.name !== undefined && { name: withDirection(words.name) }),
  ...(words.story !== undefined && { story: withDirection(words.story) }),
  ...(words.goal !== undefined && { goal: withDirection(words.goal) }),
  ...(words.tutorial !== undefined && { tutorial: htmlWithDirection(words.tutorial) }),
  ...(words.hints && { hints: words.hints.map(htmlWithDirection) }),
  ...(words.recall && { recall: words.recall.map(questionWithDirection) }),
  ...(words.predict && { predict: questionWithDirection(words.predict) }),
});

type Tree = string | { readonly [key: string]: Tree | undefined };

/** Adds directions to every text of a tree, such as the words of a scene or a quiz. */
export const textsWithDirection = <Texts extends Tree>(texts: Texts): Texts =>
  JSON.parse(JSON.stringify(texts), (_, value: unknown) =>
    typeof value === 'string' && isRightToLeft(value) ? withDirection(value) : value,
  );

/** The compiled words of a course in a language that is written from right to left, for display. */
export const courseWordsWithDirection = ({ course, levels }: CourseWordsFile): CourseWordsFile => ({
  course: textsWithDirection(course),
  levels: Object.fromEntries(
    Object.entries(levels).map(([slug, words]) => [slug, levelWithDirection(words)]),
  ),
});
