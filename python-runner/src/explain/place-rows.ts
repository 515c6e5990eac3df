import type { ErrorContext, ErrorRow } from './error-row.ts';
import { endsValue, isKeyword, placeOf, short, startsValue, wantsValue } from './place.ts';
import { isNamedIn } from './program-names.ts';
import { endOf, isToken, type Token, tokensOf } from './tokens.ts';

const SYNTAX = ['SyntaxError'];
const UNREAD =
  /^(?:invalid syntax|expected|cannot assign|Invalid star|expression expected|positional argument|illegal target|f-string: expecting)/;

type Found = false | Readonly<Record<string, string>>;

/** A comma, a bracket, another symbol or the end of a line, where Python expects a value. */
const valueMissing = (context: ErrorContext): Found => {
  const at = [0, 1, 2]
    .map((ahead) => placeOf(context, ahead))
    .find(
      ({ before, here }) =>
        (wantsValue(before) && isClosing(here)) || (isToken(before, '.') && here?.kind !== 'name'),
    );
  if (!at?.before || !at.here || at.isFirst) return false;
  const { before, here } = at;
  const point = context.source.slice(before.at, endOf(here));
  return { before: before.text, after: here.text, point };
};

const isClosing = (token: Token | undefined): boolean =>
  isToken(token, ',', ')', ']', '}', ':', ';', '=', '.') ||
  (token?.kind === 'sign' && /^(?:[*/%=<>]|\*\*|\/\/|==|!=|<=|>=|[-+*/%]=)$/.test(token.text)) ||
  isToken(token, 'and', 'or', 'in', 'is', 'if', 'else', 'for');

/** A word with a fixed meaning where a name or a value belongs. */
const keywordForName = (context: ErrorContext): Found => {
  const { before, here, next } = placeOf(context);
  if (!here || !isKeyword(here) || placeOf(context).isFirst) return false;
  const isPart = isToken(before, '.');
  const isName =
    /^(?:class|def|from|import|pass|del|try|global|return|break|continue|with|except|finally|raise|assert|nonlocal|as|async|yield)$/.test(
      here.text,
    );
  const isInput = isToken(next, '=') && isToken(before, '(', ',');
  if (!isPart && !isInput && !(isName && (wantsValue(before) || isToken(before, 'for', 'import'))))
    return false;
  return { name: here.text, point: here.text };
};

/** Any other symbol at which Python stopped. */
const strayAt = (context: ErrorContext): Found => {
  const { here } = placeOf(context);
  return here?.kind === 'sign' && !'([{'.includes(here.text) && { sign: here.text, point: here.text };
};

const QUESTION = /^\s*(?:if|elif|while)(?![\p{L}\p{N}_])/u;

/** Whether Python stopped in the condition of a line, before its colon. */
const inQuestion = ({ lineText, error }: ErrorContext): boolean =>
  QUESTION.test(lineText) && !lineText.slice(0, (error.column ?? 1) - 1).includes(':');

/** A comma between the parts of a condition. */
const commaInCondition = (context: ErrorContext): Found => {
  const { here, before, depth } = placeOf(context);
  if (!inQuestion(context) || !isToken(here, ',') || depth > 0) return false;
  return twoOf(before, here, context);
};

/** A dot with no name after it: `player.(3)`, `names.[0]`. */
const dotWithoutName = (context: ErrorContext): Found => {
  const at = [0, 1, 2]
    .map((ahead) => placeOf(context, ahead))
    .find(
      ({ before, here, isFirst }) =>
        isToken(before, '.') &&
        here &&
        !/^(?:name|number)$/.test(here.kind) &&
        !isToken(here, '.') &&
        !isFirst,
    );
  if (!at?.before || !at.here) return false;
  return { after: short(at.here), point: context.source.slice(at.before.at, endOf(at.here)) };
};

/** `print(def f(): 3)`: a word that must start a separate line, with more code after it. */
const statementInLine = (context: ErrorContext): Found => {
  const { before, here, next, isFirst, depth } = placeOf(context);
  if (depth > 0 && endsValue(before)) return false;
  if (!here || isFirst || !/^(?:def|class|import|while|return|del|try)$/.test(here.text)) return false;
  const isCode = next?.kind === 'name' || next?.kind === 'number';
  return isCode && !isToken(before, '.', 'for', 'import', 'def') && { word: here.text, point: here.text };
};

/** `lambda x: return x * 2`: a lambda with `return`. */
const returnInLambda = (context: ErrorContext): Found => {
  const { lineText } = context;
  const found = /(?<![\p{L}\p{N}_])lambda\b[^:]*:\s*(?<point>return\s+)\S/u.exec(lineText);
  const point = found?.groups?.point;
  if (point === undefined || !isToken(placeOf(context).here, 'return')) return false;
  return {
    write: lineText.replace(found?.[0] ?? '', (code) => code.replace(point, '')).trim(),
    point: 'return',
  };
};

/** In a condition, a comparison sign, `and` or `or` is missing. */
const conditionGap = (context: ErrorContext): Found => {
  const { here, before } = placeOf(context);
  const isGap = endsValue(before) && startsValue(here);
  return inQuestion(context) && isGap && twoOf(before, here, context);
};

const twoOf = (before: Token | undefined, here: Token | undefined, { source }: ErrorContext): Found =>
  before !== undefined &&
  here !== undefined && {
    first: short(before),
    second: short(here),
    point: source.slice(before.at, endOf(here)),
  };

const STATEMENT =
  /^(?:(?:then|and)\s+)?(?:[\p{L}_][\p{L}\p{N}_.]*\s*(?:\(|[-+*/]?=(?!=))|(?:return|break|continue|pass|import|from|for|while|def|class|del|raise)(?![\p{L}\p{N}_])|[\p{L}_][\p{L}\p{N}_]*\s*$)/u;

/** Two statements on one line: `x = 1 y = 2`, `print("a") print("b")`. */
const twoStatements = (context: ErrorContext): Found => {
  const { before, here, isFirst, depth } = placeOf(context);
  const { source, error } = context;
  if (!before || !here || isFirst || depth > 0 || here.kind !== 'name' || !endsValue(before)) return false;
  const line = source.split('\n')[error.line - 1] ?? '';
  const at = here.at - (source.lastIndexOf('\n', here.at - 1) + 1);
  const isStatement = /[=(]|^\s*(?:return|import|from)\s/.test(line.slice(0, at));
  if (!isStatement || !STATEMENT.test(line.slice(at)) || inQuestion(context)) return false;
  const rest = line
    .slice(at)
    .replace(/^(?:then|and)\s+(?=\S)/, '')
    .trim();
  const first = line.slice(0, at).trim();
  // In `for i in range(5) i += 1:` the second part is not a separate command.
  if (/^\s*for\b[^:]*$/.test(line.slice(0, at))) return false;
  // In `c = a b` a symbol is missing between two values; these are not two statements.
  if (/^[\p{L}_][\p{L}\p{N}_]*$/u.test(rest) && isNamedIn(source, rest) && /=/.test(first)) return false;
  return { first, second: rest, point: /^[\p{L}\p{N}_.]+/u.exec(line.slice(at))?.[0] ?? here.text };
};

/** A line that ends with a colon, but starts with a word that cannot start a block: `Python x == 3:`. */
const unknownHead = ({ lineText }: ErrorContext): Found => {
  const [first, second, ...rest] = tokensOf(lineText).filter((token) => token.kind !== 'note');
  const isHead = first?.kind === 'name' && !isKeyword(first) && isToken(rest.at(-1) ?? second, ':');
  return (
    isHead && (startsValue(second) || isToken(second, ':', 'not')) && { word: first.text, point: first.text }
  );
};

/** Two pieces outside brackets, where Python expects only one. */
const twoPieces = (context: ErrorContext): Found => {
  const { before, here, isFirst } = placeOf(context);
  if (!before || !here || isFirst || here.kind === 'sign' || (before.kind === 'sign' && !endsValue(before)))
    return false;
  return { first: short(before), second: short(here), point: context.source.slice(before.at, endOf(here)) };
};

/** Rows for everything else, which name the pieces around the place where Python stopped. These rows come last. */
export const PLACE_ROWS: readonly ErrorRow[] = [
  {
    key: 'return-in-lambda',
    types: SYNTAX,
    message: UNREAD,
    when: returnInLambda,
    example: 'double = lambda n: return n * 2',
  },
  {
    key: 'statement-in-line',
    types: SYNTAX,
    message: UNREAD,
    when: statementInLine,
    example: 'print(def f(): 3)',
  },
  {
    key: 'keyword-for-name',
    types: SYNTAX,
    message: UNREAD,
    when: keywordForName,
    example: 'print(class)',
  },
  {
    key: 'condition-with-comma',
    types: SYNTAX,
    message: UNREAD,
    when: commaInCondition,
    example: 'x = 1\nif x == 1, 3:\n    pass',
  },
  {
    key: 'name-after-dot-missing',
    types: SYNTAX,
    message: UNREAD,
    when: dotWithoutName,
    example: 'player.(3)',
  },
  {
    key: 'condition-gap',
    types: SYNTAX,
    message: UNREAD,
    when: conditionGap,
    example: 'x = 1\nif x 3:\n    pass',
  },
  {
    key: 'value-missing',
    types: SYNTAX,
    message: UNREAD,
    when: valueMissing,
    example: 'a = [1, 2 * ]',
  },
  {
    key: 'colon-for-division',
    types: SYNTAX,
    message: UNREAD,
    line: /^\s*[\p{L}_][\p{L}\p{N}_.]*\s*[=(]\s*(?:(?:"[^"]*"|'[^']*')\s*,\s*)?(?<first>[\p{L}\p{N}_]+)(?<gap>\s*)(?<point>:)\s*(?<second>[\p{L}\p{N}_]+)\s*\)?\s*$/u,
    // `8:30` is a time and not a division.
    when: ({ lineText, found: { first = '', second = '', gap = '' } }) =>
      (gap !== '' || !/^\d/.test(first)) && {
        // The text in front of the division can also contain a colon.
        write: lineText
          .replace(`${first}${gap}:`, () => `${first} / `)
          .replace(/ \/ {2,}/, ' / ')
          .trim(),
        whole: `${first} // ${second}`,
      },
    example: 'eggs = 8\nhalf = eggs : 2',
  },
  {
    key: 'sign-not-expected',
    types: SYNTAX,
    message: UNREAD,
    when: strayAt,
    example: 'x = 3:45',
  },
  {
    key: 'two-on-one-line',
    types: SYNTAX,
    message: /^invalid syntax/,
    when: twoStatements,
    example: 'player.turn_left() player.turn_right()',
  },
  {
    key: 'unknown-head',
    types: SYNTAX,
    message: UNREAD,
    when: unknownHead,
    example: 'x = 1\nPython x == 1:\n    pass',
  },
  {
    key: 'two-values',
    types: SYNTAX,
    message: UNREAD,
    when: twoPieces,
    example: 'x = 3 4',
  },
];
