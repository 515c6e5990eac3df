import { partsOf } from '@hopcode/python-runner/keyboard/code-parts';

/** Placeholder for a string: a character that no program contains. */
const STRING = '\u0000';

/** The indent of a line in spaces. A tab counts as 4 spaces. */
const indentOf = (line: string): number => {
  const written = line.trimStart();
  return line.slice(0, line.length - written.length).replaceAll('\t', '    ').length;
};

/**
 * A program without what Python ignores: comments, blank lines, spaces inside a line, and the width of the indent.
 * If two programs have the same result here, they do the same.
 */
export const essenceOf = (program: string): string => {
  const strings: string[] = [];
  const code = partsOf(program.replaceAll(/\r\n?/g, '\n'))
    .map(({ kind, text }) => {
      if (kind === 'code') return text;
      if (text.startsWith('#')) return '';
      strings.push(text);
      return STRING;
    })
    .join('');
  const widths: number[] = [];
  const lines = code.split('\n').flatMap((line) => {
    const written = line.replaceAll(/\s/g, '');
    if (written === '') return [];
    const width = indentOf(line);
    while (widths.length > 0 && (widths.at(-1) ?? 0) >= width) widths.pop();
    widths.push(width);
    return [`${widths.length} ${written}`];
  });
  return lines.join('\n').replaceAll(STRING, () => strings.shift() ?? '');
};

/**
 * A short text that stands for a program, so that the program itself need not be stored. Equal programs have equal
 * keys.
 */
export const programKey = (program: string): string => {
  // Two hashes with 32 bits (FNV-1a). Two programs of one level practically never have the same key.
  let [first, second] = [0x811c9dc5, 0x01234567];
  for (const character of essenceOf(program)) {
    const code = character.codePointAt(0) ?? 0;
    first = Math.imul(first ^ code, 0x01000193);
    second = Math.imul(second ^ code, 0x85ebca6b) + 1;
  }
  return `${(first >>> 0).toString(36)}-${(second >>> 0).toString(36)}`;
};
