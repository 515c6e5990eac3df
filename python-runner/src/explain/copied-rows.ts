import { COMMANDS } from '@hopcode/engine/commands/registry';
import { PYTHON_KEYWORDS } from '../python-keywords.ts';
import { anyScript } from './any-script.ts';
import type { ErrorContext, ErrorRow } from './error-row.ts';
import { COMMAND_NAMES, isFamiliarBuiltin } from './familiar-names.ts';
import { nearestName } from './nearest-name.ts';
import { isNamedIn } from './program-names.ts';
import { isToken, tokensOf } from './tokens.ts';

type Found = false | Readonly<Record<string, string>>;

const KEYWORDS: ReadonlySet<string> = new Set([...PYTHON_KEYWORDS, 'print', 'match', 'case']);

/**
 * What learners copy together with code, at the start of a line: Python's prompt, code fences, marks of a list, tags,
 * the number of a line or a step. Or a whole line that is a command for a terminal.
 */
const COPIED =
  /^\s*(?:(?<sign>>>>|\.\.\.(?=\s)|```|~~~|In\s*\[\d*\]:|(?:[Ss]tep|STEP)\s*\d+\s*[:.)]?|\d+\s*\||[-*•–—>](?=\s+[\p{L}#])|\d+[.:)-]?(?=\s+(?!times\s|x\s+[^\s=])[\p{L}_#])|<\/?[a-zA-Z]+>)|(?<whole>(?:\$\s*)?(?:python3?|py|pip3?\s+install)(?:\s+[\w./-]+)*:?\s*$))/u;

/** Messages of errors in programs that Python can read although a line contains a copied piece. */
const RUN_MESSAGE =
  /^(?:unsupported operand type\(s\) for \|: 'int' and 'NoneType'|bad operand type for unary -: 'NoneType'|name '(?:In|python3?)' is not defined)/;

const copied = ({ error, lineText, source }: ErrorContext): Found => {
  if (error.type !== 'SyntaxError' && error.type !== 'IndentationError' && !RUN_MESSAGE.test(error.message))
    return false;
  const { sign, whole } = COPIED.exec(lineText)?.groups ?? {};
  const piece = sign ?? whole;
  if (piece === undefined) return false;
  // In `2 apples = 3` the 2 is not a copied line number, unless it is the number of the line.
  const isNumbered = source.split('\n').filter((line) => /^\s*\d+\s+[\p{L}#]/u.test(line)).length > 1;
  if (/^\d+[.:)-]?$/.test(piece) && !isNumbered && Number.parseInt(piece, 10) !== error.line) return false;
  return { sign: piece.trim(), point: piece.trim() };
};

/** Symbols with which other languages start a comment. */
const NOTE_SIGNS = ['//', '--', '/', '<', '->', ';', "'"];

/** Where a note starts: at the start of a line, or after complete code. */
const noteAt = (
  line: string,
): { readonly at: number; readonly sign: string; readonly words: string } | undefined => {
  if (/^\s*(?:\/\*+|\*+\/)\s*$/.test(line)) return { at: line.search(/\S/), sign: line.trim(), words: '' };
  const start = /^\s*(?<sign>\/\/?|\/\*+|<!--|--|;|')\s*(?<words>[\p{L}\d].*)$/u.exec(line)?.groups;
  if (start?.sign !== undefined && (start.sign !== "'" || /^[^'"=()]+$/.test(start.words ?? '')))
    return { at: line.indexOf(start.sign), sign: start.sign, words: start.words ?? '' };
  for (const token of tokensOf(line)) {
    if (token.depth !== 0 || token.at === 0 || !isToken(token, ...NOTE_SIGNS, '-', '(')) continue;
    const words =
      /^(?:\/\/|\/\*|--|<-|->)\s*(?<words>\p{L}[\p{L}\p{N} ,.!'’-]*)(?:\*\/)?\s*$/u.exec(line.slice(token.at))
        ?.groups?.words ??
      /^\((?<words>\p{L}+(?: [\p{L}\p{N}]+)+)\)\s*$/u.exec(line.slice(token.at))?.groups?.words;
    const sign = /^(?:\/\/|\/\*|--|<-|->|\()/.exec(line.slice(token.at))?.[0];
    if (
      words !== undefined &&
      sign !== undefined &&
      (sign === '//' ? /[)\d"']\s*$/ : /\)\s*$/).test(line.slice(0, token.at))
    ) {
      return { at: token.at, sign, words };
    }
  }
  return undefined;
};

const note = ({ lineText }: ErrorContext): Found => {
  const found = noteAt(lineText);
  if (!found) return false;
  const words = found.words.replace(/\s*(?:\*\/|-->)\s*$/, '').trim();
  const code = lineText.slice(0, found.at).trim();
  return {
    sign: found.sign,
    point: found.sign,
    write: `${code}${code === '' ? '' : '  '}# ${words}`.trimEnd(),
  };
};

/** Whether a line reads like a sentence: no symbols of code, and two words in a row. */
const isSentence = (line: string, source: string): boolean => {
  const text = line.trim();
  if (/^player\s*\./.test(text)) return false;
  if (!/^\p{L}[\p{L}\p{M}\p{N}\s,.!?:;'’"-]*$/u.test(text) || /["]/.test(text)) return false;
  const words = text.split(/\s+/).map((word) => word.replace(/[,.!?:;]+$/, ''));
  const first = words[0] ?? '';
  const isPlain = (word = '') => /^[\p{L}'’-]+$/u.test(word) && !KEYWORDS.has(word);
  const pairs = words.filter((word, index) => index > 0 && isPlain(word) && isPlain(words[index - 1]));
  const isLong = words.length >= 5 && pairs.length >= 2;
  if (KEYWORDS.has(first)) return isLong;
  if (/\p{L}[.!?]+\s+\p{L}/u.test(text) && pairs.length > 0) return true;
  if (isNamedIn(source, first) && !/^\p{Lu}/u.test(first)) return isLong;
  const isMisspelt = nearestName(first.toLowerCase(), PYTHON_KEYWORDS) !== undefined;
  if (words.length === 2)
    return pairs.length === 1 && /^\p{Lu}|[.!?:]$/u.test(text) && !(isMisspelt && !/[.!?]$/.test(text));
  return pairs.length > 0 && (!isMisspelt || pairs.length >= 2 || /[.!?]$/.test(text));
};

/**
 * Whether two pieces together form a word that Python knows: `prin t`, `whi le`. The word `in` does not count, because
 * `i n` may be two variables.
 */
const isWordOfPython = (word: string): boolean =>
  word.length > 2 &&
  (word === 'player' || isFamiliarBuiltin(word) || KEYWORDS.has(word) || COMMAND_NAMES.has(word));

/** Whether a line starts with a Python word that is cut in two: `whi le True:` is not a sentence. */
const startsCutInTwo = (line: string): boolean => {
  const [first = '', second = ''] = line.match(/[\p{L}\p{N}_]+/gu) ?? [];
  return !KEYWORDS.has(first) && isWordOfPython(`${first}${second}`);
};

const sentence = ({ lineText, source }: ErrorContext): Found =>
  !startsCutInTwo(lineText) &&
  isSentence(lineText, source) && { point: lineText.trim(), words: lineText.trim() };

/** Words after a complete call, in any alphabet: a note without the # in front. */
const noteBehindCall = ({ lineText, source }: ErrorContext): Found => {
  const { code = '', words } =
    /^(?<code>\s*(?:[\p{L}_][\p{L}\p{N}_]*\s*=\s*)?[\p{L}_][\p{L}\p{N}_.]*\(.*\))\s*(?<words>\p{L}[\p{L}\p{M}\p{N} ,.!?'’-]*)$/u.exec(
      lineText,
    )?.groups ?? {};
  if (words === undefined || PYTHON_KEYWORDS.includes(/^[\p{L}_]+/u.exec(code.trim())?.[0] ?? ''))
    return false;
  const all = words.split(/[\s,.!?-]+/).filter((word) => word !== '');
  const isNote = all.length > 1 || /[^\x20-\x7e]/.test(words);
  const isCode =
    KEYWORDS.has(all[0] ?? '') || all.some((word) => isNamedIn(source, word) || COMMAND_NAMES.has(word));
  return (
    isNote &&
    !isCode && { words: words.trim(), write: `${code.trim()}  # ${words.trim()}`, point: words.trim() }
  );
};

/** `player turn_left`: a command without its dot and brackets. */
const commandAfterPlayer = ({ lineText }: ErrorContext): Found => {
  const name = /^\s*(?:(?:if|elif|while)\s+(?:not\s+)?)?player\s+(?<name>\w+)\s*(?:$|:|[=!<>]=)/.exec(
    lineText,
  )?.groups?.name;
  if (name === undefined || !COMMAND_NAMES.has(name)) return false;
  return { name, write: lineText.replace(/player\s+\w+/, `player.${name}()`).trim(), point: name };
};

/** Python keywords that are common in English sentences. */
const WORD_OF_TEXTS = /^(?:and|as|for|from|if|in|is|not|or|with|while|else|pass|None|True|False)$/;

/** Functions and commands that take numbers, not text. */
const COUNTS: ReadonlySet<string> = new Set([
  'range',
  'randint',
  'randrange',
  'sleep',
  'round',
  ...COMMANDS.flatMap(({ name, parameters }) => (parameters[0]?.type === 'int' ? [name] : [])),
]);

/** Whether the argument of a call reads like a text and contains no name of the program. */
const isText = ({ source, found: { text = '', called = '' } }: ErrorContext): boolean => {
  // `add(first second)` with `def add(a, b)`: the two values may be variables that the level gives.
  const inputs = anyScript(String.raw`^\s*def\s+${called}\s*\((?<inputs>[^()]*)\)`, 'mu').exec(source)?.groups
    ?.inputs;
  if (inputs?.split(',').length === text.trim().split(/\s+/).length || COUNTS.has(called)) return false;
  if (!/[\p{L}\p{N}]\s+[\p{L}\p{N}]|[!?.…]$/u.test(text)) return false;
  const words = (text.match(/[\p{L}_][\p{L}\p{N}_]*/gu) ?? []).filter((word) => !WORD_OF_TEXTS.test(word));
  return words.length > 0 && !words.some((word) => isNamedIn(source, word));
};

/** The name that two pieces form together: joined with `_`, or directly if the first piece is not a name. */
const joinedName = (source: string, first: string, second: string): string | undefined => {
  if (isNamedIn(source, `${first}_${second}`)) return `${first}_${second}`;
  if (isNamedIn(source, first) || KEYWORDS.has(first) || isFamiliarBuiltin(first)) return undefined;
  const name = `${first}${second}`;
  return isNamedIn(source, name) || isWordOfPython(name) ? name : undefined;
};

/** Two pieces that are one name elsewhere in the program: `red apples` and `red_apples = 6`, `num 2` and `num2 = 6`. */
const knownName = ({ lineText, source }: ErrorContext): Found => {
  const tokens = tokensOf(lineText);
  for (const [index, second] of tokens.entries()) {
    const first = tokens[index - 1];
    if (first?.kind !== 'name' || (second.kind !== 'name' && second.kind !== 'number')) continue;
    const end = second.at + second.text.length;
    const name = joinedName(source, first.text, second.text);
    if (name === undefined) continue;
    return {
      first: first.text,
      second: second.text,
      point: lineText.slice(first.at, end),
      write: `${lineText.slice(0, first.at)}${name}${lineText.slice(end)}`.trim(),
    };
  }
  return false;
};

const SYNTAX = ['SyntaxError', 'IndentationError'];

/** Rows about lines that are not code: copied symbols, notes with the comment symbols of other languages, sentences. */
export const COPIED_ROWS: readonly ErrorRow[] = [
  {
    key: 'copied-along',
    types: [...SYNTAX, 'TypeError', 'NameError'],
    message: /./,
    when: copied,
    example: '>>> x = 1',
  },
  {
    key: 'comment-sign',
    types: SYNTAX,
    message: /./,
    when: note,
    example: '// go home\nx = 1',
  },
];

/** The rows for sentences come after the rows for orders in words, which contain a command. */
export const SENTENCE_ROWS: readonly ErrorRow[] = [
  {
    key: 'player-without-dot',
    types: SYNTAX,
    message: /^invalid syntax/,
    when: commandAfterPlayer,
    example: 'player turn_left',
  },
  {
    key: 'note-behind-call',
    types: SYNTAX,
    message: /^(?:invalid syntax|unterminated string|expected|invalid character)/,
    when: noteBehindCall,
    example: 'player.turn_left() to the tree',
  },
  {
    key: 'words-for-code',
    types: SYNTAX,
    message: /^(?:invalid syntax|unterminated string|expected|invalid decimal|invalid character|illegal)/,
    when: sentence,
    example: 'this is my program',
  },
  {
    key: 'known-name-in-two-words',
    types: SYNTAX,
    message: /^(?:invalid syntax|expected)/,
    when: knownName,
    example: 'red_apples = 6\nplayer.move_forward(red apples)',
  },
  {
    key: 'words-without-quotes',
    types: ['SyntaxError'],
    message: /^invalid syntax/,
    line: /(?:(?<called>[\p{L}_][\p{L}\p{N}_]*)\(|["']\s*,)\s*(?<text>[\p{L}_][^()[\]{}"'=+*/<>]*?)\s*\)/u,
    when: isText,
    example: 'player.speak(Good morning!)',
  },
];
