const WORD = String.raw`\p{L}\p{M}\p{N}_`;
const WORD_EDGE = `(?:(?<=[${WORD}])(?![${WORD}])|(?<![${WORD}])(?=[${WORD}]))`;

/**
 * The same pattern, also for names in other alphabets: `\w` and `\b` cover only English letters, but a name
 * in Python may be `größe`. A text is the source of a pattern.
 */
export const anyScript = (pattern: RegExp | string, flags = ''): RegExp => {
  const { source, flags: own } = typeof pattern === 'string' ? { source: pattern, flags } : pattern;
  let isInClass = false;
  const wide = source.replaceAll(/\\.|[[\]]/gs, (sign) => {
    if (sign === '[') isInClass = true;
    if (sign === ']') isInClass = false;
    if (sign === String.raw`\w`) return isInClass ? WORD : `[${WORD}]`;
    return sign === String.raw`\b` && !isInClass ? WORD_EDGE : sign;
  });
  return new RegExp(wide, own.includes('u') ? own : `${own}u`);
};
