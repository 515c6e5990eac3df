import { anyScript } from './any-script.ts';
import type { ErrorContext, ErrorRow } from './error-row.ts';
import { isNamedIn, wholeWord } from './program-names.ts';
import { isToken, tokensOf } from './tokens.ts';

type Found = false | Readonly<Record<string, string>>;

const SYNTAX = ['SyntaxError', 'IndentationError'];

const BUILT_ON = anyScript(
  /^\s*class\s+(?<name>\w+)\s*(?:extends|implements|inherits(?:\s+from)?|is(?:\s+an?)?|from|<|::)\s*\(?\s*(?<base>\w[\w.]*)\s*\)?\s*[:{]?\s*$/,
);
const COLON = anyScript(/^\s*class\s+(?<name>\w+)\s*:\s*(?<base>\p{Lu}\w*)\s*[:{]?\s*$/u);

/** `class Cow: Animal` above an indented line, where Animal is a class of the program. */
const builtOnAfterColon = (text: string, source: string): Readonly<Record<string, string>> | undefined => {
  const groups = COLON.exec(text)?.groups;
  const isOwn = anyScript(String.raw`^\s*class\s+${groups?.base}\b`, 'm').test(source);
  return isOwn ? groups : undefined;
};

/** `class Dragon extends Monster:`, as in other languages. */
const builtOn = ({ error, source }: ErrorContext): Found => {
  const isRead = error.type === 'IndentationError';
  const lines = source.split('\n');
  const above = lines.findLastIndex((line, index) => index < error.line - 1 && line.trim() !== '');
  const at = isRead ? above : error.line - 1;
  const text = lines[at] ?? '';
  const { name, base } =
    (isRead ? undefined : BUILT_ON.exec(text)?.groups) ?? builtOnAfterColon(text, source) ?? {};
  if (name === undefined || base === undefined) return false;
  return { name, base, write: `class ${name}(${base}):`, point: text.trim(), pointLine: String(at + 1) };
};

/** `def shout(text: str): str:`: another symbol in place of `->` before the type of the result. */
const colonForArrow = ({ lineText }: ErrorContext): Found => {
  const { head, type, point } =
    anyScript(
      /^\s*(?<head>(?:async\s+)?def\s+\w+\s*\(.*)(?<point>\)\s*(?::\s*->|:|=>|=|--+>|-|>)\s*(?<type>(?:str|int|float|bool|list|dict|tuple|set|None|\p{Lu}\w*)(?:\[[^\]]*\])?)\s*:)\s*$/u,
    ).exec(lineText)?.groups ?? {};
  return head !== undefined && point !== undefined && { write: `${head}) -> ${type}:`, point };
};

/** The code from a lambda to its end: to the bracket that closes around it or, without `isLong`, to a comma. */
const lambdaIn = (line: string, isLong = false): string | undefined => {
  const tokens = tokensOf(line).filter(({ kind }) => kind !== 'note');
  const at = tokens.findIndex((token) => isToken(token, 'lambda'));
  const first = tokens[at];
  if (!first) return undefined;
  const end = tokens.findIndex(
    (token, index) =>
      index > at &&
      (token.depth < first.depth || (!isLong && token.depth === first.depth && isToken(token, ','))),
  );
  return line.slice(first.at, tokens[end]?.at).trim();
};

/** `lambda x x * 2`, `lambda a, b a + b`: the colon is missing. */
const colonMissing = ({ lineText }: ErrorContext): Found => {
  for (const isLong of [false, true]) {
    const point = lambdaIn(lineText, isLong);
    const { inputs = '', result = '' } =
      anyScript(/^lambda\s+(?<inputs>\w+(?:\s*,\s*\w+)*)\s+(?<result>[^:]*)$/).exec(point ?? '')?.groups ??
      {};
    const names = inputs.split(',').map((name) => name.trim());
    const isUsed = names.every((name) => anyScript(wholeWord(name), 'u').test(result));
    if (point === undefined || inputs === '' || !isUsed) continue;
    return { write: lineText.replace(point, () => `lambda ${inputs}: ${result}`).trim(), point };
  }
  return false;
};

/** `double = lambda: x * 2`, called with one value, if the program does not use x elsewhere. */
const inputMissing = ({ source }: ErrorContext): Found => {
  const lines = source.split('\n');
  const at = lines.findIndex((line) => /\blambda\s*:/.test(line));
  const text = lines[at]?.trim() ?? '';
  const result = lambdaIn(text)?.replace(/^lambda\s*:|"[^"]*"|'[^']*'/g, ' ') ?? '';
  const names = new Set(result.match(/(?<![\p{L}\p{N}_.])[\p{L}_][\p{L}\p{N}_]*(?!\s*\()/gu));
  const [input] = names;
  const isOnly = lines.filter((line) => /\blambda\b/.test(line)).length === 1 && names.size === 1;
  if (at < 0 || input === undefined || !isOnly || isNamedIn(source, input)) return false;
  return { write: text.replace(/\blambda\s*:/, `lambda ${input}:`), point: text, pointLine: String(at + 1) };
};

/** Rows about first lines in the form of another language, and lambdas without one of their parts. */
export const FORM_ROWS: readonly ErrorRow[] = [
  {
    key: 'class-in-other-form',
    types: SYNTAX,
    message: /^/,
    when: builtOn,
    example: 'class Monster:\n    power = 10\nclass Dragon extends Monster:\n    power = 50',
  },
  {
    key: 'arrow-before-result',
    types: ['SyntaxError'],
    message: /^/,
    when: colonForArrow,
    example: 'def shout(text: str): str:\n    return text.upper()',
  },
  {
    key: 'lambda-unfinished',
    types: ['SyntaxError', 'TypeError'],
    message: /^(?:invalid syntax|expected|.*<lambda>\(\) takes 0 positional arguments but 1 was given)/,
    when: (context) => (context.error.type === 'TypeError' ? inputMissing(context) : colonMissing(context)),
    example: 'double = lambda n n * 2',
  },
];
