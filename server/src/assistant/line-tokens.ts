/** One token of Python. `start` counts characters of the line from 0. */
export type Token = {
  readonly kind: 'name' | 'text' | 'other';
  readonly text: string;
  readonly start: number;
};

/** The quotes of an open multi-line string. */
export type OpenText = '"""' | "'''" | undefined;

export type TokenizedLine = {
  /** Without the comment. */
  readonly tokens: readonly Token[];
  /** Index of the comment, or of the end of the line. */
  readonly end: number;
  readonly open: OpenText;
};

// A string without closing quotes ends with its line, so that the scan is linear for any input.
const TOKEN = new RegExp(
  [
    /(?<comment>#)/u,
    /(?<long>[rbfu]{0,2}(?:"""|'''))/u,
    /(?<text>[rbfu]{0,2}(?:"[^"\\]*(?:\\.[^"\\]*)*"?|'[^'\\]*(?:\\.[^'\\]*)*'?))/u,
    /(?<name>[\p{ID_Start}_]\p{ID_Continue}*)/u,
    // Digits of any script: a number is one token even if Python refuses it.
    /\p{N}[\w.\p{N}]*/u,
    /\*\*=|\/\/=|>>=|<<=|\.\.\.|[-+*/%&|^=!<>:]=|\*\*|\/\/|->|<<|>>/u,
    /[^ \t\f]/u,
  ]
    .map(({ source }) => source)
    .join('|'),
  'gius',
);

/** Splits a line into tokens; accepts any text. `open`: the quotes of a string that began on an earlier line. */
export function lineTokens(line: string, open: OpenText): TokenizedLine {
  const tokens: Token[] = [];
  let at = 0;
  /** Takes the rest of a multi-line string, to its quotes or the end of the line. */
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

/** How many brackets are open after each token; `open` is the number before the first. */
export function openBrackets(tokens: readonly Token[], open = 0): number[] {
  let count = open;
  return tokens.map(({ kind, text }) => {
    if (kind === 'other' && '([{'.includes(text)) count += 1;
    if (kind === 'other' && ')]}'.includes(text)) count = Math.max(0, count - 1);
    return count;
  });
}

const SIMPLE_TEXT = /^([rbfu]{0,2})(["'])([^"'\\]*)\2$/i;

/** A token for comparison: the kind of quotes does not matter. */
export const comparable = ({ kind, text }: Token): string =>
  kind === 'text'
    ? text.replace(SIMPLE_TEXT, (_, prefix: string, _quote, inner: string) => `${prefix}"${inner}"`)
    : text;
