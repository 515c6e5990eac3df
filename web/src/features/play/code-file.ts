/** Name of a file for code: trimmed, with `.py` at its end; undefined when nothing is left (game.md section 5). */
export const codeFileName = (name: string): string | undefined => {
  const trimmed = name.trim();
  if (trimmed === '') return undefined;
  return trimmed.toLowerCase().endsWith('.py') ? trimmed : `${trimmed}.py`;
};

/** Suggests a file name for a level: letters and digits of any script, words joined by hyphens. */
export const suggestedFileName = (levelName: string): string =>
  levelName
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
    .replaceAll(/^-+|-+$/g, '');

/** Hands code to the learner as a file of plain text. */
export const downloadCode = (fileName: string, code: string): void => {
  const address = URL.createObjectURL(new Blob([code], { type: 'text/x-python;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = fileName;
  link.click();
  URL.revokeObjectURL(address);
};
