import type { LevelData } from '@hopcode/courses/formats/level-data';
import { nearestName } from '@hopcode/python-runner/explain/nearest-name';
import { KNOWN_WORDS } from '@hopcode/python-runner/keyboard/known-words';
import { comparable, type Token } from './line-tokens.ts';
import { type ProgramLine, programLines } from './program-lines.ts';
import { PYTHON_ERRORS } from './python-error-names.ts';

/**
 * A program in which the words of its writer are hidden. Children may write their names into texts, comments and
 * variables, and the vendor of the language model must not read those.
 */
export type HiddenWords = {
  /** The lines of the program. `text1` and `name1` replace the writer's words; comments are left out. */
  readonly lines: readonly string[];
  /**
   * Puts the writer's words back into a line of code. Undefined if the line contains a word that is neither in the
   * program nor in the level.
   */
  readonly show: (code: string) => string | undefined;
};

/** Known words shorter than this are too similar to names of children: `len` to Lena, `set` to Seth. */
const SHORTEST_NEAR = 5;
const LONG_WORDS = [...KNOWN_WORDS].filter(({ length }) => length >= SHORTEST_NEAR);
/** Numbers longer than this may be phone numbers. */
const LONGEST_NUMBER = 5;

/** Replaces the words of a program that come neither from Python nor from its level. */
export function hiddenWords(
  program: readonly ProgramLine[],
  { level, solution }: { readonly level: LevelData | undefined; readonly solution: string },
): HiddenWords {
  const known = knownTokens(level, solution);
  const hidden = new Map<string, string>();
  const shown = new Map<string, string>();
  const placeholder = (token: Token, kind: 'name' | 'text', written: (word: string) => string): string => {
    const before = hidden.get(token.text);
    if (before !== undefined) return before;
    let number = 1;
    while (shown.has(written(`${kind}${number}`)) || known.has(`${kind}${number}`)) number += 1;
    const word = written(`${kind}${number}`);
    hidden.set(token.text, word);
    shown.set(word, token.text);
    return word;
  };
  const hiddenToken = (token: Token): string => {
    if (isKnown(token, known)) return token.text;
    if (token.kind !== 'text') return placeholder(token, 'name', (word) => word);
    const quotes = WHOLE_TEXT.exec(token.text)?.[1];
    if (quotes !== undefined) return placeholder(token, 'text', (word) => `"${word}"`);
    // This string has only one quote. The missing quote is the mistake, so the model must see it.
    return token.text.replaceAll(/[\p{L}\p{M}\p{N}]/gu, 'x');
  };
  return {
    lines: program.map((line) => rewritten(line, hiddenToken)),
    show: (code) => {
      const [line, ...more] = programLines(code);
      if (line === undefined || line.kind !== 'code' || more.length > 0) return undefined;
      const isOurs = (token: Token): boolean => shown.has(asShown(token)) || known.has(comparable(token));
      if (!line.tokens.every((token) => !isWord(token) || isOurs(token))) return undefined;
      return rewritten(line, (token) => shown.get(asShown(token)) ?? token.text);
    },
  };
}

const WHOLE_TEXT = /^[rbfu]{0,2}(["'])(?:(?!\1)[^\\]|\\.)*\1$/isu;
const SIMPLE = /^(["'])(\w+)\1$/;

/** The model may write the placeholder of a text with either kind of quotes. */
const asShown = ({ text }: Token): string => text.replace(SIMPLE, '"$2"');

const isLongNumber = ({ kind, text }: Token): boolean =>
  kind === 'other' && /^\p{N}/u.test(text) && text.length > LONGEST_NUMBER;

/** Whether a token is a name, a text or a long number. All other tokens stay as they are. */
const isWord = (token: Token): boolean => token.kind !== 'other' || isLongNumber(token);

/** Whether a token may stay as it is. A misspelt command may stay, because the model needs to see the mistake. */
const isKnown = (token: Token, known: ReadonlySet<string>): boolean =>
  !isWord(token) ||
  known.has(comparable(token)) ||
  (token.kind === 'name' &&
    (known.has(token.text.toLowerCase()) || nearestName(token.text, LONG_WORDS, 1) !== undefined));

/**
 * The words that are not hidden: known words of Python, the names of its errors, and the words of the level and its
 * solution.
 */
function knownTokens(level: LevelData | undefined, solution: string): ReadonlySet<string> {
  const code = `${solution}\n${level?.codeTemplate ?? ''}`;
  const known = new Set([...KNOWN_WORDS, ...PYTHON_ERRORS, 'Exception']);
  for (const { tokens } of programLines(code)) for (const token of tokens) known.add(comparable(token));
  for (const { name } of level?.constants ?? []) known.add(name);
  for (const { variable, data } of level?.levelGoals ?? []) {
    if (variable !== undefined) known.add(variable);
    if (data !== undefined) known.add(JSON.stringify(data));
  }
  return known;
}

/** The code of a line with replaced tokens, without its comment. */
function rewritten({ indent, code, tokens, kind }: ProgramLine, other: (token: Token) => string): string {
  if (kind !== 'code') return '';
  const written = tokens.map((token, at) => {
    const end = token.start + token.text.length;
    const next = tokens[at + 1]?.start ?? end;
    return other(token) + code.slice(end - indent.length, next - indent.length);
  });
  return indent + written.join('');
}
