/**
 * Puts a label before each line of a program's output, so that programs that run at the same time can be told apart.
 * `write` gets whole lines only; `end` writes the last line when it has no end.
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
