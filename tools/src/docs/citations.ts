/** A reference in a comment: to a page of the specification, or to a decision record. */
export type Citation =
  | {
      readonly kind: 'specification';
      readonly line: number;
      readonly page: 'game' | 'platform';
      readonly section?: number;
      /** Words that the cited section must contain, such as `'Run flow'`. */
      readonly words?: string;
    }
  | { readonly kind: 'decision'; readonly line: number; readonly number: number }
  | { readonly kind: 'table'; readonly line: number; readonly path: string };

/** White space, including the start of the next line of a comment. */
const SPACE = String.raw`(?:\n\s*(?:\*|//|#)\s?|\s)+`;
const QUOTED = `(?:,${SPACE}'([^']{2,60})')?`;

const SPECIFICATION = new RegExp(
  String.raw`\b(game|platform)\.md\b(?:${SPACE}sections?${SPACE}(\d+)${QUOTED})?`,
  'g',
);
const DECISION = new RegExp(String.raw`\bdecisions?(?:/|${SPACE})(\d{1,4})\b`, 'g');
const TABLE = /\b((?:docs\/)?spec\/[\w-]+\.tsv)\b/g;

const lineAt = (text: string, index: number): number => text.slice(0, index).split('\n').length;

/** The words of a comment on several lines, as one line. */
const inOneLine = (words: string): string => words.replaceAll(new RegExp(SPACE, 'g'), ' ');

/** Every page and section of the specification, and every decision record, that a file of code cites. */
export const citationsOf = (code: string): Citation[] => [
  ...[...code.matchAll(SPECIFICATION)].map(
    ({ index, 1: page, 2: section, 3: words }): Citation => ({
      kind: 'specification',
      line: lineAt(code, index),
      page: page === 'game' ? 'game' : 'platform',
      ...(section === undefined ? {} : { section: Number(section) }),
      ...(words === undefined ? {} : { words: inOneLine(words) }),
    }),
  ),
  ...[...code.matchAll(DECISION)].map(
    ({ index, 1: number }): Citation => ({
      kind: 'decision',
      line: lineAt(code, index),
      number: Number(number),
    }),
  ),
  ...[...code.matchAll(TABLE)].map(
    ({ index, 1: path = '' }): Citation => ({
      kind: 'table',
      line: lineAt(code, index),
      path,
    }),
  ),
];

/** The text of a numbered section of a page; undefined when the page has no such section. */
export const sectionOf = (page: string, section: number): string | undefined =>
  page.split(/^## /m).find((part) => part.startsWith(`${section}. `));
