/** The kinds of pieces in a line of Python. */
export type TokenKind = 'name' | 'number' | 'text' | 'sign' | 'note';

/**
 * One piece of a line. `at` is the index of its first character. `depth` is the number of open brackets before it; a
 * bracket has the depth outside it. A text without its closing quote is not `closed`.
 */
export type Token = {
  readonly kind: TokenKind;
  readonly text: string;
  readonly at: number;
  readonly depth: number;
  readonly closed: boolean;
};

const PIECES =
  /(?<note>#[^\n]*)|(?<text>(?:[rbfuRBFU]{1,2})?(?:"""(?:[^\\]|\\.)*?"""|'''(?:[^\\]|\\.)*?'''|"(?:[^"\\\n]|\\.)*"?|'(?:[^'\\\n]|\\.)*'?))|(?<number>\d[\d_]*(?:\.\d+|\.(?=\s*[\d,)\]]))?)|(?<name>[\p{L}_][\p{L}\p{M}\p{N}_]*)|(?<sign>===|!==|\*\*=|\/\/=|->|:=|==|!=|<=|>=|=>|=<|=!|<>|&&|\|\||[-+*/%]=|\*\*|\/\/|\S)/gsu;

const KINDS = ['note', 'text', 'number', 'name', 'sign'] as const;

const isClosed = (text: string): boolean => {
  const quote = /^[a-zA-Z]*("""|'''|"|')/.exec(text)?.[1];
  if (quote === undefined) return true;
  const inside = text.slice(text.indexOf(quote) + quote.length);
  return inside.endsWith(quote) && !/(?<!\\)(?:\\\\)*\\$/.test(inside.slice(0, -quote.length));
};

/** The pieces of one or several lines, even if Python cannot read them. */
export const tokensOf = (line: string): readonly Token[] => {
  const tokens: Token[] = [];
  let depth = 0;
  for (const match of line.matchAll(PIECES)) {
    const kind = KINDS.find((name) => match.groups?.[name] !== undefined) ?? 'sign';
    const text = match[0];
    const isSign = kind === 'sign';
    if (isSign && ')]}'.includes(text)) depth = Math.max(0, depth - 1);
    tokens.push({ kind, text, at: match.index, depth, closed: kind !== 'text' || isClosed(text) });
    if (isSign && '([{'.includes(text)) depth += 1;
  }
  return tokens;
};

/** The index of the first character after a token. */
export const endOf = (token: Token): number => token.at + token.text.length;

/** Whether a token has this text and is not in quotes. */
export const isToken = (token: Token | undefined, ...texts: readonly string[]): boolean =>
  token !== undefined && token.kind !== 'text' && token.kind !== 'note' && texts.includes(token.text);

/** The code from the first to the last of these tokens. */
export const codeOf = (line: string, tokens: readonly Token[]): string => {
  const first = tokens[0];
  const last = tokens.at(-1);
  return first && last ? line.slice(first.at, endOf(last)) : '';
};
