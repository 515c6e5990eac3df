import { anyScript } from './any-script.ts';
import type { ErrorContext, ErrorRow } from './error-row.ts';
import { isFamiliarBuiltin } from './familiar-names.ts';
import { isKeyword } from './place.ts';
import { isNamedIn, wholeWord } from './program-names.ts';
import { bodyOf } from './scopes.ts';
import { isToken, tokensOf } from './tokens.ts';

type Found = false | Readonly<Record<string, string>>;

const isCode = (line: string): boolean => /^\s*[^\s#]/.test(line);

const isIndented = (line: string): boolean => /^[ \t]/.test(line);

/** The number of the last line of the block that starts on a line without indent. */
const endOfBlock = (lines: readonly string[], start: number): number => {
  const after = lines.findIndex((line, index) => index >= start && isCode(line) && !isIndented(line));
  const end = after < 0 ? lines.length : after;
  return lines.slice(0, end).findLastIndex(isCode) + 1;
};

/** The number of the unindented line that a line belongs to, such as the `for` of its block. */
const startOfBlock = (lines: readonly string[], line: number): number =>
  lines.slice(0, line).findLastIndex((text) => isCode(text) && !isIndented(text)) + 1;

/** A function or class that a line above its definition uses: the numbers of its lines. */
const laterDefinition = ({ source, error, found: { name = '' } }: ErrorContext) => {
  const lines = source.split('\n');
  const head = anyScript(String.raw`^(?:async\s+)?(?<word>def|class)\s+${wholeWord(name)}`, 'u');
  const index = lines.findIndex((line, at) => at >= error.line && head.test(line));
  const word = head.exec(lines[index] ?? '')?.groups?.word;
  if (word === undefined) return undefined;
  const decorators = lines.slice(0, index).findLastIndex((line) => !line.startsWith('@')) + 1;
  return { lines, word, at: index + 1, first: decorators + 1, last: endOfBlock(lines, index + 1) };
};

/** `dance()` above `def dance():`, alone on its line, and the only line above that uses the name. */
const callAboveFunction = (context: ErrorContext): Found => {
  const definition = laterDefinition(context);
  const {
    error,
    lineText,
    found: { name = '' },
  } = context;
  if (definition?.word !== 'def' || isIndented(lineText)) return false;
  const tokens = tokensOf(lineText).filter((token) => token.kind !== 'note');
  const depths = tokens.filter((token) => token.kind === 'sign');
  const isWhole =
    /^[\p{L}_][\p{L}\p{N}_.]*\s*\(.*\)\s*(?:#.*)?$/u.test(lineText) && depths.at(-1)?.depth === 0;
  const uses = definition.lines
    .slice(0, definition.first - 1)
    .filter((line) => isCode(line) && anyScript(wholeWord(name), 'u').test(line));
  // If the call moved below the function, other code between the two would run before the call.
  const between = definition.lines.slice(error.line, definition.first - 1);
  const isNext = between.every(
    (line) =>
      !isCode(line) ||
      isIndented(line) ||
      /^(?:@|(?:async|def|class|import|from)(?![\p{L}\p{N}_]))/u.test(line),
  );
  if (!isWhole || uses.length !== 1 || !isNext) return false;
  const { at, last } = definition;
  return { at: String(at), last: String(last), write: lineText.trim() };
};

/**
 * A use above the first line of a function or class of several lines, if `callAboveFunction` does not find it: the
 * whole definition must move up.
 */
const useAboveDefinition = (context: ErrorContext): Found => {
  const definition = laterDefinition(context);
  if (!definition || definition.first === definition.last) return false;
  const { lines, word, at, first, last } = definition;
  const above = String(startOfBlock(lines, context.error.line));
  return { word, at: String(at), first: String(first), last: String(last), above };
};

const NAME = ['NameError'];
const NOT_DEFINED = /^name '(?<name>[^']+)' is not defined/;

/**
 * The names that a function without inputs uses and that the program never creates, if the call gives as many values as
 * there are names.
 */
const missingInput = ({ source, found: { name = '', given = '' } }: ErrorContext): Found => {
  const lines = source.split('\n');
  const head = anyScript(String.raw`^def\s+${wholeWord(name)}\s*\(\s*\)`, 'u');
  const at = lines.findIndex((line) => head.test(line));
  const tokens = tokensOf(bodyOf(source, name));
  const unknown = tokens.filter(
    (token, index) =>
      token.kind === 'name' &&
      !isKeyword(token) &&
      !isToken(tokens[index - 1], '.') &&
      !isToken(tokens[index + 1], '(') &&
      !/^(?:player|True|False|None)$/.test(token.text) &&
      !isFamiliarBuiltin(token.text) &&
      !isNamedIn(source, token.text),
  );
  const inputs = new Set(unknown.map((token) => token.text));
  if (at < 0 || inputs.size !== Number(given)) return false;
  const write = (lines[at] ?? '').replace(/\(\s*\)/, `(${[...inputs].join(', ')})`).trim();
  return { at: String(at + 1), write, point: (lines[at] ?? '').trim(), pointLine: String(at + 1) };
};

/** Rows about functions and classes that a line above their first line uses. */
export const DEFINITION_ROWS: readonly ErrorRow[] = [
  {
    key: 'input-missing-in-function',
    types: ['TypeError'],
    message: /^(?<name>\w+)\(\) takes 0 positional arguments but (?<given>\d+) (?:was|were) given/,
    when: missingInput,
    example: 'def price():\n    return eggs * 3\nprint(price(5))',
  },
  {
    key: 'function-name-too-early',
    types: NAME,
    message: NOT_DEFINED,
    when: callAboveFunction,
    example: 'dance()\n\ndef dance():\n    print("la la la")',
  },
  {
    key: 'definition-name-too-early',
    types: NAME,
    message: NOT_DEFINED,
    when: useAboveDefinition,
    example: 'hen = Hen()\n\nclass Hen:\n    eggs = 3',
  },
];
