import type { ErrorContext } from './error-row.ts';
import { endOf, isToken, type Token, tokensOf } from './tokens.ts';

/** The pieces of a program around the place where Python stopped reading. */
export type Place = {
  /** The piece before `here`; undefined at the start of the program. */
  readonly before: Token | undefined;
  /** The piece at which Python stopped; undefined at the end of the line. */
  readonly here: Token | undefined;
  /** The piece after `here` on the same line. */
  readonly next: Token | undefined;
  /** Whether `here` is the first piece of its line; `before` is then on an earlier line. */
  readonly isFirst: boolean;
  /** How many brackets are open. */
  readonly depth: number;
  /** The line number of `before`. */
  readonly lineBefore: number;
};

const lineNumber = (source: string, at: number): number => source.slice(0, at).split('\n').length;

/** Finds the pieces around an error; `ahead` moves the place forward by that many pieces. */
export const placeOf = ({ error, source }: ErrorContext, ahead = 0): Place => {
  const lines = source.split('\n');
  const start = lines.slice(0, error.line - 1).reduce((sum, line) => sum + line.length + 1, 0);
  const end = start + (lines[error.line - 1]?.length ?? 0);
  const tokens = tokensOf(source.slice(0, end)).filter((token) => token.kind !== 'note');
  const column = start + (error.column ?? 1) - 1;
  const found = tokens.findIndex((token) => endOf(token) > column);
  const index = (found < 0 ? tokens.length : found) + ahead;
  const before = tokens[index - 1];
  const here = tokens[index];
  return {
    before,
    here,
    next: tokens[index + 1],
    isFirst: here !== undefined && (before === undefined || before.at < start),
    depth: here?.depth ?? tokens.at(-1)?.depth ?? 0,
    lineBefore: before === undefined ? error.line : lineNumber(source, before.at),
  };
};

/** All keywords except the three that are values: True, False and None. */
const NO_VALUES =
  /^(?:and|as|assert|async|await|break|class|continue|def|del|elif|else|except|finally|for|from|global|if|import|in|is|lambda|nonlocal|not|or|pass|raise|return|try|while|with|yield)$/;

export const isKeyword = (token: Token | undefined): boolean =>
  token?.kind === 'name' && NO_VALUES.test(token.text);

/** Whether this piece can end a value. */
export const endsValue = (token: Token | undefined): boolean =>
  token !== undefined &&
  (token.kind === 'number' ||
    (token.kind === 'text' && token.closed) ||
    (token.kind === 'name' && !isKeyword(token)) ||
    isToken(token, ')', ']', '}'));

/** Whether this piece can start a value. */
export const startsValue = (token: Token | undefined): boolean =>
  token !== undefined &&
  (token.kind === 'number' || token.kind === 'text' || (token.kind === 'name' && !isKeyword(token)));

/** Whether a value must come after this symbol or word. */
export const wantsValue = (token: Token | undefined): boolean =>
  token !== undefined &&
  (/^(?:[-+*/%=<>,([{^&|]|\*\*|\/\/|==|!=|<=|>=|[-+*/%]=)$/.test(token.kind === 'sign' ? token.text : '') ||
    isToken(token, 'and', 'or', 'not', 'in', 'is', 'if', 'elif', 'while', 'else', 'lambda'));

/** A piece for a sentence, shortened if it is long. */
export const short = (token: Token | undefined): string => {
  const text = token?.text ?? '';
  return text.length > 30 ? `${text.slice(0, 28)}…` : text;
};
