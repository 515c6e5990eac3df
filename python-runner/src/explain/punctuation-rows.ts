import type { ErrorContext, ErrorRow } from './error-row.ts';
import { isKeyword } from './place.ts';
import { isNamedIn } from './program-names.ts';
import { straySign } from './stray-sign.ts';
import { codeOf, endOf, isToken, type Token, tokensOf } from './tokens.ts';

const SYNTAX = ['SyntaxError'];

const CLOSING: Readonly<Record<string, string>> = { '(': ')', '[': ']' };

/** A bracket that is still open at the colon of a head. */
const openAtColon = ({ lineText }: ErrorContext): boolean | Readonly<Record<string, string>> => {
  const tokens = tokensOf(lineText).filter((token) => token.kind !== 'note');
  const last = tokens.at(-1);
  if (!last || !isToken(last, ':') || last.depth === 0) return false;
  const opening = tokens.findLast((token) => token.depth === last.depth - 1 && isToken(token, '(', '[', '{'));
  const isHead = /^\s*(?:if|elif|while|for|def|class|with|match)(?![\p{L}\p{N}_])/u.test(lineText);
  const closing = isHead && opening ? CLOSING[opening.text] : undefined;
  // In other languages `{` also starts a block, and `[` before a colon can be part of a list.
  if (closing === undefined || (closing === ']' && !/\bin\s*\[[^[\]]*$/.test(lineText))) return false;
  return { closing, point: lineText.slice(opening?.at, last.at + 1) };
};

/**
 * Where an open bracket must close: the bracket of a call before the comparison of its result, others before the colon.
 */
const placeToClose = (tokens: readonly Token[], depth: number): number => {
  const open = tokens.findLastIndex((token) => token.depth === depth - 1 && isToken(token, '('));
  const before = tokens[open - 1];
  const isCall = before?.kind === 'name' && !isKeyword(before);
  const sign = tokens.findIndex(
    (token, index) =>
      index > open + 1 &&
      token.depth === depth &&
      isToken(token, '==', '!=', '<', '>', '<=', '>=', 'and', 'or'),
  );
  const last = tokens.at(isCall && sign > 0 ? sign - 1 : -2);
  return last === undefined ? 0 : endOf(last);
};

/** Two open brackets: `if (x > 3 and (y < 2:`. */
const twoOpenAtColon = (context: ErrorContext): false | Readonly<Record<string, string>> => {
  const tokens = tokensOf(context.lineText).filter((token) => token.kind !== 'note');
  const last = tokens.at(-1);
  const isOther = tokens.some((token) => isToken(token, '[', '{'));
  if (last?.depth !== 2 || isOther || !openAtColon(context)) return false;
  const { lineText } = context;
  const opening = tokens.findLast((token) => token.depth === 0 && isToken(token, '('));
  const places = [placeToClose(tokens, 1), placeToClose(tokens, 2)].toSorted((one, two) => two - one);
  const closed = places.reduce((line, at) => `${line.slice(0, at)})${line.slice(at)}`, lineText);
  return {
    write: codeOf(
      closed,
      tokensOf(closed).filter((token) => token.kind !== 'note'),
    ),
    point: lineText.slice(opening?.at, last.at + 1),
  };
};

const FRACTIONS: Readonly<Record<string, string>> = { '½': '0.5', '¼': '0.25', '¾': '0.75' };

/** `½` and `3½`, as a decimal number. */
const fraction = (lineText: string, wrong: string): false | Readonly<Record<string, string>> => {
  const { 0: piece, groups: { whole = '0' } = {} } =
    new RegExp(String.raw`(?<![\p{L}\p{N}_.])(?<whole>\d+)?\s*${wrong}(?![\p{L}\p{N}_])`, 'u').exec(
      lineText,
    ) ?? {};
  if (piece === undefined) return false;
  const sign = `${whole}${FRACTIONS[wrong]?.slice(1)}`;
  return {
    wrong: piece.trim(),
    sign,
    write: lineText.replace(piece.trim(), sign).trim(),
    point: piece.trim(),
  };
};

/** π in a program that does not define it. */
const piOfPaper = ({ lineText, source }: ErrorContext): false | Readonly<Record<string, string>> => {
  const isNear = /(?<![\p{L}\p{N}_])π(?![\p{L}\p{N}_])/u;
  if (isNamedIn(source, 'π') || !isNear.test(lineText)) return false;
  return { sign: 'math.pi', write: lineText.replace(isNear, 'math.pi').trim() };
};

/** `side\u00b2`, `\u221a16` and `side ^ 2.0`: powers and roots as written on paper. */
const powerOfPaper = (context: ErrorContext): false | Readonly<Record<string, string>> => {
  const {
    lineText,
    found: { wrong = '', caret },
  } = context;
  if (wrong in FRACTIONS) return fraction(lineText, wrong);
  if (wrong === 'π') return piOfPaper(context);
  if (caret !== undefined)
    return { wrong: caret, sign: '**', write: lineText.replace(caret, '**').trim(), point: caret };
  const { 0: root, groups: { value } = {} } =
    /\u221a\s*(?<value>\([^()]*\)|[\p{L}\p{N}_.]+)/u.exec(lineText) ?? {};
  if (wrong === '\u221a')
    return (
      root !== undefined && {
        sign: '** 0.5',
        write: lineText.replace(root, `${value} ** 0.5`).trim(),
        point: wrong,
      }
    );
  const power = (sign: string): string => `** ${sign === '\u00b2' ? 2 : 3}`;
  const write = lineText.replaceAll(/\s*([\u00b2\u00b3])/g, (_all, sign: string) => ` ${power(sign)}`).trim();
  return { sign: power(wrong), write, point: wrong };
};

/** A value without quotes, brackets, digits and arithmetic signs, such as `🐶` or `Hello 🐶`. */
const VALUES =
  /(?<=(?:[=([{,:+]|(?<![\p{L}\p{N}_])(?:return|in|if|elif|while|and|or|not)\s)\s*)[^\s=()[\]{},:;"'#<>+*/%\d!-][^=()[\]{},:;"'#<>+*/%\d-]*?(?=\s*(?:[)\]},:#+]|[=!]=|(?:and|or|in|if|else)\s|$))/gu;

const SYMBOL = /[^\p{ASCII}\p{L}\p{M}\p{N}\u200b-\u200f]/u;

/** The line without its comment, and with quotes in place of each character of its texts. */
const withoutTexts = (line: string): string =>
  tokensOf(line).reduce((left, { kind, at, text }) => {
    if (kind === 'note') return left.slice(0, at);
    return kind === 'text'
      ? left.slice(0, at) + '"'.repeat(text.length) + left.slice(at + text.length)
      : left;
  }, line);

/** A symbol, such as an emoji, as a value: `pet = 🐶`. */
const symbolAsValue = ({
  lineText,
  source,
  found: { character = '' },
}: ErrorContext): false | Readonly<Record<string, string>> => {
  const pieces = [...withoutTexts(lineText).matchAll(VALUES)].filter(
    ([piece]) =>
      SYMBOL.test(piece) &&
      !(piece.match(/[\p{L}_][\p{L}\p{N}_]*/gu) ?? []).some((name) => isNamedIn(source, name)),
  );
  const piece = pieces.find(([value]) => value.includes(character))?.[0];
  if (piece === undefined) return false;
  const write = pieces.reduceRight(
    (text, { 0: value, index }) => `${text.slice(0, index)}"${value}"${text.slice(index + value.length)}`,
    lineText,
  );
  return { piece, write: write.trim(), point: piece };
};

/** `if word == "egg:"`: the colon of the head is inside the last text. */
const colonInText = ({ lineText }: ErrorContext): false | Readonly<Record<string, string>> => {
  const { start, text, rest } =
    /^\s*(?<start>(?:if|elif|while|for)\s.*?)(?<text>(?<quote>["'])[^"']*:\k<quote>)(?<rest>\)*)\s*(?:#.*)?$/u.exec(
      lineText,
    )?.groups ?? {};
  if (start === undefined || text === undefined) return false;
  return { write: `${start}${text.slice(0, -2)}${text.slice(-1)}${rest}:`, point: text };
};

/** Rows about mistakes with brackets, quotes and colons, and symbols that Python does not know. */
export const PUNCTUATION_ROWS: readonly ErrorRow[] = [
  {
    key: 'colon-inside-text',
    types: SYNTAX,
    message: /^expected ':'/,
    when: colonInText,
    example: 'word = "egg"\nif word == "egg:"\n    print(word)',
  },
  {
    key: 'missing-colon',
    types: SYNTAX,
    message: /^(?:expected ':'|invalid syntax$)/,
    line: /^\s*(?<keyword>\w+)/,
    when: ({ error, lineText, found: { keyword = '' } }) =>
      error.message !== 'invalid syntax' ||
      (/^(?:if|elif|while|for|def|class)$/.test(keyword) && !lineText.includes(':')),
    example: 'for i in range(3)\n    print(i)',
  },
  {
    key: 'bracket-never-closed',
    types: SYNTAX,
    message: /^'(?<bracket>.)' was never closed/,
    example: 'x = [1,\ny = 2',
  },
  {
    key: 'bracket-never-opened',
    types: SYNTAX,
    message: /^unmatched '(?<bracket>.)'/,
    example: 'print(1))',
  },
  {
    key: 'brackets-mixed',
    types: SYNTAX,
    message: /closing parenthesis '(?<closing>.)' does not match opening parenthesis '(?<opening>.)'/,
    example: 'a = [1, 2)',
  },
  {
    key: 'long-text-never-closed',
    types: SYNTAX,
    message: /^unterminated triple-quoted (?:f-string|string) literal/,
    example: 'x = """one\ntwo',
  },
  {
    key: 'call-without-parentheses',
    types: SYNTAX,
    message: /^Missing parentheses in call to '(?<name>\w+)'/,
    example: 'print "hello"',
  },
  {
    key: 'digits-of-another-script',
    types: SYNTAX,
    message: /^invalid character '(?<character>\p{Nd})'/u,
    example: 'x = \u0663',
  },
  {
    key: 'sign-of-paper',
    types: SYNTAX,
    message: /^invalid character '(?<character>[\u00d7\u00f7\u2212\u2013\u00b7\u22c5])'/u,
    example: 'x = 3 \u00d7 4',
  },
  {
    key: 'power-of-paper',
    types: ['SyntaxError', 'TypeError', 'NameError'],
    message:
      /^(?:(?:invalid character|name) '(?<wrong>[\u00b2\u00b3\u221a\u00bc-\u00beπ])'|unsupported operand type\(s\) for (?<caret>\^): '(?:int|float)' and '(?:int|float)')/u,
    when: powerOfPaper,
    example: 'side = 5\narea = side\u00b2',
  },
  {
    key: 'wide-sign',
    types: SYNTAX,
    message: /^invalid character '(?<character>[\uff01-\uff5e\u3001\u3002\u060c\u061b\u061f])'/u,
    example: 'x = len\uff08"a"\uff09',
  },
  {
    key: 'symbol-as-name',
    types: SYNTAX,
    message: /^invalid character '(?<character>.+)' \(U\+/,
    line: /^\s*[^\p{L}\p{N}\s"'#()]+\s*=(?!=)/u,
    when: ({ found: { character = '' } }) => ({ point: character }),
    example: '🐮 = "Berta"',
  },
  {
    key: 'symbol-needs-quotes',
    types: SYNTAX,
    message: /^invalid character '(?<character>.+)' \(U\+/,
    when: symbolAsValue,
    example: 'pet = 🐶',
  },
  {
    key: 'unknown-character',
    types: SYNTAX,
    message: /^invalid character '(?<character>.+)' \(U\+/,
    when: ({ found: { character = '' } }) => ({ point: character }),
    example: 'x = 3°',
  },
  {
    key: 'invisible-character',
    types: SYNTAX,
    message: /^invalid non-printable character U\+(?<code>\w+)/,
    example: 'x =\u200b1',
  },
  {
    key: 'backslash',
    types: SYNTAX,
    message: /^unexpected character after line continuation/,
    example: 'x = 1 \\ 2',
  },
  {
    key: 'number-with-zeros',
    types: SYNTAX,
    message: /leading zeros in decimal integer literals/,
    example: 'x = 007',
  },
  {
    key: 'function-inputs-broken',
    types: SYNTAX,
    message: /./,
    line: /^\s*def\s*\w*\s*\(\s*:/,
    example: 'def go(:\n    pass',
  },
  {
    key: 'two-brackets-open-at-colon',
    types: SYNTAX,
    message: /^(?:invalid syntax|'\(' was never closed)/,
    when: twoOpenAtColon,
    example: 'x = 1\nif (x > 0 and (x < 2:\n    pass',
  },
  {
    key: 'bracket-open-at-colon',
    types: SYNTAX,
    message: /^(?:invalid syntax|'\[' was never closed)/,
    when: openAtColon,
    example: 'x = 1\nif (x == 1:\n    pass',
  },
  {
    key: 'stray-sign',
    types: SYNTAX,
    message: /^invalid syntax/,
    when: straySign,
    example: 'print(1)?',
  },
];
