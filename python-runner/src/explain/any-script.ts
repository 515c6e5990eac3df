const WORD = String.raw`\p{L}\p{M}\p{N}_`;
const WORD_EDGE = `(?:(?<=[${WORD}])(?![${WORD}])|(?<![${WORD}])(?=[${WORD}]))`;

/** A cache of the patterns, by source and flags, because the rows use the same patterns again and again. */
const made = new Map<string, RegExp>();
/**
 * The cache has a limit, because patterns contain names from programs, and the number of different names has no limit.
 */
const MOST_KEPT = 2000;

const widened = (source: string, flags: string): RegExp => {
  let isInClass = false;
  const wide = source.replaceAll(/\\.|[[\]]/gs, (sign) => {
    if (sign === '[') isInClass = true;
    if (sign === ']') isInClass = false;
    if (sign === String.raw`\w`) return isInClass ? WORD : `[${WORD}]`;
    return sign === String.raw`\b` && !isInClass ? WORD_EDGE : sign;
  });
  return new RegExp(wide, flags.includes('u') ? flags : `${flags}u`);
};

/**
 * Widens a pattern to names in other alphabets: `\w` and `\b` cover only English letters, but a name in Python may be
 * `größe`. `pattern` can also be the source of a pattern as text.
 */
export const anyScript = (pattern: RegExp | string, flags = ''): RegExp => {
  const { source, flags: own } = typeof pattern === 'string' ? { source: pattern, flags } : pattern;
  // A pattern with the flag `g` stores where its last match ended, so two callers must not share it.
  if (own.includes('g')) return widened(source, own);
  const key = `${own}/${source}`;
  const known = made.get(key);
  if (known) return known;
  if (made.size === MOST_KEPT) made.clear();
  const wide = widened(source, own);
  made.set(key, wide);
  return wide;
};
