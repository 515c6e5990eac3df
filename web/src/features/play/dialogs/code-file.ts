import { LONGEST_PROGRAM } from '@hopcode/python-runner/protocol';

/** The maximum size of a file in bytes. No program that is short enough to run is larger in UTF-8. */
const MOST_BYTES = 3 * LONGEST_PROGRAM + 4;

/**
 * Returns the program in a file, or why the file has none. `noText`: the bytes are not UTF-8 or contain a zero
 * character. `empty`: there is only white space. `tooLong`: the program is too long to run. Reads only the start of a
 * large file. Rejects if the file cannot be read.
 */
export const codeInFile = async (
  file: Blob,
): Promise<{ readonly code: string } | { readonly refused: 'noText' | 'empty' | 'tooLong' }> => {
  const isCut = file.size > MOST_BYTES;
  const bytes = await file.slice(0, MOST_BYTES).arrayBuffer();
  let code: string;
  try {
    code = new TextDecoder('utf-8', { fatal: true }).decode(bytes, { stream: isCut });
  } catch {
    return { refused: 'noText' };
  }
  if (code.includes('\0')) return { refused: 'noText' };
  if (!isCut && code.trim() === '') return { refused: 'empty' };
  return isCut || code.length > LONGEST_PROGRAM ? { refused: 'tooLong' } : { code };
};

/** The name of a file for code: trimmed, with `.py` at its end; undefined if the name is empty (game.md section 5). */
export const codeFileName = (name: string): string | undefined => {
  const trimmed = name.trim();
  if (trimmed === '') return undefined;
  return trimmed.toLowerCase().endsWith('.py') ? trimmed : `${trimmed}.py`;
};

/** Suggests a file name for a level. It has only letters and digits of any script, and hyphens between the words. */
export const suggestedFileName = (levelName: string): string =>
  levelName
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
    .replaceAll(/^-+|-+$/g, '');
