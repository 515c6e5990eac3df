import type { ErrorContext, ErrorRow } from './error-row.ts';
import { placeOf } from './place.ts';
import { classAt } from './scopes.ts';
import { endOf, isToken, type Token, tokensOf } from './tokens.ts';

const SYNTAX = ['SyntaxError'];

type Found = false | Readonly<Record<string, string>>;

const HEAD =
  /^\s*(?<keyword>if|elif|else|for|while|def|class|try|except|finally|with|match|case)(?![\p{L}\p{N}_])(?!\s*=)/u;

const codeTokens = (line: string): readonly Token[] =>
  tokensOf(line).filter((token) => token.kind !== 'note');

/** Symbols after the colon at the end of a head: `def go():;`. */
const afterColon = ({ lineText }: ErrorContext): Found => {
  const found = HEAD.test(lineText) && /:\s*(?<sign>[:;,.]+)\s*(?:#.*)?$/.exec(lineText)?.groups?.sign;
  if (!found) return false;
  const write = `${lineText.replace(/\s*:\s*[:;,.]+\s*(?:#.*)?$/, '')}:`.trim();
  return { sign: found, write, point: /:\s*[:;,.]+(?=\s*(?:#.*)?$)/.exec(lineText)?.[0] ?? found };
};

/** Another symbol at the end of a head: `class Hen =`, `def go() ->`. */
const otherEnd = ({ lineText }: ErrorContext): Found => {
  const keyword = HEAD.exec(lineText)?.groups?.keyword;
  const tokens = codeTokens(lineText);
  const last = tokens.at(-1);
  if (
    keyword === undefined ||
    tokens.length < 2 ||
    !last ||
    !isToken(last, '=', '->', '-', '>', ';', ',', '.', '!', '?')
  )
    return false;
  if (tokens.some((token) => isToken(token, ':') && token.depth === 0)) return false;
  // In `if letter =`, not only the colon is missing but also a value.
  if (isToken(last, '=', '-', '>') && /^(?:if|elif|while)$/.test(keyword)) return false;
  const head = lineText.slice(0, last.at).trim();
  const before = tokens.at(-2)?.text ?? '';
  const point = `${/^[\p{L}\p{N}_]+$/u.test(before) ? before : before.slice(-1)}${lineText.slice(endOf(tokens.at(-2) ?? last), endOf(last))}`;
  return { keyword, sign: last.text, write: `${head}:`, point };
};

/** A block on the line of its head, without the colon before it: `if x == 3 print(x)`. */
const colonBefore = (context: ErrorContext): Found => {
  const { lineText, error } = context;
  const keyword = HEAD.exec(lineText)?.groups?.keyword;
  if (keyword === undefined || codeTokens(lineText).some((token) => isToken(token, ':') && token.depth === 0))
    return false;
  const { here, before } = placeOf(context);
  const at = (error.column ?? 1) - 1;
  const isSeparator = isToken(here, ';', ',');
  const start = isSeparator && here ? at + 1 : at;
  const rest = lineText.slice(start).trim();
  if (
    !before ||
    !/^(?:[\p{L}_][\p{L}\p{N}_.]*\s*(?:\(|=(?!=)|[-+*/]=)|return|break|continue|pass|print)/u.test(rest)
  )
    return false;
  if (/^(?:def|class)$/.test(keyword) && !isToken(before, ')')) return false;
  return { keyword, rest, write: `${lineText.slice(0, at).trim()}: ${rest}`, point: rest };
};

/** A head that consists of the keyword alone: `class:`, `def (n):`, `def:`. */
const nameMissing =
  (keyword: 'class' | 'def') =>
  ({ lineText }: ErrorContext): Found => {
    const rest = new RegExp(String.raw`^\s*${keyword}\s*(?<rest>(?:\([^)]*\))?)\s*:?\s*$`, 'u').exec(lineText)
      ?.groups?.rest;
    if (rest === undefined) return false;
    const write = keyword === 'class' ? 'class Hen:' : `def go${rest === '' ? '()' : rest}:`;
    return { write, point: lineText.trim() };
  };

const OTHER_FUNCTION =
  /^\s*(?<keyword>(?:(?:public|private|static|async|export)\s+)*(?:function|func|fn|void|fun|define|procedure|sub|proc|method|to|public|private|static|async|int|str))\s+(?!def\b)(?<name>[\p{L}_][\p{L}\p{N}_]*)\s*(?<inputs>\([^()]*\))?\s*[:{]?\s*$/u;

/** Two words, brackets with names, and a colon: only a function looks like this. */
const WRONG_WORD =
  /^\s*(?<keyword>(?!(?:def|class|if|elif|while|for|with|async|match|case|except|return|not|and|or|in|lambda|assert|else|try|finally|import|from)(?![\p{L}\p{N}_]))[\p{L}_][\p{L}\p{N}_]*)\s+(?<name>[\p{L}_][\p{L}\p{N}_]*)\s*(?<inputs>\((?:\s*[\p{L}_][\p{L}\p{N}_]*\s*,?)*\))\s*:\s*$/u;

/** The first line of a function of another language. */
const otherFunction = ({ lineText, error }: ErrorContext): Found => {
  const isSpelling = error.message.includes('Did you mean');
  const { keyword, name, inputs } =
    (OTHER_FUNCTION.exec(lineText) ?? (isSpelling ? null : WRONG_WORD.exec(lineText)))?.groups ?? {};
  if (keyword === undefined || (inputs === undefined && !/[:{]\s*$/.test(lineText))) return false;
  return { keyword, write: `def ${name}${inputs ?? '()'}:`, point: keyword };
};

/** The type in front of an input, as in other languages. */
const TYPED = /^(?:int|str|float|double|string|String|bool|list|dict|var|let)\s+(?=[\p{L}_])/u;

const NO_INPUT = /^(?:["'\d]|[\p{L}_][\p{L}\p{N}_]*\.)/u;

/** The line with a name in place of a value as input: `m`, or the word that was in quotes. */
const asName = (line: string, input: string, index: number): string => {
  const name = /(?<name>[\p{L}_][\p{L}\p{N}_]*)["']?$/u.exec(input)?.groups?.name;
  return line.replace(input, () => name ?? `m${index === 0 ? '' : index}`);
};

/** A value, a text or an attribute in the brackets of `def`, where only names are allowed. */
const inputNoName = (context: ErrorContext): Found => {
  const inside = /^\s*def\s+[\p{L}_][\p{L}\p{N}_]*\s*\((?<inside>[^()]*)\)/u.exec(context.lineText)?.groups
    ?.inside;
  if (inside === undefined) return false;
  const inputs = inside.split(',').map((input) => input.trim());
  const typed = inputs.find((input) => TYPED.test(input));
  const wrong = typed ?? inputs.find((input) => NO_INPUT.test(input));
  if (wrong === undefined) return false;
  const name = /(?<name>[\p{L}_][\p{L}\p{N}_]*)["']?$/u.exec(wrong)?.groups?.name ?? 'n';
  if (wrong === typed) {
    const names = inputs.map((input) => input.replace(TYPED, ''));
    return { value: wrong, write: context.lineText.replace(inside, names.join(', ')).trim(), point: wrong };
  }
  const isSelf = inside.includes('self.') && inputs[0] === wrong;
  const others = inputs.filter((input) => input !== wrong && NO_INPUT.test(input));
  const start = context.lineText.replace(wrong, isSelf ? `self, ${name}` : name);
  return { value: wrong, write: others.reduce(asName, start).trim(), point: wrong };
};

const defWithoutBrackets = ({ lineText, source, error }: ErrorContext): Found => {
  const { name, inputs = '' } =
    /^\s*(?:async\s+)?def\s+(?<name>[\p{L}_][\p{L}\p{N}_]*)\s*(?<inputs>[^():]*?)\s*[:;]?\s*$/u.exec(lineText)
      ?.groups ?? {};
  if (name === undefined) return false;
  const written = inputs.match(/[\p{L}_][\p{L}\p{N}_]*/gu) ?? [];
  const isMethod = classAt(source, error.line) !== undefined && /^\s/.test(lineText);
  const names = isMethod && written[0] !== 'self' ? ['self', ...written] : written;
  return { name, write: `def ${name}(${names.join(', ')}):`, point: name };
};

/** `def walk = ():`, a mix of a function and a variable. */
const defWithEquals = ({ lineText }: ErrorContext): Found => {
  const { name, inputs, after } =
    /^\s*def\s+(?<name>[\p{L}_][\p{L}\p{N}_]*)\s*(?<inputs>\([^()]*\))?\s*[:=]?=\s*(?<after>\([^()]*\))?\s*:?\s*$/u.exec(
      lineText,
    )?.groups ?? {};
  const isHead = after !== undefined || /:\s*$/.test(lineText);
  return (
    name !== undefined && isHead && { name, write: `def ${name}${inputs ?? after ?? '()'}:`, point: '=' }
  );
};

/** `def go(steps:)`: the colon is before the closing bracket. */
const colonInBrackets = ({ lineText }: ErrorContext): Found => {
  const tokens = codeTokens(lineText);
  const at = tokens.findIndex((token, index) => isToken(token, ':') && isToken(tokens[index + 1], ')'));
  const colon = tokens[at];
  const close = tokens[at + 1];
  const keyword = HEAD.exec(lineText)?.groups?.keyword;
  if (!colon || !close || keyword === undefined) return false;
  const opening = tokens.findLast((token, index) => index < at && token.depth === close.depth);
  const end = tokens.slice(at + 1).filter((token) => !isToken(token, ')'));
  if (!isToken(opening, '(') || end.some((token) => !isToken(token, ':'))) return false;
  const brackets = ')'.repeat(tokens.slice(at + 1).length - end.length);
  return {
    keyword,
    write: `${lineText.slice(0, colon.at).trim()}${brackets}:`,
    point: lineText.slice(colon.at, endOf(close)),
  };
};

/** `global x = 3`: global takes only names, no values. */
const globalWithValue = ({ lineText }: ErrorContext): Found => {
  const { word, name, rest } =
    /^\s*(?<word>global|nonlocal)[\s(]+(?<name>[\p{L}_][\p{L}\p{N}_]*)\)?\s*(?<rest>[-+*/]?=.*)?$/u.exec(
      lineText,
    )?.groups ?? {};
  if (word === undefined || name === undefined) return false;
  return {
    word,
    name,
    write: `${word} ${name}`,
    rest: rest === undefined ? '' : `${name} ${rest}`,
    point: word,
  };
};

/** `break if x == 3`: words in the wrong order. */
const ifBehind = ({ lineText }: ErrorContext): Found => {
  const { word, asked } =
    /^\s*(?<word>break|continue|return|pass)\s+if\s+(?<asked>.+?):?\s*$/u.exec(lineText)?.groups ?? {};
  return word !== undefined && { word, write: `if ${asked}: ${word}`, point: 'if' };
};

const exceptAs = ({ lineText }: ErrorContext): Found => {
  const { error, name } =
    /^\s*except\s+(?<error>\p{Lu}[\p{L}\p{N}_]*)\s*,?\s+(?!as\b)(?<name>[\p{L}_][\p{L}\p{N}_]*)\s*:?\s*$/u.exec(
      lineText,
    )?.groups ?? {};
  return name !== undefined && { name, write: `except ${error} as ${name}:`, point: name };
};

const catchWord = ({ lineText }: ErrorContext): Found => {
  const rest = /^\s*catch(?![\p{L}\p{N}_])\s*\(?(?<rest>[^:(){]*)\)?\s*[:{]?\s*$/u.exec(lineText)?.groups
    ?.rest;
  return (
    rest !== undefined && { write: `except${rest.trim() === '' ? '' : ` ${rest.trim()}`}:`, point: 'catch' }
  );
};

const newWord = ({ lineText }: ErrorContext): Found =>
  /(?<![\p{L}\p{N}_])new\s+[\p{L}_][\p{L}\p{N}_]*\s*\(/u.test(lineText) && {
    write: lineText.replace(/(?<![\p{L}\p{N}_])new\s+/u, '').trim(),
    point: 'new',
  };

/** `if x: a() else: b()`, also with `then`, and also without the colon of `else`. */
const elseOnSameLine = ({ lineText }: ErrorContext): Found => {
  const { first, second } =
    /^\s*(?<first>(?:if|elif)\b[^:]*:.*?\S)\s+(?<second>(?:else\s*:|elif\s.*:).*)$/.exec(lineText)?.groups ??
    {};
  if (first !== undefined && second !== undefined) return { first, second, point: second };
  const { head, then, other } =
    /^\s*(?<head>(?:if|elif)\b[^:]*?)(?::|\s+then\b:?)\s*(?<then>\S.*?)\s+else\s+(?<other>\S.*)$/.exec(
      lineText,
    )?.groups ?? {};
  return (
    head !== undefined && { first: `${head}: ${then}`, second: `else: ${other}`, point: `else ${other}` }
  );
};

const selfWithoutDot = ({ lineText }: ErrorContext): Found => {
  const { wrong, name } =
    /^\s*(?<wrong>self\s+(?<name>[\p{L}_][\p{L}\p{N}_]*))\s*(?:=|\()/u.exec(lineText)?.groups ?? {};
  return (
    wrong !== undefined && {
      name: name ?? '',
      write: lineText.replace(wrong, `self.${name}`).trim(),
      point: wrong,
    }
  );
};

const row = (key: string, when: ErrorRow['when'], example: string): ErrorRow => ({
  key,
  types: SYNTAX,
  message: /^(?:invalid syntax|expected|cannot assign|illegal|Type parameter list cannot be empty)/,
  ...(when && { when }),
  example,
});

/**
 * The row about a block's first line whose colon comes before the closing bracket. This row comes before the rows about
 * conditions and loops.
 */
export const COLON_ROWS: readonly ErrorRow[] = [
  row('colon-in-brackets', colonInBrackets, 'def go(n:)\n    pass'),
];

/** Rows about the first lines of blocks: mistakes with their colon, their name and their words. */
export const HEAD_ROWS: readonly ErrorRow[] = [
  row('sign-after-colon', afterColon, 'def go():;\n    pass'),
  row('function-with-equals', defWithEquals, 'def go = ():\n    pass'),
  row('function-keyword', otherFunction, 'function go():\n    pass'),
  row('other-sign-for-colon', otherEnd, 'for i in range(3);\n    pass'),
  row('else-on-same-line', elseOnSameLine, 'if True: x = 1 else: x = 2'),
  row('self-needs-dot', selfWithoutDot, 'class Hen:\n    def a(self):\n        self name = 3'),
  row('colon-before', colonBefore, 'if True print(1)'),
  row('class-needs-name', nameMissing('class'), 'class:\n    pass'),
  row('function-needs-name', nameMissing('def'), 'def (n):\n    pass'),
  row('input-not-a-name', inputNoName, 'def go(3):\n    pass'),
  row('function-needs-parentheses', defWithoutBrackets, 'def go:\n    pass'),
  row('global-with-value', globalWithValue, 'def f():\n    global x = 3'),
  row('if-behind', ifBehind, 'while True:\n    break if True'),
  row('except-needs-as', exceptAs, 'try:\n    pass\nexcept ValueError e:\n    pass'),
  row('catch-word', catchWord, 'try:\n    pass\ncatch:\n    pass'),
  row('new-word', newWord, 'class Hen:\n    pass\nh = new Hen()'),
];
