import { PYTHON_KEYWORDS } from '../python-keywords.ts';
import { codeAt, type ErrorContext, type ErrorRow } from './error-row.ts';
import { COMMAND_NAMES, isFamiliarBuiltin } from './familiar-names.ts';
import { nearestName } from './nearest-name.ts';
import { endsValue, placeOf, short, startsValue } from './place.ts';
import { isNamedIn } from './program-names.ts';
import { hasQuotesInside } from './quote-rows.ts';
import { endOf, isToken, type Token, tokensOf } from './tokens.ts';

const SYNTAX = ['SyntaxError'];

type Found = false | Readonly<Record<string, string>>;

/** Two values next to each other, starting at the place of the error. */
const valuesAt = (context: ErrorContext) => {
  const { error, source } = context;
  const { before, here } = placeOf(context);
  const from = endsValue(before) && (startsValue(here) || isToken(here, '{')) ? before : here;
  if (!from) return undefined;
  const tokens = tokensOf(source).filter((token) => token.kind !== 'note');
  const start = tokens.findIndex((token) => token.at >= from.at);
  for (let index = start; index < tokens.length - 1; index += 1) {
    const first = tokens[index];
    const second = tokens[index + 1];
    if (!first || !second || first.at - from.at > 200) return undefined;
    // Two dictionaries in a list.
    const isPair = isToken(first, '}') && isToken(second, '{');
    if (!endsValue(first) || !(startsValue(second) || isPair) || first.depth !== second.depth) continue;
    const at = lineOf(source, first.at);
    const isApart = source.slice(endOf(first), second.at).includes('\n');
    return at > error.line || (at < error.line && !isApart) ? undefined : { first, second, at, isApart };
  }
  return undefined;
};

/** The number of the line at an index of the program. */
const lineOf = (source: string, at: number): number => source.slice(0, at).split('\n').length;

/** `{"a": "x" "b": "y"}`: Python joins the two texts, and stops only at the second colon. */
const textsBeforeColon = (context: ErrorContext) => {
  const { source } = context;
  const { here, before } = placeOf(context);
  const tokens = tokensOf(source).filter((token) => token.kind !== 'note');
  const index = tokens.findIndex((token) => token.at === before?.at);
  const [first, second] = [tokens[index - 1], tokens[index]];
  if (!isToken(here, ':') || first?.kind !== 'text' || second?.kind !== 'text' || !first.closed)
    return undefined;
  const isApart = source.slice(endOf(first), second.at).includes('\n');
  return { first, second, at: lineOf(source, first.at), isApart };
};

/** Two texts in the indexed list, each on its own line, without a comma between them. */
const textsInList = (context: ErrorContext): Found => {
  const { source } = context;
  const name = /^(?<name>[\p{L}_][\p{L}\p{N}_]*)\[/u.exec(codeAt(context))?.groups?.name;
  const tokens = tokensOf(source).filter((token) => token.kind !== 'note');
  const start = tokens.findIndex(
    (token, index) =>
      token.text === name && isToken(tokens[index + 1], '=') && isToken(tokens[index + 2], '['),
  );
  const end = tokens.findIndex((token, index) => index > start + 2 && token.depth === 0);
  const inside = start < 0 ? [] : tokens.slice(start + 3, end < 0 ? undefined : end);
  const first = inside.find(
    (token, index) =>
      token.kind === 'text' &&
      inside[index + 1]?.kind === 'text' &&
      source.slice(endOf(token), inside[index + 1]?.at).includes('\n'),
  );
  if (!first) return false;
  const at = String(lineOf(source, first.at));
  return { first: short(first), at, point: first.text, pointLine: at };
};

/** `{"eggs" 2}`: a key and its value in a dictionary. */
const isKeyWithoutColon = ({ source }: ErrorContext, first: Token, second: Token): boolean => {
  const tokens = tokensOf(source);
  const index = tokens.findIndex((token) => token.at === first.at);
  const opening = tokens
    .slice(0, index)
    .findLast((token) => token.depth === first.depth - 1 && isToken(token, '(', '[', '{'));
  return (
    isToken(opening, '{') &&
    isToken(tokens[index - 1], '{', ',') &&
    isToken(
      tokens.find((token) => token.at >= endOf(second)),
      ',',
      '}',
    )
  );
};

/** `["red". "blue"]`: a dot in place of the comma. */
const dotForComma = (context: ErrorContext): Found => {
  const { lineText } = context;
  const tokens = tokensOf(lineText).filter((token) => token.kind !== 'note');
  const at = tokens.findIndex(
    (token, index) =>
      isToken(token, '.') &&
      token.depth > 0 &&
      tokens[index - 1]?.kind === 'text' &&
      (tokens[index + 1]?.kind === 'text' || tokens[index + 1]?.kind === 'number'),
  );
  const [first, second] = [tokens[at - 1], tokens[at + 1]];
  if (at < 0 || !first || !second) return false;
  const point = lineText.slice(first.at, endOf(second));
  return { first: short(first), second: short(second), at: String(context.error.line), point };
};

const inBrackets =
  (isApart: boolean) =>
  (context: ErrorContext): Found => {
    const pair = textsBeforeColon(context) ?? valuesAt(context);
    if (/^\s*def\s/.test(context.lineText)) return false;
    if (!pair || pair.first.depth === 0 || pair.isApart !== isApart) return false;
    if (isKeyWithoutColon(context, pair.first, pair.second)) return false;
    if (pair.first.kind === 'name' && CALLABLE.test(pair.first.text)) return false;
    // `"She said "go" now"`: without a space before the word, the quotes are part of the text.
    if (!isApart && hasQuotesInside(context)) return false;
    const { first, second, at } = pair;
    const point = isApart ? first.text : context.source.slice(first.at, endOf(second));
    return { first: short(first), second: short(second), at: String(at), point, pointLine: String(at) };
  };

const CALLABLE =
  /^(?:print|input|len|int|str|float|range|round|max|min|sum|sorted|abs|list|set|dict|tuple|bool|type|sleep|randint|choice)$/;

/** Words that learners write for `print`, most of them from other languages. */
const PRINTS = /^(?:echo|puts|printf|println|console\.log|System\.out\.println?|write|output|display)$/i;

/**
 * What a name before a value calls: the function with this name, a builtin with nearly the same spelling, or nothing.
 */
const calledBy = (name: string, { source }: ErrorContext, start: string): string | undefined => {
  const last = name.split('.').at(-1) ?? '';
  if (PYTHON_KEYWORDS.includes(name)) return undefined;
  if (PRINTS.test(name) && !isNamedIn(source, name)) return 'print';
  const isError = /^\s*raise\s/.test(start) && /^\p{Lu}/u.test(name);
  const isOwn = new RegExp(String.raw`(?:def|class)\s+${last}\s*[(:]`, 'u').test(source);
  const isMethod = name.includes('.') && isNamedIn(source, name.split('.')[0] ?? '');
  if (
    isMethod ||
    CALLABLE.test(last) ||
    isFamiliarBuiltin(name) ||
    COMMAND_NAMES.has(last) ||
    isError ||
    isOwn
  )
    return name;
  const isOther = isNamedIn(source, name) || nearestName(name, PYTHON_KEYWORDS) !== undefined;
  return isOther ? undefined : nearestName(name, ['print', 'input'], 2);
};

/** `int(input "How many?")`: the inner call has no brackets. */
const callInside = ({ lineText }: ErrorContext): Found => {
  const { name, value } =
    /(?<=[(,=+]\s*)(?<name>input|len|int|str|float|range)\s+(?<value>"[^"]*"|'[^']*'|-?[\d.]+)/.exec(lineText)
      ?.groups ?? {};
  if (name === undefined || value === undefined) return false;
  const piece = new RegExp(String.raw`${name}\s+(?=["'\d-])`).exec(lineText)?.[0] ?? '';
  return {
    name,
    value,
    write: lineText.replace(`${piece}${value}`, `${name}(${value})`).trim(),
    point: name,
  };
};

const CALL_LINE =
  /^(?<start>\s*(?:raise\s+|return\s+|[\p{L}_][\p{L}\p{N}_.]*\s*=\s*)?)(?<name>[\p{L}_][\p{L}\p{N}_.]*)\s+(?<value>(?:-?\d|["'[]|[\p{L}_]).*?)\s*;?\s*$/u;

/** `len "abc"`, `raise ValueError "x"`, `go 3`: a call without its brackets. */
const callWithoutBrackets = (context: ErrorContext): Found => {
  const inner = callInside(context);
  if (inner) return inner;
  const {
    start = '',
    name = '',
    value = '',
  } = CALL_LINE.exec(context.lineText.replace(/\s+#.*$/, ''))?.groups ?? {};
  const called = calledBy(name, context, start);
  const plain = value.replace(/"[^"]*"|'[^']*'/g, '0');
  if (called === undefined || /=(?!=)|^(?:and|or|not|if|in|is|else|for|from)(?![\p{L}\p{N}_])/u.test(plain))
    return false;
  const isOpen = (plain.match(/[([{]/g) ?? []).length !== (plain.match(/[)\]}]/g) ?? []).length;
  if (isOpen || /[:{]$|^\p{L}+\s+[\p{L}\d]/u.test(plain)) return false;
  return { name: called, value, write: `${start.trimStart()}${called}(${value})`, point: name };
};

/** `print("a",,"b")` and `print(,3)`: one comma too many. */
const commaTooMany = (context: ErrorContext): Found => {
  const { before, here, isFirst } = placeOf(context);
  if (!here || isFirst || !isToken(here, ',') || !isToken(before, ',', '(', '[', '{')) return false;
  const { lineText, source } = context;
  const at = here.at - (source.lastIndexOf('\n', here.at - 1) + 1);
  // `print(, , )` has several commas in a row.
  const rest = lineText.slice(at + 1).replace(/^(?:\s*,)+/, '');
  const write = lineText.slice(0, at) + (isToken(before, ',') ? rest : rest.trimStart());
  return {
    write: write.trim(),
    point: `${before?.text ?? ''}${lineText.slice(0, at).match(/\s*$/)?.[0] ?? ''},`,
  };
};

/**
 * Text and values without + between them, in a command that takes one value, or next to text that is already joined.
 */
const notJoined = (context: ErrorContext): Found => {
  const isJoining = /["']\s*\+|\+\s*["']/.test(context.lineText);
  if (!isJoining && !/(?<![\p{L}\p{N}_])(?:speak|display|write|ask)\s*\(/u.test(context.lineText))
    return false;
  const pair = valuesAt(context);
  return pair?.first.depth === 1 && inBrackets(false)(context);
};

/** Rows about calls and commas, which come before the more general rows. */
export const COMMA_ROWS: readonly ErrorRow[] = [
  {
    key: 'call-needs-brackets',
    types: SYNTAX,
    message: /^invalid syntax/,
    when: callWithoutBrackets,
    example: 'raise ValueError "x"',
  },
  {
    key: 'comma-too-many',
    types: SYNTAX,
    message: /^invalid syntax/,
    when: commaTooMany,
    example: 'print(1,,2)',
  },
  {
    key: 'texts-not-joined',
    types: SYNTAX,
    message: /^invalid syntax/,
    when: notJoined,
    example: 'eggs = 4\nplayer.speak("I have " eggs)',
  },
  {
    key: 'comma-missing-at-end',
    types: [...SYNTAX, 'IndexError'],
    message: /^invalid syntax|^list index out of range/,
    when: (context) =>
      context.error.type === 'IndexError' ? textsInList(context) : inBrackets(true)(context),
    example: 'a = {\n    1: 2\n    2: 3,\n}',
  },
  {
    key: 'comma-missing',
    types: SYNTAX,
    message: /^invalid syntax/,
    when: (context) => dotForComma(context) || inBrackets(false)(context),
    example: 'a = [1 2]',
  },
];
