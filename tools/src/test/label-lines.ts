/**
 * Puts a label before each line of a program's output, so that readers can tell apart programs that run simultaneously.
 * `write` gets whole lines only; `end` writes the last line if it has no line break.
 */
export const labelLines = (
  label: string,
  write: (text: string) => void,
): { readonly add: (text: string) => void; readonly end: () => void } => {
  let rest = '';
  const writeLines = (lines: readonly string[]) => {
    if (lines.length > 0) write(lines.map((line) => `${label} | ${line}\n`).join(''));
  };
  return {
    add: (text) => {
      const lines = (rest + text).split('\n');
      rest = lines.pop() ?? '';
      writeLines(lines);
    },
    end: () => {
      if (rest !== '') writeLines([rest]);
      rest = '';
    },
  };
};
