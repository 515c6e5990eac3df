const WORD = String.raw`\p{L}\p{M}\p{N}_`;
const WORD_EDGE = `(?:(?<=[${WORD}])(?![${WORD}])|(?<![${WORD}])(?=[${WORD}]))`;

/** Patterns made before, by their source and flags: the rows ask for the same ones again and again. */
const made = new Map<string, RegExp>();
/** Patterns have names of programs in them, so there is no end of different ones. */
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
 * The same pattern, also for names in other alphabets: `\w` and `\b` cover only English letters, but a name
 * in Python may be `größe`. A text is the source of a pattern.
 */
export const anyScript = (pattern: RegExp | string, flags = ''): RegExp => {
  const { source, flags: own } = typeof pattern === 'string' ? { source: pattern, flags } : pattern;
  // It remembers where it found something: no other call may get it.
  if (own.includes('g')) return widened(source, own);
  const key = `${own}/${source}`;
  const known = made.get(key);
  if (known) return known;
  if (made.size === MOST_KEPT) made.clear();
  const wide = widened(source, own);
  made.set(key, wide);
  return wide;
};
