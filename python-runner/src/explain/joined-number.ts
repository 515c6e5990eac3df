import { anyScript } from './any-script.ts';
import { codeAt, type ErrorContext } from './error-row.ts';

const VALUE = String.raw`[\p{L}\p{N}_.]+(?:\([^()+"']*\))?`;
const NAME = String.raw`[\p{L}_][\p{L}\p{N}_.]*`;
/** A name, a call, or a calculation without +: `logs`, `len(hens)`, `logs - price`. */
const AMOUNT = String.raw`(?:${VALUE}(?:\s*(?:\*\*?|\/\/?|%|-)\s*${VALUE})+|${NAME}(?:\([^()+"']*\))?)`;
const AFTER_TEXT = new RegExp(String.raw`["'].*\+\s*(?<name>${AMOUNT})$`, 'u');
const BEFORE_TEXT = new RegExp(String.raw`^(?<name>${AMOUNT})\s*\+\s*f?(?<text>["'].*)`, 'u');

/** The rest after the number: in `"In 5 years: " + age + 5` the learner means the sum. */
const addedTo = ({ error, lineText }: ErrorContext): string =>
  /^\s*[-+]\s*\d+(?:\.\d+)?(?=\s*(?:[+)]|$))/.exec(lineText.slice((error.endColumn ?? 1) - 1))?.[0] ?? '';

/**
 * The number that is joined to a text in quotes. If the text comes second and starts with a number, the first part must
 * be a name, not a call or a calculation.
 */
export const numberJoined = (context: ErrorContext): false | Record<string, string> => {
  const { type, left = '' } = context.found;
  const { name, text = '' } = (type ? AFTER_TEXT : BEFORE_TEXT).exec(codeAt(context))?.groups ?? {};
  if (name === undefined) return false;
  const isName = anyScript(`^${NAME}$`, 'u').test(name);
  if (!isName && /^["']\s*[-\d]/.test(text)) return false;
  const more = type && isName ? addedTo(context) : '';
  const found = { name: `${name}${more}`, type: type ?? left };
  return more === '' ? found : { ...found, point: `${codeAt(context)}${more}` };
};
