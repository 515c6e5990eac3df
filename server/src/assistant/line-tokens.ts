/** One token of a Python program. `start` is its index in the line. */
export type Token = {
  readonly kind: 'name' | 'text' | 'other';
  readonly text: string;
  readonly start: number;
};

/** The quotes of a multi-line string that has not ended yet. */
export type OpenText = '"""' | "'''" | undefined;

export type TokenizedLine = {
  /** The tokens of the code, without the comment. */
  readonly tokens: readonly Token[];
  /** Index at which the comment begins; without a comment, the length of the line. */
  readonly end: number;
  readonly open: OpenText;
};

// A string without closing quotes ends at the end of its line, so that the search takes linear time for any input.
const TOKEN = new RegExp(
  [
    /(?<comment>#)/u,
    /(?<long>[rbfu]{0,2}(?:"""|'''))/u,
    /(?<text>[rbfu]{0,2}(?:"[^"\\]*(?:\\.[^"\\]*)*"?|'[^'\\]*(?:\\.[^'\\]*)*'?))/u,
    /(?<name>[\p{ID_Start}_]\p{ID_Continue}*)/u,
    // Digits of any script. A number is one token even if Python would refuse it.
    /\p{N}[\w.\p{N}]*/u,
    /\*\*=|\/\/=|>>=|<<=|\.\.\.|[-+*/%&|^=!<>:]=|\*\*|\/\/|->|<<|>>/u,
    /[^ \t\f]/u,
  ]
    .map(({ source }) => source)
    .join('|'),
  'gius',
);

/**
 * Splits a line into tokens; the line need not be valid Python. `open` contains the quotes of a string that began on an
 * earlier line.
 */
export function lineTokens(line: string, open: OpenText): TokenizedLine {
  const tokens: Token[] = [];
  let at = 0;
  /** Takes the rest of a multi-line string, up to its closing quotes or the end of the line. */
  const takeLong = (start: number, from: number, quotes: '"""' | "'''"): OpenText => {
    const closed = line.indexOf(quotes, from);
    at = closed < 0 ? line.length : closed + quotes.length;
    tokens.push({ kind: 'text', text: line.slice(start, at), start });
    return closed < 0 ? quotes : undefined;
  };
  let left = open === undefined ? undefined : takeLong(0, 0, open);
  const pattern = new RegExp(TOKEN);
  while (left === undefined) {
    pattern.lastIndex = at;
    const found = pattern.exec(line);
    if (found === null) break;
    const { comment, long, text, name } = found.groups ?? {};
    const start = found.index;
    if (comment !== undefined) return { tokens, end: start, open: undefined };
    at = pattern.lastIndex;
    if (long !== undefined) left = takeLong(start, at, long.endsWith('"') ? '"""' : "'''");
    else {
      const kind = text !== undefined ? 'text' : name !== undefined ? 'name' : 'other';
      tokens.push({ kind, text: found[0], start });
    }
  }
  return { tokens, end: line.length, open: left };
}

/** How many brackets are open after each token. `open` is the number before the first token. */
export function openBrackets(tokens: readonly Token[], open = 0): number[] {
  let count = open;
  return tokens.map(({ kind, text }) => {
    if (kind === 'other' && '([{'.includes(text)) count += 1;
    if (kind === 'other' && ')]}'.includes(text)) count = Math.max(0, count - 1);
    return count;
  });
}

const SIMPLE_TEXT = /^([rbfu]{0,2})(["'])([^"'\\]*)\2$/i;

/** The text of a token for comparisons: single and double quotes are equal. */
export const comparable = ({ kind, text }: Token): string =>
  kind === 'text'
    ? text.replace(SIMPLE_TEXT, (_, prefix: string, _quote, inner: string) => `${prefix}"${inner}"`)
    : text;
