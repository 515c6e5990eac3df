import { PYTHON_KEYWORDS } from '../python-keywords.ts';
import type { ErrorContext, ErrorRow } from './error-row.ts';
import { COMMAND_NAMES, isFamiliarBuiltin } from './familiar-names.ts';
import { isNamedIn } from './program-names.ts';
import { tokensOf } from './tokens.ts';

const SYNTAX = ['SyntaxError', 'IndentationError'];

type Found = false | Readonly<Record<string, string>>;

const HEAD = /^\s*(?:if|elif|while|for|def|class)(?![\p{L}\p{N}_])/u;
/** A pattern for the start of a line that continues the line above. */
const CONTINUES = /^\s*(?:==|!=|<=|>=|[=<>+*/%]|(?:in|and|not\s+in|is)(?![\p{L}\p{N}_]))\s*\S/u;

/** A line that Enter cut in two: the second part starts with a symbol or with `in`, `and` or `is`. */
const cutInTwo = ({ source, error, lineText }: ErrorContext): Found => {
  const lines = source.split('\n');
  const isSecond =
    CONTINUES.test(lineText) && /^\s*[\p{L}_][\p{L}\p{N}_.]*\s*$/u.test(lines[error.line - 2] ?? '');
  const at = isSecond ? error.line - 1 : error.line;
  const [first = '', second = ''] = lines.slice(at - 1, at + 1);
  if (!isSecond && (!HEAD.test(first) || first.includes(':') || !CONTINUES.test(second))) return false;
  const isSplit = /[=<>!+*/-]$/.test(first.trimEnd()) && /^\s*=/.test(second);
  const write = `${first.trim()}${isSplit ? '' : ' '}${second.trim()}`;
  return { at: String(at), after: String(at + 1), write, point: lineText.trim() };
};

const STARTER = 'if|elif|else|for|while|def|class|import|from|try|return';

/** Two lines joined: `x = look() if x in y:`, `speak("a") elif x:`, `] count = {}`. */
const joined = ({ lineText }: ErrorContext): Found => {
  const code = lineText.replace(/\s+#.*$/, '');
  const { first, second } =
    new RegExp(
      String.raw`^\s*(?<first>.*?[)\]}"'\p{L}\p{N}_:])\s+(?<second>(?:${STARTER})(?![\p{L}\p{N}_]).*:(?:\s+[\p{L}_][\p{L}\p{N}_.]*\s*\(.*)?)\s*$`,
      'u',
    ).exec(code)?.groups ??
    /^\s*(?<first>[)\]}]+)\s+(?<second>[\p{L}_][\p{L}\p{N}_.]*\s*[=(].*)$/u.exec(code)?.groups ??
    {};
  if (first === undefined || second === undefined) return false;
  const isHead = /^(?:else|elif|if|while|for|def|class)(?![\p{L}\p{N}_])/u.test(first);
  if ((isHead && !first.endsWith(':')) || /^(?:case|else)(?![\p{L}\p{N}_])/u.test(first)) return false;
  // A condition or a loop inside brackets is not a separate line.
  const start = tokensOf(code).find((token) => token.at >= code.lastIndexOf(second));
  const isWord = /^\p{L}+$/u.test(first) && (PYTHON_KEYWORDS.includes(first) || !isHead);
  return (start?.depth === 0 || /^[)\]}]/.test(first)) && !isWord && { first, second, point: second };
};

/** The same `else:` twice, one below the other. */
const twice = ({ source, error, lineText }: ErrorContext): Found => {
  const above = source.split('\n')[error.line - 2] ?? '';
  const isSame = above === lineText && /:\s*$/.test(lineText);
  return isSame && { at: String(error.line) };
};

/** `self.name name`: a value right after an attribute of the object. */
const equalsMissingInObject = ({ lineText }: ErrorContext): Found => {
  const { name, value } =
    /^\s*(?<name>self\.[\p{L}_][\p{L}\p{N}_]*)\s+(?<value>"[^"]*"|'[^']*'|[\p{L}\p{N}_]+|\[.*\])\s*$/u.exec(
      lineText,
    )?.groups ?? {};
  if (name === undefined || value === undefined || PYTHON_KEYWORDS.includes(value)) return false;
  return { name, write: `${name} = ${value}`, point: name };
};

/** `name "Leo"`: a variable of the program and a value right after it. */
const equalsMissing = ({ lineText, source, error }: ErrorContext): Found => {
  const { name, value } =
    /^\s*(?<name>[\p{L}_][\p{L}\p{N}_]*)\s+(?<value>"[^"]*"|'[^']*'|-?\d+(?:\.\d+)?|\[.*\]|[\p{L}_][\p{L}\p{N}_]*\s*[-+*/]\s*[\p{L}\p{N}_]+)\s*$/u.exec(
      lineText,
    )?.groups ?? {};
  if (name === undefined || value === undefined || PYTHON_KEYWORDS.includes(name)) return false;
  const others = source
    .split('\n')
    .filter((_line, index) => index !== error.line - 1)
    .join('\n');
  const isFunction = new RegExp(String.raw`(?:def|class|import)\s[^\n]*${name}`, 'u').test(others);
  if (isFunction || isFamiliarBuiltin(name) || COMMAND_NAMES.has(name) || !isNamedIn(others, name))
    return false;
  return { name, write: `${name} = ${value}`, point: `${name}` };
};

const REAL_CALL =
  /(?<![\p{L}\p{N}_.])(?<wrong>console\.(?:log|error)|System\.out\.print(?:ln)?|Console\.Write(?:Line)?|fmt\.Print(?:ln)?|document\.write|Math\.(?:floor|round|max|min|abs)|raw_input|prompt|alert|println|printf|echo|puts|parseInt|parseFloat|toString|[Ss]tring|[Ii]nteger|length|lenght|lenth|legnth|size|sizeof)\s*(?=\()/u;
const FUNCTIONS: ReadonlyMap<string, string> = new Map([
  ['raw_input', 'input'],
  ['prompt', 'input'],
  ['parseInt', 'int'],
  ['Math.floor', 'int'],
  ['Integer', 'int'],
  ['integer', 'int'],
  ['parseFloat', 'float'],
  ['toString', 'str'],
  ['String', 'str'],
  ['string', 'str'],
  ['length', 'len'],
  ['lenght', 'len'],
  ['lenth', 'len'],
  ['legnth', 'len'],
  ['size', 'len'],
  ['sizeof', 'len'],
  ['Math.round', 'round'],
  ['Math.max', 'max'],
  ['Math.min', 'min'],
  ['Math.abs', 'abs'],
]);

/** `console.log(...)`, `raw_input(...)`, `length(...)`: functions from other languages. */
const otherFunction = ({ lineText, source, found: { name = '' } }: ErrorContext): Found => {
  const wrong = REAL_CALL.exec(lineText)?.groups?.wrong;
  if (wrong === undefined || wrong.split('.')[0] !== name || isNamedIn(source, name)) return false;
  const right = FUNCTIONS.get(wrong) ?? 'print';
  return { wrong, right, write: lineText.replace(wrong, right).replace(/;\s*$/, '').trim(), point: wrong };
};

/** Rows about lines that are cut, joined or doubled, values without `=`, and functions from other languages. */
export const LINE_ROWS: readonly ErrorRow[] = [
  {
    key: 'line-cut-in-two',
    types: SYNTAX,
    message: /^(?:invalid syntax|expected|cannot assign|'in' expected)/,
    when: cutInTwo,
    example: 'x = 1\nif x\n== 1:\n    pass',
  },
  {
    key: 'new-line-missing',
    types: SYNTAX,
    message: /^(?:invalid syntax|expected)/,
    when: joined,
    example: 'x = 1 if x == 1:\n    pass',
  },
  {
    key: 'line-twice',
    types: SYNTAX,
    message: /^(?:invalid syntax|expected an indented block)/,
    when: twice,
    example: 'x = 1\nif x == 1:\n    pass\nelse:\nelse:\n    pass',
  },
  {
    key: 'equals-missing',
    types: SYNTAX,
    message: /^invalid syntax/,
    when: (context) => equalsMissingInObject(context) || equalsMissing(context),
    example: 'name = "Ada"\nname "Leo"',
  },
  {
    key: 'function-of-another-language',
    types: ['NameError'],
    message: /^name '(?<name>\w+)' is not defined/,
    when: otherFunction,
    example: 'console.log("hello")',
  },
];
