/** A piece of a program: code, or a string or comment with its delimiters, which must not be changed. */
export type Part = { readonly kind: 'code' | 'text'; readonly text: string };

const QUOTES = ['"""', "'''", '"', "'"] as const;

/** Index after the string that starts at `start` with `quote`, or -1 when it is never closed. */
const endOfString = (source: string, start: number, quote: string): number => {
  for (let index = start + quote.length; index < source.length; index += 1) {
    if (source[index] === '\\') index += 1;
    else if (source.startsWith(quote, index)) return index + quote.length;
    else if (source[index] === '\n' && quote.length === 1) return -1;
  }
  return -1;
};

const endOfLine = (source: string, start: number): number => {
  const end = source.indexOf('\n', start);
  return end === -1 ? source.length : end;
};

/**
 * Splits a program into code and other text, in order and without loss. A quote without a closing one opens
 * no string. `opensString` (index of the quote) can reject a quote.
 */
export const partsOf = (source: string, opensString: (index: number) => boolean = () => true): Part[] => {
  const parts: Part[] = [];
  let codeStart = 0;
  let index = 0;
  const cut = (end: number) => {
    if (index > codeStart) parts.push({ kind: 'code', text: source.slice(codeStart, index) });
    parts.push({ kind: 'text', text: source.slice(index, end) });
    index = end;
    codeStart = end;
  };
  while (index < source.length) {
    if (source[index] === '#') {
      cut(endOfLine(source, index));
      continue;
    }
    const quote = QUOTES.find((candidate) => source.startsWith(candidate, index));
    const end = quote && opensString(index) ? endOfString(source, index, quote) : -1;
    if (end > 0) cut(end);
    else index += quote ? quote.length : 1;
  }
  if (codeStart < source.length) parts.push({ kind: 'code', text: source.slice(codeStart) });
  return parts;
};
