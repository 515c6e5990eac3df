import { PYTHON_KEYWORDS } from '../python-keywords.ts';
import type { ErrorContext, ErrorRow } from './error-row.ts';
import { COMMAND_NAMES } from './familiar-names.ts';
import { isNamedIn } from './program-names.ts';

const SYNTAX = ['SyntaxError'];

type Found = false | Readonly<Record<string, string>>;

const NAME = String.raw`[\p{L}_][\p{L}\p{N}_]*`;
const SIMPLE = String.raw`(?:"[^"]*"|'[^']*'|-?[\d.]+|${NAME})`;

const isPython = (word: string): boolean => PYTHON_KEYWORDS.includes(word) || /^(?:match|case)$/.test(word);

/** The number of spaces at the start of a line. */
const indentOf = (line: string): number => /^[ \t]*/.exec(line)?.[0].length ?? 0;

/** Whether the next line with code is indented more than this line. */
const hasBlock = ({ source, error, lineText }: ErrorContext): boolean => {
  const next = source
    .split('\n')
    .slice(error.line)
    .find((line) => /^\s*[^\s#]/.test(line));
  return next !== undefined && indentOf(next) > indentOf(lineText);
};

const TWO_VARIABLES = new RegExp(
  String.raw`^\s*(?<first>${NAME}\s*=\s*${SIMPLE})\s*(?:,|and|&)\s*(?<second>${NAME}\s*=\s*[^=].*?)\s*;?\s*$`,
  'u',
);

/** `x = 1, y = 2`: a comma between two statements. */
const twoVariables = ({ lineText }: ErrorContext): Found => {
  const { first, second } = TWO_VARIABLES.exec(lineText)?.groups ?? {};
  return first !== undefined && second !== undefined && { first, second, point: lineText.trim() };
};

/** `lambda (n): n * 2`: brackets around the input. */
const lambdaInBrackets = ({ lineText }: ErrorContext): Found => {
  const {
    wrong,
    inputs = '',
    colon,
  } = /(?<wrong>lambda\s*\((?<inputs>[^()]*)\)\s*(?<colon>:?))/u.exec(lineText)?.groups ?? {};
  if (wrong === undefined) return false;
  const right = `lambda ${inputs.trim()}:${colon === '' ? ` ${inputs.split(',')[0]?.trim() || '0'}` : ''}`;
  return { write: lineText.replace(wrong, right).trim(), point: wrong };
};

const EQUATION = new RegExp(
  String.raw`^\s*def\s+(?<head>${NAME}\s*\([^()]*\))\s*(?::?=>?|[-=]>)\s*(?<value>[^=(:>\s][^=:]*|\(.+\)[^:]+)$`,
  'u',
);

/** `def f(x) = x + 1`, as in a maths lesson. */
const asEquation = ({ lineText }: ErrorContext): Found => {
  const { head, value } = EQUATION.exec(lineText)?.groups ?? {};
  return (
    head !== undefined && value !== undefined && { write: `def ${head}: return ${value.trim()}`, point: '=' }
  );
};

/** `def int double(n):` and `def player.hop():`: a type or an object before the name. */
const beforeName =
  (before: string) =>
  ({ lineText }: ErrorContext): Found => {
    const { wrong, name, rest } =
      new RegExp(String.raw`^\s*def\s+(?<wrong>${before})(?<name>${NAME})\s*(?<rest>\(.*)$`, 'u').exec(
        lineText,
      )?.groups ?? {};
    if (wrong === undefined) return false;
    return { wrong: wrong.trim(), write: `def ${name}${rest}`, point: wrong.trim() };
  };

/** `def hop()` below the function hop: a call with the word def in front. */
const callWithDef = (context: ErrorContext): Found => {
  const { name, call } =
    new RegExp(String.raw`^\s*def\s+(?<call>(?<name>${NAME})\s*\([^()]*\))\s*$`, 'u').exec(context.lineText)
      ?.groups ?? {};
  const above = context.source.split('\n').slice(0, context.error.line - 1);
  const at = above.findIndex((line) => new RegExp(String.raw`^\s*def\s+${name}\s*\(`, 'u').test(line));
  if (name === undefined || call === undefined || at < 0 || hasBlock(context)) return false;
  return { name, at: String(at + 1), write: call, point: 'def' };
};

/** `return = n * 2`: an equals sign after `return`. */
const returnWithEquals = ({ lineText }: ErrorContext): Found => {
  const value = /^\s*return\s*=\s*(?<value>[^=].*)$/.exec(lineText)?.groups?.value;
  return value !== undefined && { write: `return ${value.trim()}`, point: 'return' };
};

/** `go():` with indented lines below: the word def is missing. */
const defMissing = (context: ErrorContext): Found => {
  const {
    call,
    name = '',
    inputs = '',
  } = new RegExp(
    String.raw`^\s*(?<call>(?<name>${NAME})\s*\((?<inputs>\s*(?:${NAME}\s*(?:,\s*${NAME}\s*)*)?)\))\s*[:{]\s*$`,
    'u',
  ).exec(context.lineText)?.groups ?? {};
  if (call === undefined || COMMAND_NAMES.has(name) || isPython(name) || !hasBlock(context)) return false;
  if (inputs.split(',').some((input) => isNamedIn(context.source, input.trim() || '-'))) return false;
  return { write: `def ${call}:`, point: call };
};

/** `player.can_move():` or `x == 3:` with indented lines below. */
const wordMissing = (context: ErrorContext): Found => {
  const head =
    /^\s*(?<head>[\p{L}_][\p{L}\p{N}_.]*\s*(?:\([^()]*\)|(?:==|!=|<=|>=|[<>])[^:]*?))\s*:\s*$/u.exec(
      context.lineText,
    )?.groups?.head;
  const first = /^[\p{L}\p{N}_]+/u.exec(head ?? '')?.[0] ?? '';
  return head !== undefined && !isPython(first) && hasBlock(context) && { head, point: head };
};

/** `if x == 3 and if y == 4:`: a second `if` in the condition. */
const wordTwice = ({ lineText }: ErrorContext): Found => {
  const { joined, word } =
    /^\s*(?:if|elif|while)\s.*?(?<![\p{L}\p{N}_])(?<joined>and|or)\s+(?<word>if|elif|while)(?![\p{L}\p{N}_])/u.exec(
      lineText,
    )?.groups ?? {};
  if (joined === undefined || word === undefined) return false;
  const write = lineText.replace(new RegExp(String.raw`(?<=\s${joined}\s+)${word}\s+`, 'u'), '').trim();
  return { word, joined, write: /:\s*$/.test(write) ? write : `${write}:`, point: `${joined} ${word}` };
};

/** `default:` in a match. */
const defaultCase = ({ lineText, source }: ErrorContext): Found =>
  /^\s*default\s*:\s*$/.test(lineText) &&
  /^\s*match\s.*:\s*$/m.test(source) && { write: 'case _:', point: 'default' };

/** `import player player.turn_left()`: code on the same line after an import. */
const importWithMore = ({ lineText }: ErrorContext): Found => {
  const { first, rest } =
    /^\s*(?<first>import\s+[\p{L}_][\p{L}\p{N}_]*)\s*;?\s+(?<rest>(?:for|if|while|def|class)\s.*|[\p{L}_][\p{L}\p{N}_.]*\s*[(=].*)$/u.exec(
      lineText,
    )?.groups ?? {};
  return first !== undefined && rest !== undefined && { first, second: rest, point: rest };
};

/** `.move_forward(2)` at the start of a line. */
const nameBeforeDot = ({ lineText, source, error }: ErrorContext): Found => {
  const name = /^\s*\.\s*(?<name>\w+)\s*\(/.exec(lineText)?.groups?.name;
  const above = source.split('\n')[error.line - 2] ?? '';
  if (name === undefined || !COMMAND_NAMES.has(name) || /[(,\\]\s*$/.test(above)) return false;
  return { write: `player${lineText.trim()}`, point: `.${name}` };
};

const row = (
  key: string,
  when: ErrorRow['when'],
  example: string,
  message = /^(?:invalid syntax|expected|cannot assign)/,
): ErrorRow => ({
  key,
  types: SYNTAX,
  message,
  ...(when && { when }),
  example,
});

/** Rows about statements that are nearly right. These rows come before the rows about conditions and words. */
export const STATEMENT_ROWS: readonly ErrorRow[] = [
  row('two-variables-on-one-line', twoVariables, 'x = 1, y = 2'),
  row('lambda-in-brackets', lambdaInBrackets, 'f = lambda (n): n * 2', /^Lambda expression parameters/),
  row('function-as-equation', asEquation, 'def f(x) = x + 1'),
  row(
    'type-before-function',
    beforeName(String.raw`(?:int|str|float|bool|void|string|list|dict)\s+`),
    'def int double(n):\n    return n * 2',
  ),
  row('owner-before-function', beforeName(String.raw`${NAME}\.`), 'def player.hop():\n    pass'),
  row('call-with-def', callWithDef, 'def hop():\n    pass\ndef hop()'),
  row('return-with-equals', returnWithEquals, 'def f(n):\n    return = n'),
  row('if-twice', wordTwice, 'x = 1\nif x > 0 and if x < 3:\n    pass'),
  row('import-with-more', importWithMore, 'import player player.turn_left()', /./),
  row('name-before-dot-missing', nameBeforeDot, 'player.turn_left()\n.turn_right()'),
];

/**
 * Rows about first lines of blocks without their first word. These rows come after the rows about the words of other
 * languages, such as `repeat(3):`.
 */
export const BLOCK_WORD_ROWS: readonly ErrorRow[] = [
  row('default-case', defaultCase, 'x = 1\nmatch x:\n    default:\n        pass'),
  row('def-missing', defMissing, 'go():\n    player.turn_left()'),
  row('word-before-block-missing', wordMissing, 'player.can_move():\n    player.turn_left()'),
];
