const indentOf = (line: string): number => /^[ \t]*/.exec(line)?.[0].length ?? 0;
const isCode = (line: string): boolean => /^\s*[^\s#]/.test(line);

/** The line of the `try:` around a line, within the same function; undefined if there is none. */
const tryAround = (lines: readonly string[], line: number): number | undefined => {
  let indent = indentOf(lines[line - 1] ?? '');
  for (let at = line - 1; at >= 1; at -= 1) {
    const text = lines[at - 1] ?? '';
    if (!isCode(text) || indentOf(text) >= indent) continue;
    if (/^\s*try\s*:/.test(text)) return at;
    if (/^\s*(?:async\s+)?def\b/.test(text)) return undefined;
    indent = indentOf(text);
  }
  return undefined;
};

/** The lines, from 1, of every `except` of the nearest `try:` around a line. */
export const exceptsAround = (lines: readonly string[], line: number): readonly number[] => {
  const start = tryAround(lines, line);
  if (start === undefined) return [];
  const indent = indentOf(lines[start - 1] ?? '');
  const found: number[] = [];
  for (let at = start + 1; at <= lines.length; at += 1) {
    const text = lines[at - 1] ?? '';
    if (!isCode(text) || indentOf(text) > indent) continue;
    if (indentOf(text) < indent || !/^\s*(?:except|else|finally)\b/.test(text)) break;
    if (/^\s*except\b/.test(text)) found.push(at);
  }
  return found;
};
