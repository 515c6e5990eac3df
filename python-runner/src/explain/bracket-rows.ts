import { isComparedInLen } from './call-forms.ts';
import { codeAt, type ErrorContext, type ErrorRow } from './error-row.ts';
import { COMMAND_NAMES, isFamiliarBuiltin } from './familiar-names.ts';
import { isNamedIn } from './program-names.ts';
import { endOf, isToken, tokensOf } from './tokens.ts';

const SYNTAX = ['SyntaxError'];

type Found = false | Readonly<Record<string, string>>;

/** Whether a name can be called: a command, a Python function, a function of the program, or a method. */
const canBeCalled = (name: string, source: string): boolean => {
  const last = name.split('.').at(-1) ?? name;
  const isOwn = new RegExp(String.raw`(?:def|class)\s+${last}\s*[(:]`, 'u').test(source);
  return COMMAND_NAMES.has(last) || isFamiliarBuiltin(name) || isOwn || name.includes('.');
};

const CLOSED_ONLY =
  /^(?<start>\s*(?:[\p{L}_][\p{L}\p{N}_]*\s*=\s*)?)(?<name>[\p{L}_][\p{L}\p{N}_.]*)\s*(?<value>(?:"[^"]*"|'[^']*'|-?\d+(?:\.\d+)?)?)\s*\)\s*(?:#.*)?$/u;

/** `player.move_forward4)` and `player.speakf"Hi")`: no opening bracket between the name and the value or the f. */
const splitCall = (name: string, source: string, value: string) => {
  const last = name.split('.').at(-1) ?? name;
  const command = [...COMMAND_NAMES].find(
    (known) => last !== known && last.startsWith(known) && !COMMAND_NAMES.has(last),
  );
  const rest = last.slice(command?.length ?? last.length);
  const isLetter = rest === 'f' && /^["']/.test(value);
  const isValue = value === '' && (/^\d+$/.test(rest) || isNamedIn(source, rest));
  return isLetter || isValue
    ? { called: name.slice(0, -rest.length), inside: `${rest}${value}` }
    : { called: name, inside: value };
};

/** `player.move_forward 3)`: a call whose opening bracket is missing. */
const neverOpened = ({ lineText, source }: ErrorContext): Found => {
  const { start = '', name, value = '' } = CLOSED_ONLY.exec(lineText)?.groups ?? {};
  if (name === undefined || !canBeCalled(name, source)) return false;
  const { called, inside } = splitCall(name, source, value);
  return { name: called, write: `${start.trimStart()}${called}(${inside})`, point: name };
};

/** `player.move_forward)3(`: the two brackets are swapped. */
const turnedRound = ({ lineText }: ErrorContext): Found => {
  const { start = '', value = '' } =
    /^\s*(?<start>[\p{L}_][\p{L}\p{N}_. =]*?)\s*\)(?<value>[^()]*)\(\s*(?:#.*)?$/u.exec(lineText)?.groups ??
    {};
  return start !== '' && { write: `${start}(${value})`, point: `)${value}(` };
};

/** A smiley after code: Python reads its brackets and colons. */
const smiley = ({ lineText }: ErrorContext): Found => {
  const { code, sign } =
    /^(?<code>.*[\p{L}\p{N})"'\]])\s*(?<sign>[:;=]-?[)(DPpO]|<3|\^\^|\^_\^|xD|XD)\s*$/u.exec(lineText)
      ?.groups ?? {};
  const isBehind =
    code !== undefined && sign !== undefined && /\)$|\s$/.test(lineText.slice(0, code.length + 1));
  return isBehind && !code.includes('#') && { sign, write: code.trim(), point: sign };
};

/** A curly bracket alone on its line, in a program without an opening one. In other languages, it ends a block. */
const endOfBlock = ({ lineText, source, error }: ErrorContext): Found =>
  /^\s*\}\s*;?\s*$/.test(lineText) && !source.includes('{') && { at: String(error.line) };

/** `print("Hello)"`: the bracket is inside the text. */
const insideText = ({ lineText }: ErrorContext): Found => {
  const { start, quote, text } =
    /^(?<start>[^"']*\()(?<quote>["'])(?<text>[^"'()]*)\)\k<quote>\s*$/.exec(lineText)?.groups ?? {};
  if (start === undefined || quote === undefined) return false;
  return { write: `${start.trimStart()}${quote}${text}${quote})`, point: `${quote}${text})${quote}` };
};

/** `counts[fruit += 1`: the index is not closed before the value is stored. */
const openBeforeStore = ({ lineText }: ErrorContext): Found => {
  const { index, rest } =
    /^\s*(?<index>[\p{L}_][\p{L}\p{N}_.]*\[(?:"[^"]*"|'[^']*'|[\p{L}\p{N}_]+))\s*(?<rest>[-+*/]?=(?!=).*)$/u.exec(
      lineText,
    )?.groups ?? {};
  return index !== undefined && { bracket: '[', write: `${index}] ${rest}`, point: index };
};

const STATEMENT =
  /^\s*(?:[\p{L}_][\p{L}\p{N}_]*\s*[.(=]|(?:if|for|while|def|class|return|import|from|try|else|elif|break|pass)(?![\p{L}\p{N}_]))/u;
const CLOSING: Readonly<Record<string, string>> = { '(': ')', '[': ']', '{': '}' };

/** The line has one open bracket and ends with a value, and the next line starts with a command. */
const openAtEnd = (context: ErrorContext): Found => {
  const { lineText, source, error, found } = context;
  const { bracket = '' } = found;
  if (openBeforeStore(context)) return false;
  const tokens = tokensOf(lineText).filter((token) => token.kind !== 'note');
  const last = tokens.at(-1);
  const isHead = /^\s*(?:import|from|if|elif|while|for|def|class|with|match)(?![\p{L}\p{N}_])/u.test(
    lineText,
  );
  if (!last || isHead || (last.kind === 'sign' && !isToken(last, ')', ']', '}'))) return false;
  const next = source
    .split('\n')
    .slice(error.line)
    .find((line) => /^\s*[^\s#]/.test(line));
  const isOver = next === undefined || STATEMENT.test(next);
  return last.depth === 1 && isOver && { closing: CLOSING[bracket] ?? '' };
};

/** `if player.ask("More?" == "yes":`: the call in a condition is not closed before its result is compared. */
const openBeforeComparison = ({ lineText, source }: ErrorContext): Found => {
  const {
    start = '',
    name,
    value = '',
    rest = '',
  } = /^(?<start>\s*(?:if|elif|while)\s+(?:not\s+)?)(?<name>[\p{L}_][\p{L}\p{N}_.]*)\(\s*(?<value>"[^"]*"|'[^']*'|[\p{L}\p{N}_]*)\s*(?<rest>(?:[=!<>]=|[<>])\s*[^()]+?)\s*:\s*$/u.exec(
    lineText,
  )?.groups ?? {};
  if (name === undefined || !canBeCalled(name, source)) return false;
  return { name, write: `${start.trimStart()}${name}(${value}) ${rest}:`, point: name };
};

/** `len(word < 8)`: Python compares before it calls `len`. */
const comparedInLen = (context: ErrorContext): Found => {
  const inside = codeAt(context);
  const { value, rest } =
    /^(?<value>[\p{L}_][\p{L}\p{N}_.]*)\s*(?<rest>(?:[=!<>]=|[<>]).*)$/u.exec(inside)?.groups ?? {};
  if (value === undefined || rest === undefined || !isComparedInLen(context)) return false;
  const { lineText } = context;
  const end = lineText.indexOf(inside) + inside.length;
  const write = `${lineText.slice(0, end - inside.length)}${value}) ${rest}${lineText.slice(end).replace(/^\s*\)/, '')}`;
  return { name: 'len', write: write.trim(), point: inside };
};

const callWithSigns = ({ lineText }: ErrorContext): Found => {
  const {
    wrong,
    name,
    value = '',
  } = /(?<wrong>(?<name>player\s*\.\s*\w+)\s*(?:<\s*(?<value>[^<>"']*|"[^"]*")\s*>|\[\s*\]))\s*$/.exec(
    lineText,
  )?.groups ?? {};
  if (wrong === undefined || name === undefined) return false;
  return { name, write: lineText.replace(wrong, `${name}(${value})`).trim(), point: wrong };
};

const FUNCTION_AS_INDEX = /^(?<point>(?<whole>[\p{L}_][\p{L}\p{N}_]*)\[\s*(?<name>[\p{L}_]+)\s*\])$/u;

/** `eggs[max]`: a Python function in the square brackets after a value. */
const functionAsIndex = (context: ErrorContext): Found => {
  const { whole, point, name = '' } = FUNCTION_AS_INDEX.exec(codeAt(context))?.groups ?? {};
  if (point === undefined || !isFamiliarBuiltin(name)) return false;
  return { name, write: context.lineText.replace(point, () => `${name}(${whole})`).trim() };
};

/**
 * `print(names[0)`: a bracket that is still open when an outer one closes. If the line has as many closing as opening
 * brackets, no bracket is missing, but one is of the wrong kind.
 */
const openInside = ({ lineText, error, found: { opening = '', closing = '' } }: ErrorContext): Found => {
  const at = (error.column ?? 1) - 1;
  const tokens = tokensOf(lineText);
  const text = tokens.find((token) => token.kind === 'text' && token.at <= at && at < endOf(token));
  const signs = text
    ? [...text.text].map((sign, index) => ({ sign, at: text.at + index }))
    : tokens.filter(({ kind }) => kind === 'sign').map((token) => ({ sign: token.text, at: token.at }));
  const open = signs.filter(({ sign }) => '([{'.includes(sign));
  const isAround = open.some((bracket) => bracket.at < at && CLOSING[bracket.sign] === closing);
  const isFewer = signs.filter(({ sign }) => ')]}'.includes(sign)).length < open.length;
  const write = `${lineText.slice(0, at)}${CLOSING[opening] ?? ''}${lineText.slice(at)}`.trim();
  return isAround && isFewer && { bracket: opening, write };
};

/**
 * Rows about brackets that are missing, swapped, or of another kind. These rows come before the rows that only name the
 * brackets.
 */
export const BRACKET_ROWS: readonly ErrorRow[] = [
  {
    key: 'smiley',
    types: SYNTAX,
    message: /^(?:invalid syntax|unmatched|'\(' was never closed)/,
    when: smiley,
    example: 'player.move_forward(2) :)',
  },
  {
    key: 'bracket-not-opened-in-call',
    types: SYNTAX,
    message: /^unmatched '\)'/,
    when: neverOpened,
    example: 'player.move_forward 3)',
  },
  {
    key: 'brackets-turned-round',
    types: SYNTAX,
    message: /^unmatched '\)'/,
    when: turnedRound,
    example: 'player.move_forward)3(',
  },
  {
    key: 'brace-ends-block',
    types: SYNTAX,
    message: /^unmatched '\}'/,
    when: endOfBlock,
    example: 'if True:\n    x = 1\n}',
  },
  {
    key: 'bracket-inside-text',
    types: SYNTAX,
    message: /^'\(' was never closed/,
    when: insideText,
    example: 'print("Hello)"',
  },
  {
    key: 'bracket-open-at-end',
    types: SYNTAX,
    message: /^'(?<bracket>.)' was never closed/,
    when: openAtEnd,
    example: 'player.move_forward(3\nplayer.turn_left()',
  },
  {
    key: 'bracket-open-inside',
    types: SYNTAX,
    message:
      /^(?:(?:f-string: )?closing parenthesis '(?<closing>.)' does not match opening parenthesis '(?<opening>.)'$|invalid syntax|'\[' was never closed)/,
    when: (context) => (context.found.closing === undefined ? openBeforeStore(context) : openInside(context)),
    example: 'names = ["Ada"]\nprint(names[0)',
  },
  {
    key: 'bracket-closes-before-comparison',
    types: [...SYNTAX, 'TypeError'],
    message: /^(?:invalid syntax|'\(' was never closed|'\S+' not supported between instances of)/,
    when: (context) =>
      context.error.type === 'TypeError' ? comparedInLen(context) : openBeforeComparison(context),
    example: 'hens = []\nwhile len(hens > 3:\n    pass',
  },
  {
    key: 'call-with-other-signs',
    types: [...SYNTAX, 'TypeError'],
    message: /^invalid syntax|, not (?:builtin_function_or_method|type)$/,
    when: (context) =>
      context.error.type === 'TypeError' ? functionAsIndex(context) : callWithSigns(context),
    example: 'player.move_forward<3>',
  },
];
