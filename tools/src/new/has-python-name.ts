/** Comments, texts and regular expressions of TypeScript. Code outside them has names of TypeScript, not of Python. */
const COMMENT = String.raw`\/\*[\s\S]*?\*\/|\/\/.*`;
const TEXT = String.raw`'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"|\`(?:\\.|[^\`\\])*\``;
const EXPRESSION = String.raw`\/(?![*/\s])(?:\\.|\[(?:\\.|[^\]\\\n])*\]|[^/\\\n[])+\/`;
const PARTS = new RegExp(`(?<comment>${COMMENT})|${TEXT}|${EXPRESSION}`, 'g');

/**
 * Whether a TypeScript file contains a Python name as a whole word: in a text or a regular expression, and in a comment
 * in backticks or as a call.
 */
export const hasPythonName = (source: string, name: string): boolean => {
  const word = new RegExp(String.raw`\b${name}\b`);
  const inWords = new RegExp(String.raw`\b${name}\(|\`[^\`]*\b${name}\b[^\`]*\``);
  return [...source.matchAll(PARTS)].some(([part, comment]) =>
    comment === undefined ? word.test(part.replaceAll(/\$\{[^}]*\}/g, '')) : inWords.test(comment),
  );
};
