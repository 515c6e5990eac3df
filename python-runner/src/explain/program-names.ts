import { anyScript } from './any-script.ts';

/** A regular expression that matches a whole word in any script; `\b` covers only English letters. */
export const wholeWord = (word: string): string => String.raw`(?<![\p{L}\p{N}_])${word}(?![\p{L}\p{N}_])`;

const PLAIN_NAME = /^\w+$/;

/**
 * Whether a program defines a name anywhere: as a variable, loop variable, function, class, import or parameter. `name`
 * consists of letters, digits and underscores.
 */
export const isNamedIn = (source: string, name: string): boolean => {
  if (PLAIN_NAME.test(name) && !source.includes(name)) return false;
  const word = wholeWord(name);
  return [
    String.raw`${word}(?:\s*,[^=()\n]*)?\s*(?::[^=\n]*|[-+*/%]+)?=(?!=)`,
    String.raw`${wholeWord('for')}[^:\n]*${word}[^:\n]*${wholeWord('in')}`,
    String.raw`${wholeWord('(?:def|class|import|as|global|nonlocal|lambda)')}\s[^\n]*${word}`,
  ].some((pattern) => anyScript(pattern, 'u').test(source));
};

/** Names that a program defines at the start of a line. */
export const namesIn = (source: string): readonly string[] =>
  [
    ...source.matchAll(
      /^\s*(?:(?:def|class|for)\s+)?(?<name>[\p{L}_][\p{L}\p{N}_]*)\s*(?:[(:]|\bin\b|=(?!=))/gmu,
    ),
  ].flatMap(({ 0: text, groups: { name } = {} }) =>
    name && /^\s*(?:def|class|for)\s|=/.test(text) ? [name] : [],
  );
