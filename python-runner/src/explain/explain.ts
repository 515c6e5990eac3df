import type { PythonError } from '@hopcode/engine/formats/timeline';
import { anyScript } from './any-script.ts';
import { ASKING_ROWS } from './asking-rows.ts';
import { ASYNC_ROWS } from './async-rows.ts';
import { BRACKET_ROWS } from './bracket-rows.ts';
import { CAPITAL_ROWS } from './capital-rows.ts';
import { CLASS_ROWS } from './class-rows.ts';
import { COLLECTION_ROWS } from './collection-rows.ts';
import { COMMA_ROWS } from './comma-rows.ts';
import { COMMAND_ROWS, DOT_ROWS, LETTER_ROWS } from './command-rows.ts';
import { COPIED_ROWS, SENTENCE_ROWS } from './copied-rows.ts';
import { COUNT_ROWS } from './count-rows.ts';
import { DATE_ROWS } from './date-rows.ts';
import { DECORATOR_ROWS } from './decorator-rows.ts';
import { DEFINITION_ROWS } from './definition-rows.ts';
import { DICTIONARY_ROWS } from './dictionary-rows.ts';
import { END_ROWS } from './end-rows.ts';
import { ENDLESS_ROWS } from './endless-rows.ts';
import { ERROR_NAME_ROWS, ERROR_UNKNOWN_ROWS } from './error-name-rows.ts';
import type { ErrorRow } from './error-row.ts';
import { EXCEPTION_ROWS } from './exception-rows.ts';
import { type Explanation, type Span, shortened, spanOf, spanOfPiece } from './explanation.ts';
import { FILE_ROWS } from './file-rows.ts';
import { FOR_ROWS } from './for-rows.ts';
import { FOREIGN_WORD_ROWS } from './foreign-word-rows.ts';
import { FORM_ROWS } from './form-rows.ts';
import { FORMAT_ROWS } from './format-rows.ts';
import { GAP_ROWS } from './gap-rows.ts';
import { GENERIC_KEY, generalKeyOf, isUnread, SYNTAX_TYPES } from './generic-rows.ts';
import { COLON_ROWS, HEAD_ROWS } from './head-rows.ts';
import { IMPORT_ROWS } from './import-rows.ts';
import { INDEX_ROWS } from './index-rows.ts';
import { INHERITANCE_ROWS } from './inheritance-rows.ts';
import { ITEM_ROWS } from './item-rows.ts';
import { JSON_ROWS, JSON_TEXT_ROWS } from './json-rows.ts';
import { KIND_ROWS, NUMBER_CALLED_ROWS } from './kind-rows.ts';
import { KNOWN_ITEM_ROWS } from './known-item-rows.ts';
import { LINE_BREAK_ROWS } from './line-break-rows.ts';
import { LINE_ROWS } from './line-rows.ts';
import { LOOP_ROWS } from './loop-rows.ts';
import { LOOPING_ROWS } from './looping-rows.ts';
import { MISSING_ROWS } from './missing-rows.ts';
import { MISUSED_ROWS } from './misused-rows.ts';
import { MIXED_KIND_ROWS } from './mixed-kind-rows.ts';
import { MODULE_ROWS } from './module-rows.ts';
import { NAME_ROWS } from './name-rows.ts';
import { NEAR_NAME_ROWS, RETURN_ROWS } from './near-name-rows.ts';
import { NONE_ROWS } from './none-rows.ts';
import { NUMBER_ROWS } from './number-rows.ts';
import { OBJECT_NAME_ROWS } from './object-name-rows.ts';
import { OBJECT_PLACE_ROWS } from './object-place-rows.ts';
import { ONE_VALUE_ROWS } from './one-value-rows.ts';
import { OTHER_COMMAND_ROWS } from './other-command-rows.ts';
import { OTHER_LANGUAGE_ROWS } from './other-language-rows.ts';
import { OWN_LANGUAGE_ROWS } from './own-language-rows.ts';
import { PART_ROWS } from './part-rows.ts';
import { PASSED_TEXT_ROWS } from './passed-text-rows.ts';
import { PLACE_ROWS } from './place-rows.ts';
import { PUNCTUATION_ROWS } from './punctuation-rows.ts';
import { QUESTION_ROWS } from './question-rows.ts';
import { FIRST_QUOTE_ROWS, QUOTE_ROWS } from './quote-rows.ts';
import { RANDOM_ROWS } from './random-rows.ts';
import { RECURSION_ROWS } from './recursion-rows.ts';
import { RESULT_ROWS } from './result-rows.ts';
import { RETURNED_NAME_ROWS } from './returned-name-rows.ts';
import { SCOPE_ROWS } from './scope-rows.ts';
import { SORTING_ROWS } from './sorting-rows.ts';
import { BLOCK_WORD_ROWS, STATEMENT_ROWS } from './statement-rows.ts';
import { STRUCTURE_ROWS } from './structure-rows.ts';
import { STUCK_WORD_ROWS } from './stuck-word-rows.ts';
import { TEXT_ROWS } from './text-rows.ts';
import { TYPE_ROWS } from './type-rows.ts';
import { UNCALLED_ROWS } from './uncalled-rows.ts';
import { TWO_LOOPS_ROWS, UNKNOWN_NAME_ROWS } from './unknown-name-rows.ts';
import { UNSET_NAME_ROWS } from './unset-name-rows.ts';
import { UNSTORED_ROWS } from './unstored-rows.ts';
import { kindsOf } from './value-kinds.ts';
import { VALUE_ROWS } from './value-rows.ts';
import { WARNING_ROWS } from './warning-rows.ts';
import { WEB_PAGE_ROWS } from './web-page-rows.ts';
import { WHOLE_VALUE_ROWS } from './whole-value-rows.ts';
import { WRITTEN_NUMBER_ROWS } from './written-number-rows.ts';
import { WRONG_FORM_ROWS } from './wrong-form-rows.ts';
import { WRONG_VALUE_ROWS } from './wrong-value-rows.ts';

/** Every row, in the order in which they are tried. */
export const ERROR_ROWS: readonly ErrorRow[] = [
  ...LETTER_ROWS,
  ...DOT_ROWS,
  ...COLON_ROWS,
  ...WEB_PAGE_ROWS,
  ...COPIED_ROWS,
  ...CAPITAL_ROWS,
  ...TEXT_ROWS,
  ...FIRST_QUOTE_ROWS,
  ...GAP_ROWS,
  ...STUCK_WORD_ROWS,
  ...LINE_BREAK_ROWS,
  ...LINE_ROWS,
  ...WRONG_FORM_ROWS,
  ...WRONG_VALUE_ROWS,
  ...WHOLE_VALUE_ROWS,
  ...UNSTORED_ROWS,
  ...OBJECT_PLACE_ROWS,
  ...MIXED_KIND_ROWS,
  ...COUNT_ROWS,
  ...PART_ROWS,
  ...WARNING_ROWS,
  ...ENDLESS_ROWS,
  ...LOOPING_ROWS,
  ...JSON_TEXT_ROWS,
  ...OWN_LANGUAGE_ROWS,
  ...FORM_ROWS,
  ...BRACKET_ROWS,
  ...STATEMENT_ROWS,
  ...QUESTION_ROWS,
  ...TWO_LOOPS_ROWS,
  ...FOR_ROWS,
  ...FOREIGN_WORD_ROWS,
  ...BLOCK_WORD_ROWS,
  ...MISSING_ROWS,
  ...DECORATOR_ROWS,
  ...SORTING_ROWS,
  ...ASKING_ROWS,
  ...INHERITANCE_ROWS,
  ...MISUSED_ROWS,
  ...HEAD_ROWS,
  ...SENTENCE_ROWS,
  ...IMPORT_ROWS,
  ...ERROR_NAME_ROWS,
  ...EXCEPTION_ROWS,
  ...ERROR_UNKNOWN_ROWS,
  ...MODULE_ROWS,
  ...JSON_ROWS,
  ...FILE_ROWS,
  ...ASYNC_ROWS,
  ...WRITTEN_NUMBER_ROWS,
  ...OTHER_COMMAND_ROWS,
  ...COMMAND_ROWS,
  ...ONE_VALUE_ROWS,
  ...UNCALLED_ROWS,
  ...NEAR_NAME_ROWS,
  ...UNSET_NAME_ROWS,
  ...RETURNED_NAME_ROWS,
  ...CLASS_ROWS,
  ...SCOPE_ROWS,
  ...INDEX_ROWS,
  ...COMMA_ROWS,
  ...QUOTE_ROWS,
  ...LOOP_ROWS,
  ...NONE_ROWS,
  ...RESULT_ROWS,
  ...KNOWN_ITEM_ROWS,
  ...COLLECTION_ROWS,
  ...DICTIONARY_ROWS,
  ...ITEM_ROWS,
  ...DATE_ROWS,
  ...FORMAT_ROWS,
  ...KIND_ROWS,
  ...PASSED_TEXT_ROWS,
  ...NUMBER_ROWS,
  ...OTHER_LANGUAGE_ROWS,
  ...PUNCTUATION_ROWS,
  ...STRUCTURE_ROWS,
  ...OBJECT_NAME_ROWS,
  ...UNKNOWN_NAME_ROWS,
  ...DEFINITION_ROWS,
  ...RANDOM_ROWS,
  ...NAME_ROWS,
  ...NUMBER_CALLED_ROWS,
  ...RETURN_ROWS,
  ...TYPE_ROWS,
  ...VALUE_ROWS,
  ...RECURSION_ROWS,
  ...END_ROWS,
  ...PLACE_ROWS,
];

const ROWS_BY_TYPE: ReadonlyMap<string, readonly ErrorRow[]> = (() => {
  const rows = new Map<string, ErrorRow[]>();
  for (const row of ERROR_ROWS)
    for (const type of row.types) {
      const known = rows.get(type);
      if (known) known.push(row);
      else rows.set(type, [row]);
    }
  return rows;
})();

const WIDE = new Map<RegExp, RegExp>();

/**
 * The pattern of a row, for all alphabets. Each pattern is created at its first use, because creating all of them
 * together would block the page for 0.1 s.
 */
const widened = (pattern: RegExp): RegExp => {
  const known = WIDE.get(pattern);
  if (known) return known;
  const wide = anyScript(pattern);
  WIDE.set(pattern, wide);
  return wide;
};

/**
 * The rows that can explain an error. A program that Python could not read gets only the rows of that type, because
 * none of its lines has run. A SyntaxError that a running program raises (`eval`, `raise SyntaxError`) has no row,
 * because the rows read the line as the place of the mistake.
 */
const rowsFor = (error: PythonError): readonly ErrorRow[] =>
  SYNTAX_TYPES.has(error.type) && !isUnread(error)
    ? []
    : (ROWS_BY_TYPE.get(error.type) ?? ROWS_BY_TYPE.get('Exception') ?? []);

/** The matched named groups. */
const groupsOf = (match: RegExpExecArray | null): Record<string, string> =>
  Object.fromEntries(
    Object.entries(match?.groups ?? {}).filter((entry): entry is [string, string] => entry[1] !== undefined),
  );

/** The parameters that a row finds in an error, or undefined when it does not match. */
const foundBy = (row: ErrorRow, error: PythonError, source: string, lineText: string) => {
  const message = widened(row.message).exec(error.message);
  if (!message) return undefined;
  const line = row.line ? widened(row.line).exec(lineText) : null;
  if (row.line && !line) return undefined;
  const found = { ...groupsOf(line), ...groupsOf(message) };
  const more = row.when ? row.when({ error, source, lineText, found }) : true;
  if (more === false) return undefined;
  return more === true ? found : { ...found, ...more };
};

/** The explanation if no row fits: only the place, or Python's own message. */
const generalExplanation = (error: PythonError, lineText: string, span: Span | undefined): Explanation => {
  const key = generalKeyOf(error, lineText);
  // An error without a message would leave a gap in the sentence of its type. The most general sentence needs only the
  // type.
  const message = error.message === '' && key !== GENERIC_KEY ? error.type : error.message;
  return { key, params: shortened({ type: error.type, message, line: error.line }), span };
};

/** Every explanation that fits an error, the likeliest first; the last one is general. `source` is the program that ran. */
export function* explanations(error: PythonError, source: string): Generator<Explanation, Explanation> {
  const lineText = source.split('\n')[error.line - 1] ?? '';
  const span = spanOf(error, lineText);
  const always = { type: error.type, message: error.message, line: error.line };
  for (const row of rowsFor(error)) {
    const found = foundBy(row, error, source, lineText);
    if (!found) continue;
    const { point, pointLine, ...params } = found;
    const closer =
      point === undefined ? undefined : spanOfPiece(source, Number(pointLine ?? error.line), point);
    yield {
      key: row.key,
      params: shortened({ ...always, ...params, ...kindsOf(params) }),
      span: closer ?? span,
    };
  }
  return generalExplanation(error, lineText, span);
}

/** Explains an error of a program. It always returns an explanation. `source` is the program that ran. */
export const explain = (error: PythonError, source: string): Explanation =>
  explanations(error, source).next().value;
