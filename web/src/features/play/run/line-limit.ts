/** Lines of a program that count: not empty and no comment (game.md section 5, 'Editor'). */
export const countedLines = (code: string): number =>
  code.split(/\r\n|\r|\n/).filter((line) => {
    const text = line.trim();
    return text !== '' && !text.startsWith('#');
  }).length;

/** Whether a program has more lines than its level allows; a level without a limit allows any number. */
export const exceedsLineLimit = (code: string, maxLines: number | undefined): boolean =>
  maxLines !== undefined && countedLines(code) > maxLines;
