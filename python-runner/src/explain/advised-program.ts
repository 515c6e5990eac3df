import {
  type EditContext,
  editContext,
  indentOf,
  mark,
  onLine,
  param,
  swap,
  wholeLine,
  word,
} from './edit.ts';
import { type Explanation, LONGEST_PIECE } from './explanation.ts';

type Edit = (at: EditContext) => string;

/** The line of the error with the indent of another line. */
const indentLike = (at: EditContext, line: number): string =>
  onLine(at, (text) => indentOf(at.source.split('\n')[line - 1] ?? '') + text.trimStart());

/** The number of the last line with code above the error. */
const lineAbove = (at: EditContext): number =>
  at.source
    .split('\n')
    .slice(0, at.line - 1)
    .findLastIndex((text) => /^\s*[^\s#]/.test(text)) + 1;

/** The program with four more spaces in front of the lines from the error to another line. */
const indentedTo = (at: EditContext, last: number): string =>
  at.source
    .split('\n')
    .map((text, index) => (index >= at.line - 1 && index < last ? `    ${text}` : text))
    .join('\n');

/** The line of the error with a comma after the first value of the marked code. */
const withComma = (marked: string): string =>
  marked.replace(
    /^("[^"]*"|'[^']*'|\S+?)(?:(?<=["'])\s*\.\s*(?=["'\d])|\s+|(?=["'])|(?<=["'])(?=\p{L}))/u,
    '$1, ',
  );

/** A line written as two lines. */
const inTwoLines: Edit = (at) =>
  wholeLine(at, `${param(at, 'first')}\n${indentOf(at.lineText)}${param(at, 'second')}`);

/** The change that the exact advice of each row asks for, by the key of the row. */
export const ADVISED_EDITS: Readonly<Record<string, Edit>> = {
  'missing-colon': (at) => onLine(at, (text) => text.replace(/\s*(#.*)?$/, ': $1')),
  'bracket-open-at-end': (at) => onLine(at, (text) => text.trimEnd() + param(at, 'closing')),
  'bracket-open-at-colon': (at) => swap(at, /:\s*$/, `${param(at, 'closing')}:`),
  'comma-missing': (at) => mark(at, withComma(at.marked)),
  'comma-missing-at-end': (at) => onLine(at, (text) => `${text.trimEnd()},`, Number(param(at, 'at'))),
  'semicolon-between-values': (at) => swap(at, /;/, ','),
  'block-missing': (at) => onLine(at, (text) => `    ${text}`),
  'block-missing-lines': (at) => indentedTo(at, Number(param(at, 'last'))),
  'head-is-note': (at) => swap(at, /#+\s*/, ''),
  'indent-unexpected': (at) => indentLike(at, lineAbove(at)),
  'else-not-in-line': (at) =>
    onLine(at, (text) => ' '.repeat(Number(param(at, 'amount'))) + text.trimStart()),
  'else-with-condition': (at) => wholeLine(at, `elif ${param(at, 'condition')}:`),
  'keyword-misspelt': (at) => swap(at, word(param(at, 'word')), param(at, 'hint')),
  'keyword-as-name': (at) => swap(at, word(param(at, 'name')), `my_${param(at, 'name')}`),
  'small-letters': (at) => swap(at, word(param(at, 'name')), param(at, 'hint')),
  'variable-keyword': (at) => swap(at, `${param(at, 'keyword')} `, ''),
  'name-in-two-words': (at) => mark(at, `${param(at, 'first')}_${param(at, 'second')}`),
  'words-without-quotes': (at) => swap(at, param(at, 'text'), `"${param(at, 'text')}"`),
  'apostrophe-in-text': (at) => mark(at, `"${param(at, 'text')}"`),
  'import-order': (at) => wholeLine(at, `from ${param(at, 'module')} import ${param(at, 'what')}`),
  'two-on-one-line': inTwoLines,
};

/**
 * Keys of advice that shows code for a place other than the marked line, for more than one line, or without its spaces.
 */
const OTHER_PLACES: ReadonlySet<string> = new Set([
  'text-over-lines',
  'line-cut-in-two',
  'wait-in-words',
  'global-with-value',
  'symbol-of-web-page',
]);

/**
 * The program after the advice of an explanation has been followed once; undefined if the advice does not say exactly
 * what to change. Most rows contain the corrected line as `write`.
 */
export const advisedProgram = (source: string, explanation: Explanation): string | undefined => {
  const { key, params } = explanation;
  if (Object.values(params).some((value) => String(value).length >= LONGEST_PIECE)) return undefined;
  const at = editContext(source, explanation);
  const edit = ADVISED_EDITS[key];
  if (edit) return edit(at);
  const { write } = params;
  return typeof write === 'string' && !OTHER_PLACES.has(key) ? wholeLine(at, write) : undefined;
};
